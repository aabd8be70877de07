/**
 * Cuts the site's fonts from the @fontsource packages and writes src/styles/fonts.css.
 * Run `node scripts/fonts.mjs` after a change of package version or character set, and commit
 * what it writes: a build needs neither this script nor the packages.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import subsetFont from 'subset-font';
import { readFont } from './font-metrics.mjs';

const root = new URL('../', import.meta.url);
const styles = new URL('src/styles/', root);
const bona = new URL('node_modules/@fontsource/bona-nova/', root);
const sourceSans = new URL('node_modules/@fontsource-variable/source-sans-3/', root);

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 0x20 + i));
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const marks = ` .,:;-–—’‘“”()&/?!%+'\u00a0`;
/** What nearly all words are made of; the rest is a file of its own, fetched where a page shows any of it. */
const common = {
  text: `${letters}0123456789${marks}@©·[]*`,
  display: letters + '0123456789' + marks,
  italic: letters + marks,
};
const all = `${ascii}\u00a0©®°·×½¼¾éèêëçàâïñöü–—‘’“”•…™−`;
// Headings and figures: a display face is read in few words.
const display = `${ascii}\u00a0©·×½é–—‘’“”…`;
const rupee = '₹';

// Bona's default figures are old-style: lnum and tnum are what ledgers and prices use. Only the
// large headings keep their ligatures, which cost 0.3 to 1.3 kB a face.
const features = { 'bona-400': ['kern', 'liga', 'lnum', 'tnum'], 'bona-400-italic': ['kern'] };
const ledger = ['kern', 'lnum', 'tnum'];

const variable = { variationAxes: { wght: { min: 400, max: 600 } } };
const faces = [
  {
    name: 'bona-400',
    all: display,
    common: common.display,
    family: 'Bona Nova',
    weight: '400',
    style: 'normal',
  },
  {
    name: 'bona-400-italic',
    all: display,
    common: common.italic,
    family: 'Bona Nova',
    weight: '400',
    style: 'italic',
  },
  {
    name: 'bona-700',
    all: display,
    common: common.display,
    family: 'Bona Nova',
    weight: '700',
    style: 'normal',
  },
  {
    name: 'source-sans',
    all,
    common: common.text,
    family: 'Source Sans 3',
    weight: '400 600',
    style: 'normal',
  },
];

/** The published file of a face; the rupee sign stands in latin-ext, never in latin. */
const published = (face, subset) =>
  face.name === 'source-sans'
    ? new URL(`files/source-sans-3-${subset}-wght-normal.woff2`, sourceSans)
    : new URL(`files/bona-nova-${subset}-${face.weight}-${face.style}.woff2`, bona);

/**
 * Fonts found on most devices: names for local(), and the average advance in em published in
 * @capsizecss/metrics 4 (weighting of font-metrics.mjs; of DejaVu, Linux's own, by that file itself). Liberation and Helvetica share the
 * advances of Times New Roman and Arial. A face whose local() names are all missing counts as
 * absent, and of the rest the last one wins (CSS Fonts 4, 4.5 and 11.2), so the best comes last.
 */
const serif = (suffix, post, dejavu, noto, times, georgia) => [
  { local: [`DejaVu Serif${suffix}`], width: dejavu / 2048 },
  { local: [`Noto Serif${suffix}`, `NotoSerif-${post}`], width: noto / 1000 },
  { local: [`Times New Roman${suffix}`, `Liberation Serif${suffix}`], width: times / 2048 },
  { local: [`Georgia${suffix}`], width: georgia / 2048 },
];
const sans = (suffix, post, dejavu, noto, roboto, arial) => [
  { local: [`DejaVu Sans${suffix}`], width: dejavu / 2048 },
  { local: [`Noto Sans${suffix}`, `NotoSans-${post}`], width: noto / 1000 },
  { local: [`Roboto${suffix}`, `Roboto-${post}`], width: roboto / 2048 },
  {
    local: [`Arial${suffix}`, `Liberation Sans${suffix}`, `Helvetica${suffix}`],
    width: arial / 2048,
  },
];
const fallbacks = [
  { of: 'bona-400', weight: '400', style: 'normal', fonts: serif('', 'Regular', 1054, 481, 832, 913) },
  {
    of: 'bona-400-italic',
    weight: '400',
    style: 'italic',
    fonts: serif(' Italic', 'Italic', 1054, 469, 836, 931),
  },
  { of: 'bona-700', weight: '700', style: 'normal', fonts: serif(' Bold', 'Bold', 1165, 512, 886, 1062) },
  { of: 'source-sans', weight: '400', style: 'normal', fonts: sans('', 'Regular', 1037, 474, 911, 913) },
  {
    of: 'source-sans',
    weight: '600',
    style: 'normal',
    at: 600, // buttons, labels, links and strong words
    fonts: sans(' Bold', 'Bold', 1173, 503, 926, 983),
  },
];

const hex = (code) => code.toString(16).toUpperCase().padStart(4, '0');
const unicodeRange = (text) => {
  const ranges = [];
  for (const code of [...new Set(text)].map((char) => char.codePointAt(0)).sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([a, b]) => `U+${hex(a)}${a === b ? '' : `-${hex(b)}`}`).join(', ');
};
const percent = (part) => `${(100 * part).toFixed(2)}%`;
const rule = (declarations) =>
  `@font-face {\n${Object.entries(declarations)
    .map(([key, value]) => `  ${key}: ${value};\n`)
    .join('')}}\n`;

await mkdir(new URL('fonts/', styles), { recursive: true });
const rules = [];
const files = {};
for (const face of faces) {
  const cut = { ...(face.weight.includes(' ') ? variable : {}), noHinting: true, targetFormat: 'woff2' };
  const rest = [...face.all].filter((character) => !face.common.includes(character)).join('');
  for (const [name, subset, text] of [
    [face.name, 'latin', face.common],
    [`${face.name}-rest`, 'latin', rest],
    [`${face.name}-rupee`, 'latin-ext', rupee],
  ]) {
    const source = await readFile(published(face, subset));
    files[name] = await subsetFont(source, text, {
      ...cut,
      keepFeatures: features[face.name] ?? ledger,
    });
    await writeFile(new URL(`fonts/${name}.woff2`, styles), files[name]);
    console.log(`${name}.woff2 ${files[name].length} bytes`);
    rules.push(
      rule({
        'font-family': `'${face.family}'`,
        src: `url('./fonts/${name}.woff2') format('woff2')`,
        'font-weight': face.weight,
        'font-style': face.style,
        'font-display': 'swap',
        'unicode-range': unicodeRange(text),
      }),
    );
  }
}
for (const { of, weight, style, at, fonts } of fallbacks) {
  const { family } = faces.find(({ name }) => name === of);
  const metrics = await readFont(files[of], of === 'source-sans' ? (at ?? 400) : undefined);
  for (const { local, width } of fonts) {
    const size = metrics.averageWidth / width;
    rules.push(
      rule({
        'font-family': `'${family} Fallback'`,
        src: local.map((name) => `local('${name}')`).join(', '),
        'font-weight': weight,
        'font-style': style,
        'size-adjust': percent(size),
        'ascent-override': percent(metrics.ascent / size),
        'descent-override': percent(metrics.descent / size),
        'line-gap-override': percent(metrics.lineGap / size),
      }),
    );
  }
}
const head = '/* Written by scripts/fonts.mjs: change the script, not this file. */\n\n';
const stylesheet = fileURLToPath(new URL('fonts.css', styles));
const options = { ...(await resolveConfig(stylesheet)), filepath: stylesheet };
await writeFile(stylesheet, await format(head + rules.join('\n'), options));
await copyFile(new URL('LICENSE', bona), new URL('fonts/OFL-bona-nova.txt', styles));
await copyFile(new URL('LICENSE', sourceSans), new URL('fonts/OFL-source-sans-3.txt', styles));
