import sharp from 'sharp';

/** A picture of a head before a plain ground, seen as one part whose lines run in a slow wave. */
export async function photographed(file, { width, height, scale }) {
  const picture = sharp(file).resize(width, height).ensureAlpha();
  const data = await picture.raw().toBuffer();
  const pixels = Array.from({ length: width * height }, (_, at) => data.subarray(at * 4, at * 4 + 4));
  const light = pixels.map(([red, green, blue]) => (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255);
  const part = pixels.map(([, , , alpha]) => (alpha > 127 ? 0 : -1));
  const depth = pixels.map((_, at) => (7 * Math.sin((at % width) / 95)) / scale);
  const seen = { light, part, depth };
  return { seen, parts: [{ kind: 'photograph' }], marks: [] };
}
