/**
 * Renders the images for sharing in public/share/ (a PNG of 1200×630 px with rosette and title for each page and
 * language), public/favicon.svg and the home-screen icons. Run this script after a change of titles, rosettes, colours
 * or the firm's name, and commit the result.
 * Usage: npm run pictures, or npm run pictures -- missing, which renders only missing files
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { chromium } from '@playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { createServer, defaultServerConditions } from 'vite';
import { findFace, languageTypefaces, getStem } from '../tailwind/typefaces.mjs';
import { getChromiumPath, sandboxArgs } from './chromium.mjs';

/**
 * Creates a Vite server that loads modules with the words of a language (the conditions of `#words/*` in package.json).
 */
const createLoader = (language = 'en') =>
  createServer({
    logLevel: 'silent',
    server: { middlewareMode: true },
    environments: { ssr: { resolve: { conditions: [language, ...defaultServerConditions] } } },
  });
const server = await createLoader();
const load = (file) => server.ssrLoadModule(file);
const { RosetteStrokes } = await load('/build/rosette-strokes.tsx');
const { getViewBox } = await load('/src/lib/guilloche.ts');
const { light, dark } = await load('/tailwind.config.ts');
const { recordDrawn } = await load('/build/theme-checks/drawn-files.ts');
const { seals } = await load('/src/site/seals.ts');
const { hasPage } = await load('/src/site/translated-pages.ts');
const { languages } = await load('/src/site/published-languages.ts');
const { readArticles } = await load('/src/articles/plugin/read.ts');
const { articles, translated } = await readArticles('.', '9999-12-31'); // includes articles with a future date

/** Returns the pages of a language, each with the firm's details and the path of its picture. */
async function readPages({ ssrLoadModule }, language) {
  const { firm, routes } = await ssrLoadModule('/build/server.tsx');
  const { getShareImagePath } = await ssrLoadModule('/src/site/structured-data.ts');
  const { getRosette } = await ssrLoadModule('/src/site/page-info.ts');
  const articlesOfLanguage = (translated[language] ?? articles).filter(({ languages: all }) =>
    all.includes(language ?? 'en'),
  );
  const shared = [
    ...routes
      .filter((row) => !row.unlisted && (!language || hasPage(language, row)))
      .map((row) => ({ ...row, rosette: getRosette(row) }))
      .map((row) => (row.path === '/' ? { ...row, label: row.title } : row)),
    ...articlesOfLanguage.map(({ path, title, rosette }) => ({ path, label: title, rosette })),
  ];
  return shared.map((page) => ({ ...page, firm, language, file: `public${getShareImagePath(page)}` }));
}
const shared = await readPages(server);
await server.close();
for (const language of languages) {
  const translated = await createLoader(language);
  shared.push(...(await readPages(translated, language)));
  await translated.close();
}

const renderStrokes = (name, size) =>
  renderToStaticMarkup(createElement(RosetteStrokes, { name, size, id: 's' }));
const createToneRules = (a, b) => `.ros-a{stroke:${a}}.ros-b{stroke:${b}}`;
/**
 * Returns the mark of the firm as an SVG. Small marks are seals, and large marks are medallions with bold lines.
 */
const renderMark = (style, size, margin, line) => {
  const reach = -Number.parseFloat(getViewBox(size)) * margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[-reach, -reach, 2 * reach, 2 * reach].map(Math.round).join(' ')}" fill="none" stroke-width="${line}"><style>${style}</style>${renderStrokes(seals.mark, size)}</svg>`;
};

await writeFile(
  'public/favicon.svg',
  `${renderMark(`${createToneRules(light.brand, light['highlight-fine'])}@media(prefers-color-scheme:dark){${createToneRules(dark.brand, dark['highlight-fine'])}}`, 'seal', 1.04, 3)}\n`,
);

const createFontFace = async (role, weight, stem, range = '') => {
  const file = await readFile(`src/styles/fonts/${stem}.woff2`, 'base64');
  return `@font-face{font-family:${role};font-weight:${weight};src:url(data:font/woff2;base64,${file})${range}}`;
};
const createLatinFace = (role, weight) => {
  const { face, stem } = findFace(role, weight);
  return createFontFace(role, face.weight, stem);
};
const createLanguageFace = (typeface, face) =>
  createFontFace(
    typeface.roles[0],
    // This is the weight of the Latin face, because browsers do not combine faces of different weights.
    findFace(typeface.roles[0], 400).face.weight,
    `${typeface.language}/${getStem(typeface, face)}`,
    ';unicode-range:U+900-D7F,U+200C-200D', // these are the Unicode blocks of Indic scripts
  );
const fonts = (
  await Promise.all([
    createLatinFace('display', 400),
    createLatinFace('display', 700),
    createLatinFace('sans', 400),
    ...languageTypefaces.flatMap((typeface) =>
      typeface.faces
        .filter(({ weight }) => weight === '400')
        .map((face) => createLanguageFace(typeface, face)),
    ),
  ])
).join('');

const browser = await chromium.launch({
  executablePath: getChromiumPath(),
  args: sandboxArgs,
});
const page = await browser.newPage();
const saveScreenshot = async (width, height, html, path) => {
  await page.setViewportSize({ width, height });
  await page.setContent(html, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // The drawings have few tones. With 24 colours they look the same, and the file is a fifth of the size.
  await sharp(await page.screenshot({ omitBackground: true }))
    .png({ palette: true, colours: 24, effort: 10 })
    .toFile(path);
};

const createShareImageHtml = ({
  label,
  firm,
  language,
  rosette = seals.mark,
}) => `<html lang="${language ?? 'en'}"><style>${fonts}
*{box-sizing:border-box;margin:0}body{width:1200px;height:630px;background:${light.secondary};color:${light['secondary-foreground']};position:relative;overflow:hidden}
main{position:absolute;inset:28px;border:2px solid ${light['secondary-border']};outline:1px solid ${light['secondary-border']};outline-offset:-10px;padding:64px}
h1{font:400 ${label.length > 34 ? 62 : 76}px/${language ? 1.36 : 1.08} display;max-width:620px;position:absolute;bottom:64px;text-wrap:balance}
p{font:700 34px/1 display}small{display:block;font:400 22px/1.4 sans;color:${light['secondary-foreground-soft']};margin-top:12px}
svg{position:absolute;width:720px;right:-150px;top:-45px;fill:none;stroke-width:3.4}${createToneRules(light['secondary-border'], light['primary-bright'])}</style>
<svg viewBox="${getViewBox('plate')}">${renderStrokes(rosette, 'plate')}</svg><main><p>${firm.name}<small>${firm.tagline}</small></p><h1>${label}</h1></main>`;
const onlyMissing = process.argv.includes('missing');
for (const page of shared) {
  await mkdir(dirname(page.file), { recursive: true });
  if (!onlyMissing || !existsSync(page.file))
    await saveScreenshot(1200, 630, createShareImageHtml(page), page.file);
}
const files = new Set(shared.map(({ file }) => file));
for (const name of await readdir('public/share', { recursive: true })) {
  const file = `public/share/${name}`;
  // This deletes the images of pages and articles that no longer exist.
  if (name.endsWith('.png') && !files.has(file)) await rm(file);
}

/**
 * Returns an icon on a square with rounded corners. A maskable icon has a margin and no rounded corners, because phones
 * may crop it to the middle 80%.
 */
const renderIcon = (size, isMasked) =>
  `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px;background:${light.secondary};border-radius:${isMasked ? 0 : 20}%}</style>${renderMark(createToneRules(light['secondary-border'], light['primary-bright']), 'medallion', isMasked ? 4 / 3 : 1.08, 20)}`;
const icons = [
  ['icon-192', 192, false],
  ['icon-512', 512, false],
  ['icon-maskable-192', 192, true],
  ['icon-maskable-512', 512, true],
  ['apple-touch-icon', 180, true],
];
for (const [name, size, isMasked] of icons) {
  const file = `public/${name}.png`;
  if (!onlyMissing || !existsSync(file)) await saveScreenshot(size, size, renderIcon(size, isMasked), file);
}
await browser.close();
if (!onlyMissing) recordDrawn('pictures', { light, dark });
