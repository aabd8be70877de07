/* Makes the streams of a PDF smaller: page content, fonts and images. */

/**
 * The tables of a TrueType font that a PDF reader uses. All other tables are for choosing and positioning glyphs, which
 * Chromium has already done.
 */
const FONT_TABLES = new Set(['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep']);
const HEADER_LENGTH = 12;
const ENTRY_LENGTH = 16;

/**
 * Rounds the decimal numbers in page content: numbers below 10 to two decimals, and larger numbers to one decimal. The
 * larger numbers are positions, for which a tenth of a CSS pixel is precise enough.
 */
export const roundNumbers = (content) =>
  content.replace(/-?\d*\.\d{2,}(?= )/g, (number) =>
    String(Number(Number(number).toFixed(Math.abs(Number(number)) < 10 ? 2 : 1))),
  );

/** Removes the tables of a TrueType font that a PDF does not need. */
export function stripFont(font) {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = font.subarray(
      HEADER_LENGTH + index * ENTRY_LENGTH,
      HEADER_LENGTH + (index + 1) * ENTRY_LENGTH,
    );
    const [offset, length] = [entry.readUInt32BE(8), entry.readUInt32BE(12)];
    return { entry: Buffer.from(entry), data: font.subarray(offset, offset + length) };
  }).filter(({ entry }) => FONT_TABLES.has(entry.toString('latin1', 0, 4)));
  const header = Buffer.from(font.subarray(0, HEADER_LENGTH));
  header.writeUInt16BE(entries.length, 4);
  let offset = HEADER_LENGTH + entries.length * ENTRY_LENGTH;
  const parts = entries.map(({ entry, data }) => {
    entry.writeUInt32BE(offset, 8);
    const padded = Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([header, ...entries.map(({ entry }) => entry), ...parts]);
}

/** Converts an image with one channel from 8 to 4 bits per pixel. */
export function halveGreyImage(pixels, width) {
  const height = pixels.length / width;
  const rowLength = Math.ceil(width / 2);
  const packed = Buffer.alloc(rowLength * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      packed[y * rowLength + (x >> 1)] |= (pixels[y * width + x] >> 4) << (x % 2 ? 0 : 4);
  return packed;
}
