/* Reads the metrics of fonts. scripts/fonts.mjs calculates the size of fallback fonts from them. */
import subsetFont from 'subset-font';

/**
 * The frequencies of letters in English text, per 10,000 characters (@capsizecss/unpack 4, without rare characters).
 * The average widths in font-fallbacks.mjs are based on the same frequencies, so the ratio of two widths can be used as
 * `size-adjust`.
 */
// oxfmt-ignore
const frequency = Object.entries({
  ' ': 1540, e: 922, t: 672, a: 668, i: 588, n: 578, o: 571, r: 526, s: 469, h: 351, l: 304,
  d: 298, c: 232, u: 207, m: 181, f: 170, p: 163, g: 155, y: 123, b: 114, w: 110, ',': 83,
  '.': 79, v: 76, k: 46, T: 41, S: 41, A: 40, C: 31, M: 25, x: 25, P: 23, I: 22, B: 20, '-': 18,
  R: 15, F: 15, N: 14, "'": 14, H: 13, D: 13, L: 12, '"': 12, W: 12, z: 11, G: 11, E: 11,
  '(': 10, ')': 10, j: 9, J: 9, O: 9, q: 8, ':': 8, K: 7, V: 5, Y: 3, Z: 2, Q: 1, X: 1,
});

const readTable = (sfnt, tag) => {
  for (let at = 12; at < 12 + sfnt.readUInt16BE(4) * 16; at += 16) {
    if (sfnt.toString('latin1', at, at + 4) === tag) return sfnt.subarray(sfnt.readUInt32BE(at + 8));
  }
  throw new Error(`The font has no ${tag} table: choose another file in tailwind/typefaces.mjs`);
};

/** Reads the cmap subtables of format 4. Every font with characters of the Basic Multilingual Plane has one. */
const readCharacterMap = (cmap) => {
  const map = new Map();
  for (let record = 4; record < 4 + cmap.readUInt16BE(2) * 8; record += 8) {
    const table = cmap.subarray(cmap.readUInt32BE(record + 4));
    if (table.readUInt16BE(0) !== 4) continue;
    const width = table.readUInt16BE(6);
    const [ends, starts, deltas, ranges] = [14, 16 + width, 16 + 2 * width, 16 + 3 * width];
    for (let at = 0; at < width; at += 2) {
      const range = table.readUInt16BE(ranges + at);
      const start = table.readUInt16BE(starts + at);
      for (let code = start; code <= table.readUInt16BE(ends + at) && code < 0xffff; code += 1) {
        const base = range && table.readUInt16BE(ranges + at + range + 2 * (code - start));
        const glyph = range && !base ? 0 : ((base || code) + table.readUInt16BE(deltas + at)) & 0xffff;
        if (glyph) map.set(code, glyph);
      }
    }
  }
  return map;
};

/**
 * Reads the metrics of a woff2, woff or sfnt font, and the code points of its characters. All metrics are in em.
 * `averageWidth` is for English text including spaces. `weight` sets the wght axis of a variable font.
 */
export const readFont = async (file, weight) => {
  const sfnt = await subsetFont(file, undefined, {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
    ...(weight ? { variationAxes: { wght: weight } } : {}),
  });
  const em = readTable(sfnt, 'head').readUInt16BE(18);
  const hhea = readTable(sfnt, 'hhea');
  const hmtx = readTable(sfnt, 'hmtx');
  const glyphs = readCharacterMap(readTable(sfnt, 'cmap'));
  const last = hhea.readUInt16BE(34) - 1;
  const advance = (char) => hmtx.readUInt16BE(4 * Math.min(glyphs.get(char.charCodeAt(0)) ?? 0, last));
  const measured = frequency.filter(([char]) => glyphs.has(char.charCodeAt(0)));
  const total = measured.reduce((sum, [, weighting]) => sum + weighting, 0);
  const widths = measured.reduce((sum, [char, weighting]) => sum + weighting * advance(char), 0);
  return {
    characters: [...glyphs.keys()],
    ascent: hhea.readInt16BE(4) / em,
    descent: -hhea.readInt16BE(6) / em,
    lineGap: hhea.readInt16BE(8) / em,
    space: advance(' ') / em,
    averageWidth: total ? widths / total / em : 0,
  };
};
