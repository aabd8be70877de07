/*
 * Creates a subset of a font for an Indic script, with the glyphs of given words. Indic scripts join letters. A subset
 * by characters would contain all glyphs that the characters can form, but a text uses only few of them.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Blob, Buffer as TextBuffer, BufferContentType, Face, Feature, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

const convert = (file, targetFormat) => subsetFont(file, undefined, { keepAllGlyphs: true, targetFormat });
const src = fileURLToPath(new URL('../src/', import.meta.url));

/**
 * Returns the distinct words of a language that consist of the given characters. It reads all folders in `src` that are
 * named after the language.
 */
export function wordsOf(language, characters) {
  const files = readdirSync(src, { recursive: true }).filter((file) =>
    file.split(/[\\/]/).includes(language),
  );
  const text = files
    .filter((file) => /\.(?:json|md|tsx?)$/.test(file))
    .map((file) => readFileSync(`${src}${file}`, 'utf8'));
  return [...new Set(text.join('\n').match(new RegExp(`[${characters}]+`, 'g')))];
}

/** Opens a font file for shaping. */
export async function openFont(file) {
  const sfnt = await convert(file, 'truetype');
  return { sfnt, font: new Font(new Face(new Blob(new Uint8Array(sfnt).buffer))) };
}

/**
 * The OpenType features that join letters. Their glyphs take half of a file. In most cases, a half form followed by the
 * next letter can replace them.
 */
const joining = ['pres', 'blwf', 'ccmp', 'dist'];
/** OpenType features of Indic scripts. */
const features = [
  ...'nukt akhn rphf rkrf half vatu cjct abvs blws psts haln abvm blwm'.split(' '),
  ...joining,
];

/**
 * Shapes a word, which means that it selects the glyphs for its characters. Calls `onGlyph` for each glyph of the
 * result and of the intermediate steps.
 */
function shapeWord({ font }, word, onGlyph, isJoined = true) {
  const buffer = new TextBuffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  if (onGlyph)
    buffer.setMessageFunc(() => {
      if (buffer.getContentType() === BufferContentType.GLYPHS)
        for (const { codepoint } of buffer.getGlyphInfos()) onGlyph(codepoint);
      return true;
    });
  shape(font, buffer, isJoined ? [] : joining.map((name) => Feature.fromString(`-${name}`)));
  return buffer.getGlyphInfosAndPositions();
}

/** Returns a function that describes how a font draws a word, by the outlines and their positions. */
export function drawingsOf(opened) {
  const outlines = new Map();
  const outline = (glyph) => {
    if (!outlines.has(glyph)) outlines.set(glyph, opened.font.glyphToPath(glyph));
    return outlines.get(glyph);
  };
  return (word) =>
    shapeWord(opened, word)
      .map(({ codepoint, xAdvance, xOffset, yOffset }) =>
        [outline(codepoint), xAdvance, xOffset, yOffset].join(),
      )
      .join(' ');
}

const consonants = Array.from({ length: 37 }, (_, i) => String.fromCharCode(0x915 + i));
/** Matches a virama between two consonants. It removes the vowel of the first consonant, and joins both. */
const joint = /(\p{L}\u093c?)\u094d(?=\p{L})/gu;

/**
 * Returns a function that checks whether a font draws a word wrongly: a letter is missing, or a virama sign is visible
 * where two letters should be joined.
 */
export function createShapingCheck(opened) {
  const glyphsOf = (word, isJoined) =>
    shapeWord(opened, word, undefined, isJoined).map(({ codepoint }) => codepoint);
  // These are the glyphs of the virama sign, and of letters that carry this sign.
  const signs = new Set(consonants.flatMap((letter) => glyphsOf(`${letter}\u094d`)));
  for (const glyph of consonants.flatMap((letter) => glyphsOf(letter))) signs.delete(glyph);
  return (word, isJoined = true) => {
    const glyphs = glyphsOf(word, isJoined);
    const expected = word.replace(joint, '').split('\u094d').length - 1;
    return glyphs.includes(0) || glyphs.filter((glyph) => signs.has(glyph)).length > expected;
  };
}

/** Returns the average width in em of a character in the words. */
export function averageWidth(opened, words) {
  const advances = words.flatMap((word) => shapeWord(opened, word).map(({ xAdvance }) => xAdvance));
  const sum = advances.reduce((total, advance) => total + advance, 0);
  return sum / opened.font.face.upem / words.join('').length;
}

/** These are constants of hb-subset.h. */
// These flags remove hinting and do not add glyphs of substitutions.
const [FLAGS, DROP_TABLES, NAMES, FEATURES] = [0x1 | 0x200, 3, 4, 6];
const tag = (name) => [...name].reduce((sum, sign) => (sum << 8) + sign.charCodeAt(0), 0);

/**
 * Returns a woff2 font with the glyphs of `text` and of the shaped `words`. `which` selects all joined letters, or only
 * those without a half form. It calls the subsetter of HarfBuzz directly, because subset-font cannot select glyphs.
 */
export async function subsetByWords(opened, text, words, which) {
  const glyphs = new Set();
  const hasShapingError = createShapingCheck(opened);
  for (const word of words)
    shapeWord(opened, word, (glyph) => glyphs.add(glyph), which === 'joined' || hasShapingError(word, false));
  const module = await readFile(fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')));
  const hb = (await WebAssembly.instantiate(module)).instance.exports;
  hb._initialize();
  const heap = () => new Uint8Array(hb.memory.buffer); // an earlier view would be detached when the memory grows
  const input = hb.hb_subset_input_create_or_fail();
  const add = (set, values) => values.forEach((value) => hb.hb_set_add(set, value));
  add(
    hb.hb_subset_input_unicode_set(input),
    [...text].map((sign) => sign.codePointAt(0)),
  );
  add(hb.hb_subset_input_glyph_set(input), [...glyphs]);
  add(hb.hb_subset_input_set(input, DROP_TABLES), ['gasp'].map(tag));
  hb.hb_set_clear(hb.hb_subset_input_set(input, NAMES));
  hb.hb_set_clear(hb.hb_subset_input_set(input, FEATURES));
  add(hb.hb_subset_input_set(input, FEATURES), features.map(tag));
  hb.hb_subset_input_set_flags(input, FLAGS);
  const start = hb.malloc(opened.sfnt.length);
  heap().set(opened.sfnt, start);
  const face = hb.hb_face_create(hb.hb_blob_create(start, opened.sfnt.length, 2, 0, 0), 0);
  const subset = hb.hb_subset_or_fail(face, input);
  if (!subset)
    throw new Error('HarfBuzz cannot subset this font: choose another file in tailwind/typefaces.mjs');
  const blob = hb.hb_face_reference_blob(subset);
  const at = hb.hb_blob_get_data(blob, 0);
  const file = Buffer.from(heap().subarray(at, at + hb.hb_blob_get_length(blob)));
  return convert(file, 'woff2');
}
