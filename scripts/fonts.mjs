/**
 * Creates subsets of the typefaces in tailwind/typefaces.mjs. Writes them to src/styles/fonts/, and their rules to
 * fonts.css and fonts-hi.css. Run `npm run fonts` after a change of the typefaces, a font package or a character set. Also
 * run it if a test names Hindi words that need new glyphs. Then commit the result. The build does not run this script.
 */
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import {
  allFaces,
  findFace,
  fontBytes,
  languageTypefaces,
  getLicencePath,
  getStem,
  typefaces,
} from '../tailwind/typefaces.mjs';
import { readFont } from './font-metrics.mjs';
import { createFallbackFaces, createScriptFallbacks, createSpaceFallbacks } from './font-fallbacks.mjs';
import { formatFiles } from './format-files.mjs';
import { measureAverageWidth, openFont, subsetByWords, collectWords } from './font-glyphs.mjs';

const root = new URL('../', import.meta.url);
const styles = new URL('src/styles/', root);

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 0x20 + i));
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const marks = ` .,:;-–—’‘“”()&/?!%+'\u00a0`;
const displayMarks = marks.replace(/[—‘!&']/g, '');
/**
 * The characters of nearly all texts. All other characters are in a second file, which the browser loads only if a page
 * contains one of them.
 */
const common = {
  text: `${letters}0123456789${marks}@©·[]*`,
  display: `${letters}0123456789${displayMarks}`,
  italic: letters + displayMarks,
};
const all = `${ascii}\u00a0©®°·×½¼¾éèêëçàâïñöü–—‘’“”•…™−`;
// Headings and figures need fewer characters than text.
const display = `${ascii}\u00a0©·×½é–—‘’“”…`;
const rupee = '₹';

/** For each subset of Fontsource, the start of its Unicode block. A block has 128 characters. */
const blocks = {
  devanagari: 0x0900,
  bengali: 0x0980,
  gurmukhi: 0x0a00,
  gujarati: 0x0a80,
  tamil: 0x0b80,
  telugu: 0x0c00,
  kannada: 0x0c80,
  malayalam: 0x0d00,
};
/** The zero-width joiners, and the dotted circle that browsers show below a combining sign that has no letter. */
const joiners = '\u200c\u200d\u25cc';
const createBlock = (start) => String.fromCharCode(...Array.from({ length: 128 }, (_, i) => start + i));

/**
 * Returns the files of a face with their characters. The sign ₹ has its own file, because Fontsource has it in the
 * subset latin-ext and not in latin. If the package has all characters in one file (`complete`), ₹ needs no separate
 * file.
 */
function listSubsets({ roles, script, family, complete }, { style }, stem) {
  if (script !== undefined) {
    if (!(script in blocks))
      throw new Error(
        `${family}: scripts/fonts.mjs does not know the script '${script}': use one of ${Object.keys(blocks).join(', ')}`,
      );
    return [{ name: stem, subset: script, text: createBlock(blocks[script]) + joiners }];
  }
  const isText = roles.includes('sans');
  const commonText = isText ? common.text : style === 'italic' ? common.italic : common.display;
  const rest = [...(isText ? all : display)].filter((character) => !commonText.includes(character)).join('');
  if (complete)
    return [
      { name: stem, subset: 'all', text: commonText + rupee },
      { name: `${stem}-rest`, subset: 'all', text: rest },
    ];
  return [
    { name: stem, subset: 'latin', text: commonText },
    { name: `${stem}-rest`, subset: 'latin', text: rest },
    { name: `${stem}-rupee`, subset: 'latin-ext', text: rupee },
  ];
}

/**
 * Returns the OpenType features to keep. Tables and prices need lnum and tnum (lining and tabular figures), because
 * some faces have old-style figures by default. Only the preloaded display face keeps ligatures (liga), because they
 * take 0.3 to 1.3 kB per face.
 */
function selectFeatures({ roles, script }, { style, first }) {
  if (script !== undefined) return undefined;
  if (roles.includes('sans')) return ['kern', 'lnum', 'tnum'];
  if (style === 'italic') return ['kern'];
  return first ? ['kern', 'liga', 'lnum', 'tnum'] : ['kern', 'lnum', 'tnum'];
}

const getFolder = (name) => new URL(`node_modules/${name}/`, root);
const isVariable = ({ weight }) => weight.includes(' ');

/** Returns the content of a face's font file in its package. */
function readPackageFont(typeface, face, subset) {
  const [name, type] = subset === 'all' ? [typeface.complete, 'woff'] : [typeface.package, 'woff2'];
  const weight = isVariable(face) ? 'wght' : face.weight;
  return readFile(
    new URL(`files/${name.split('/').at(-1)}-${subset}-${weight}-${face.style}.${type}`, getFolder(name)),
  );
}

const toHex = (code) => code.toString(16).toUpperCase().padStart(4, '0');
const formatUnicodeRange = (text) => {
  const ranges = [];
  for (const code of [...new Set(text)].map((char) => char.codePointAt(0)).sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([a, b]) => `U+${toHex(a)}${a === b ? '' : `-${toHex(b)}`}`).join(', ');
};
const formatPercent = (part) => `${(100 * part).toFixed(2)}%`;
const createRule = (declarations) =>
  `@font-face {\n${Object.entries(declarations)
    .map(([key, value]) => `  ${key}: ${value};\n`)
    .join('')}}\n`;

await rm(new URL('fonts/', styles), { recursive: true, force: true });
await mkdir(new URL('fonts/', styles), { recursive: true });
const rules = [];
const bytes = { first: 0, all: 0 };
const fallbackRules = [];
for (const { typeface, face, stem } of allFaces) {
  const [lightest, heaviest] = face.weight.split(' ').map(Number);
  const range = isVariable(face) ? { variationAxes: { wght: { min: lightest, max: heaviest } } } : {};
  const options = {
    ...range,
    noHinting: true,
    targetFormat: 'woff2',
    keepFeatures: selectFeatures(typeface, face),
  };
  for (const { name, subset, text } of listSubsets(typeface, face, stem)) {
    const source = await readPackageFont(typeface, face, subset);
    const available = new Set((await readFont(source)).characters);
    const isAvailable = (sign) => available.has(sign.codePointAt(0));
    const present = [...text].filter((sign) => isAvailable(sign)).join('');
    const missing = [...text].filter((sign) => !isAvailable(sign)).join('');
    if (missing && typeface.script === undefined)
      console.log(`${typeface.family} has no glyphs for ${missing}`);
    if (!present) continue;
    const file = await subsetFont(source, present, options);
    await writeFile(new URL(`fonts/${name}.woff2`, styles), file);
    console.log(`${name}.woff2 ${file.length} bytes`);
    bytes.all += file.length;
    if (face.first && name === stem) bytes.first += file.length;
    rules.push(
      createRule({
        'font-family': `'${typeface.family}'`,
        src: `url('./fonts/${name}.woff2') format('woff2')`,
        'font-weight': face.weight,
        'font-style': face.style,
        'font-display': 'swap',
        'unicode-range': formatUnicodeRange(present),
      }),
    );
    if (name !== stem || typeface.script !== undefined) continue;
    for (const { weight, fonts } of createFallbackFaces(typeface, face)) {
      const metrics = await readFont(file, isVariable(face) ? Number(weight) : undefined);
      for (const { local, width } of fonts) {
        const size = metrics.averageWidth / width;
        fallbackRules.push(
          createRule({
            'font-family': `'${typeface.family} Fallback'`,
            src: local.map((name) => `local('${name}')`).join(', '),
            'font-weight': weight,
            'font-style': face.style,
            'size-adjust': formatPercent(size),
            'ascent-override': formatPercent(metrics.ascent / size),
            'descent-override': formatPercent(metrics.descent / size),
            'line-gap-override': formatPercent(metrics.lineGap / size),
          }),
        );
      }
    }
  }
}
rules.push(...fallbackRules);

/** Matches characters that do not occur in the site's Hindi: signs of other languages, and Devanagari digits. */
const rare =
  /[\u0900\u0904\u090c\u090e\u0912\u0929\u0931\u0934\u093a\u093b\u0944\u0946\u094a\u094e-\u0957\u0960-\u0963\u0966-\u097f]/g;
/**
 * Returns the half form of each consonant. Visitors can type words with half forms that are not in src/words. The
 * letters have the same positions in all Indic blocks of Unicode.
 */
const createHalfForms = (start) =>
  Array.from({ length: 37 }, (_, i) => String.fromCharCode(start + 0x15 + i, start + 0x4d, 0x200d));

/** Frequent joined letters whose first letter has no half form. Visitors can type words that contain them. */
const usualJoints = {
  devanagari: 'ट्ट ट्ठ ड्ड ड्ढ ट्य ड्य द्ग द्द द्ध द्ब द्भ द्म द्य द्व द्ध्य द्व्य ह्ण ह्न ह्म ह्य ह्र ह्ल ह्व'.split(' '),
};

/** Returns the Latin faces that have the same role as a typeface of another language, with their metrics. */
const findLatinFaces = ({ roles }) =>
  Promise.all(
    allFaces
      .filter(({ typeface }) => typeface === findFace(roles[0], 400).typeface)
      .map(async ({ typeface: { family }, face: { weight, style }, stem }) => {
        const metrics = await readFont(await readFile(new URL(`fonts/${stem}.woff2`, styles)));
        return { family, weight, style, ...metrics };
      }),
  );

/**
 * Returns the declarations for the line metrics of a Latin face. All faces of the same family need them
 * (`createScriptFallbacks`).
 */
const createLineMetrics = ({ ascent, descent }, size = 1) =>
  ascent === undefined
    ? {}
    : { 'ascent-override': formatPercent(ascent / size), 'descent-override': formatPercent(descent / size) };

/** Returns the `@font-face` rule that adds the letters of a face to one weight and style of a family. */
function createLanguageRule(face, file, text, { family, weight, style, ...metrics }) {
  const url = `url('./fonts/${file}') format('woff2')`;
  return createRule({
    'font-family': `'${family}'`,
    src: face.local ? `${formatLocalSources(face.local)}, ${url}` : url,
    'font-weight': weight,
    'font-style': style,
    'font-display': 'swap',
    ...createLineMetrics(metrics),
    'unicode-range': formatUnicodeRange(text),
  });
}

const spaces = ' \u00a0';
const formatLocalSources = (names) => names.map((name) => `local('${name}')`).join(', ');

/**
 * Returns fallback rules for the letters and spaces of a language. The browser uses them until the faces of the
 * language are loaded. The rules belong to the families of the Latin faces with the same role.
 */
async function createScriptFallbackRules(typeface) {
  const letters = createBlock(blocks[typeface.script]).replace(rare, '');
  const source = await readPackageFont(typeface, typeface.faces[0], typeface.script);
  const width = measureAverageWidth(await openFont(source), collectWords(typeface.language, letters));
  const own = await readFont(source);
  const faces = await findLatinFaces(typeface);
  const fallback = ({ family, weight, style, ...metrics }, { local, size }, text) =>
    createRule({
      'font-family': `'${family}'`,
      src: formatLocalSources(local),
      'font-weight': weight,
      'font-style': style,
      'size-adjust': formatPercent(size),
      ...createLineMetrics(metrics, size),
      'unicode-range': formatUnicodeRange(text),
    });
  const [{ family, weight, space, ...first }] = faces;
  const ofFallback = { ...first, family: `${family} Fallback`, weight: weight.split(' ')[0] };
  return [
    ...createSpaceFallbacks(typeface, typeface.after ? space : own.space).map((font) =>
      fallback(ofFallback, font, spaces),
    ),
    ...faces.flatMap((face) =>
      createScriptFallbacks(typeface, width).map((font) =>
        fallback(face, font, font.isBox ? letters : letters + joiners),
      ),
    ),
  ];
}

/**
 * Returns the rule of a face that has no file, but is installed on some devices. The rule is in the fallback family. In
 * the main family, a browser would select this face by its weight, and skip the complete family on devices without the
 * font.
 */
const createDeviceRule = ({ family }, face, text) =>
  createRule({
    'font-family': `'${family} Fallback'`,
    src: formatLocalSources(face.local),
    'font-weight': face.weight,
    'font-style': face.style,
    'unicode-range': formatUnicodeRange(text),
  });

/**
 * Writes the file of a face for a language, and returns its rules. The rules add the letters and spaces to each Latin
 * face with the same role, in the weight and style of the Latin face. If the typeface has `after`, a rule adds only the
 * letters, and only to the family `after`. A face with `deviceOnly` has no file.
 */
async function writeLanguageFace(typeface, face) {
  const start = blocks[typeface.script];
  const letters = (createBlock(start) + joiners).replace(rare, '');
  const latin = await findLatinFaces(typeface);
  if (face.deviceOnly) return [createDeviceRule(latin[0], face, letters)];
  const text = typeface.after ? letters : letters + spaces;
  const source = await readPackageFont(typeface, face, typeface.script);
  const words = [
    ...collectWords(typeface.language, letters),
    ...createHalfForms(start),
    ...((face.local && usualJoints[typeface.script]) || []),
  ];
  // See `local` in tailwind/typefaces.mjs.
  const joinedLetters = face.local ? 'few' : 'all';
  const subset = await subsetByWords(await openFont(source), { text, words, joinedLetters });
  const file = `${typeface.language}/${getStem(typeface, face)}.woff2`;
  await mkdir(new URL(`fonts/${typeface.language}/`, styles), { recursive: true });
  await writeFile(new URL(`fonts/${file}`, styles), subset);
  console.log(`${file} ${subset.length} bytes`);
  const targets = typeface.after
    ? [{ family: typeface.after, weight: face.weight, style: face.style }]
    : latin;
  return targets.map((one) => createLanguageRule(face, file, text, one));
}

const header = '/* Generated by `npm run fonts` from tailwind/typefaces.mjs: do not edit. */\n\n';
const stylesheet = fileURLToPath(new URL('fonts.css', styles));
await writeFile(stylesheet, header + rules.join('\n'));
const stylesheets = [stylesheet];
for (const language of new Set(languageTypefaces.map((typeface) => typeface.language))) {
  const rulesOfLanguage = [];
  for (const typeface of languageTypefaces.filter((one) => one.language === language)) {
    rulesOfLanguage.push(...(await createScriptFallbackRules(typeface)));
    for (const face of typeface.faces) rulesOfLanguage.push(...(await writeLanguageFace(typeface, face)));
  }
  stylesheets.push(fileURLToPath(new URL(`fonts-${language}.css`, styles)));
  await writeFile(stylesheets.at(-1), header + rulesOfLanguage.join('\n'));
}
formatFiles(stylesheets);
for (const typeface of [...typefaces, ...languageTypefaces])
  await copyFile(new URL('LICENSE', getFolder(typeface.package)), new URL(getLicencePath(typeface), root));
for (const [which, sum] of Object.entries(bytes))
  console.log(
    `${which}: ${sum} bytes, limit ${fontBytes[which]} (fontBytes in tailwind/typefaces.mjs)` +
      (sum > fontBytes[which] ? ': choose a smaller typeface or raise the limit' : ''),
  );
