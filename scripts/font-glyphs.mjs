/*
 * Creates a subset of a font for an Indic script, with the glyphs of some words. Indic scripts join letters. A subset
 * by characters would contain all glyphs that the characters can form, but a text uses only few of these glyphs.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Blob, Buffer as TextBuffer, BufferContentType, Face, Feature, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** Converts a font file to another format, with all its glyphs. */
const convertFont = (file, targetFormat) =>
  subsetFont(file, undefined, { keepAllGlyphs: true, targetFormat });
const src = fileURLToPath(new URL('../src/', import.meta.url));

/**
 * Returns the distinct words of a language that consist of these characters. Reads all folders in `src` that are named
 * after the language.
 */
export function collectWords(language, characters) {
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
  const sfnt = await convertFont(file, 'truetype');
  return { sfnt, font: new Font(new Face(new Blob(new Uint8Array(sfnt).buffer))) };
}

/**
 * OpenType features for fully joined letters. The glyphs of these letters would be half of the font file. A subset with
 * few joined letters (`subsetByWords`) omits these glyphs in words for which half forms are also correct.
 */
const JOINED_LETTER_FEATURES = ['pres', 'blwf', 'ccmp', 'dist'];
/** All OpenType features that Indic scripts need. */
const INDIC_FEATURES = [
  ...'nukt akhn rphf rkrf half vatu cjct abvs blws psts haln abvm blwm'.split(' '),
  ...JOINED_LETTER_FEATURES,
];

/**
 * Shapes a word, which means that HarfBuzz selects the glyphs for its characters.
 * @param options.hasJoinedLetters whether HarfBuzz applies `JOINED_LETTER_FEATURES`; if not, it selects half forms
 * @param options.onGlyph is called for each glyph of the result and of the intermediate steps
 */
function shapeWord({ font }, word, { hasJoinedLetters = true, onGlyph } = {}) {
  const buffer = new TextBuffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  if (onGlyph)
    buffer.setMessageFunc(() => {
      if (buffer.getContentType() === BufferContentType.GLYPHS)
        for (const { codepoint } of buffer.getGlyphInfos()) onGlyph(codepoint);
      return true;
    });
  const omitted = hasJoinedLetters ? [] : JOINED_LETTER_FEATURES;
  shape(
    font,
    buffer,
    omitted.map((name) => Feature.fromString(`-${name}`)),
  );
  return buffer.getGlyphInfosAndPositions();
}

const VIRAMA = '\u094d';
const consonants = Array.from({ length: 37 }, (_, i) => String.fromCharCode(0x915 + i));
/**
 * Matches a consonant and its virama before another consonant. There, the virama joins both letters and must not be
 * visible.
 */
const consonantWithJoiningVirama = new RegExp(`\\p{L}\u093c?${VIRAMA}(?=\\p{L})`, 'gu');

/**
 * Returns a function that checks whether a font draws a word wrongly: a letter is missing, or a virama sign is visible
 * where two letters should be joined. The function has the options of `shapeWord`.
 */
export function createShapingCheck(opened) {
  const glyphsOf = (word, options) => shapeWord(opened, word, options).map(({ codepoint }) => codepoint);
  // The glyphs of the virama sign, and of letters that carry this sign.
  const viramaGlyphs = new Set(consonants.flatMap((letter) => glyphsOf(letter + VIRAMA)));
  for (const glyph of consonants.flatMap((letter) => glyphsOf(letter))) viramaGlyphs.delete(glyph);
  return (word, options) => {
    const glyphs = glyphsOf(word, options);
    const expected = word.replace(consonantWithJoiningVirama, '').split(VIRAMA).length - 1;
    return glyphs.includes(0) || glyphs.filter((glyph) => viramaGlyphs.has(glyph)).length > expected;
  };
}

/** Returns the average width in em of a character in the words. */
export function measureAverageWidth(opened, words) {
  const advances = words.flatMap((word) => shapeWord(opened, word).map(({ xAdvance }) => xAdvance));
  const sum = advances.reduce((total, advance) => total + advance, 0);
  return sum / opened.font.face.upem / words.join('').length;
}

// Constants of hb-subset.h.
const [DROPPED_TABLES, NAMES, FEATURES] = [3, 4, 6];
const [NO_HINTING, NO_LAYOUT_CLOSURE] = [0x1, 0x200];
/** With these flags, HarfBuzz keeps only the given glyphs, and not the glyphs that substitutions could produce. */
const FLAGS = NO_HINTING | NO_LAYOUT_CLOSURE;
// Constants of hb-blob.h and hb-face.h.
const MEMORY_MODE_WRITABLE = 2;
const FIRST_FACE = 0;
/** The null pointer, for optional arguments of HarfBuzz: user data, a destructor, an output for a length. */
const NULL = 0;

/** Returns the 32-bit OpenType tag of a table or a feature from its name of four letters. */
const toTag = (name) => [...name].reduce((sum, sign) => (sum << 8) + sign.charCodeAt(0), 0);

/** Returns the glyphs that the words need (`joinedLetters` as in `subsetByWords`). */
function selectGlyphs(opened, words, joinedLetters) {
  const glyphs = new Set();
  const onGlyph = (glyph) => glyphs.add(glyph);
  const hasShapingError = createShapingCheck(opened);
  for (const word of words) {
    const hasJoinedLetters = joinedLetters === 'all' || hasShapingError(word, { hasJoinedLetters: false });
    shapeWord(opened, word, { hasJoinedLetters, onGlyph });
  }
  return glyphs;
}

/** Loads the subsetter of HarfBuzz. Returns its functions, which have the names of its C interface. */
async function loadSubsetter() {
  const module = await readFile(fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')));
  const hb = (await WebAssembly.instantiate(module)).instance.exports;
  hb._initialize();
  return hb;
}

/** Returns the settings of a subset. */
function createInput(hb, text, glyphs) {
  const input = hb.hb_subset_input_create_or_fail();
  const add = (set, values) => values.forEach((value) => hb.hb_set_add(set, value));
  const characters = [...text].map((sign) => sign.codePointAt(0));
  add(hb.hb_subset_input_unicode_set(input), characters);
  add(hb.hb_subset_input_glyph_set(input), [...glyphs]);
  // The subset has no `gasp` table, which only controls hinting, and no names.
  add(hb.hb_subset_input_set(input, DROPPED_TABLES), ['gasp'].map(toTag));
  hb.hb_set_clear(hb.hb_subset_input_set(input, NAMES));
  // The subset has these features instead of the default features.
  hb.hb_set_clear(hb.hb_subset_input_set(input, FEATURES));
  add(hb.hb_subset_input_set(input, FEATURES), INDIC_FEATURES.map(toTag));
  hb.hb_subset_input_set_flags(input, FLAGS);
  return input;
}

/** Copies a font into the memory of HarfBuzz, and returns the file of its subset. */
function runSubsetter(hb, sfnt, input) {
  // When the memory grows, its earlier views are detached, so each access needs a new view.
  const getMemory = () => new Uint8Array(hb.memory.buffer);
  const start = hb.malloc(sfnt.length);
  getMemory().set(sfnt, start);
  const source = hb.hb_blob_create(start, sfnt.length, MEMORY_MODE_WRITABLE, NULL, NULL);
  const subset = hb.hb_subset_or_fail(hb.hb_face_create(source, FIRST_FACE), input);
  if (!subset)
    throw new Error('HarfBuzz cannot subset this font: choose another file in tailwind/typefaces.mjs');
  const result = hb.hb_face_reference_blob(subset);
  const resultStart = hb.hb_blob_get_data(result, NULL);
  return Buffer.from(getMemory().subarray(resultStart, resultStart + hb.hb_blob_get_length(result)));
}

/**
 * Returns a woff2 font with the characters of `text` and the glyphs of the shaped `words`. The function calls HarfBuzz
 * directly, because subset-font cannot select glyphs.
 * @param joinedLetters 'all', or 'few' for only the joined letters of words that half forms would draw wrongly
 */
export async function subsetByWords(opened, { text, words, joinedLetters }) {
  const hb = await loadSubsetter();
  const input = createInput(hb, text, selectGlyphs(opened, words, joinedLetters));
  return convertFont(runSubsetter(hb, opened.sfnt, input), 'woff2');
}
