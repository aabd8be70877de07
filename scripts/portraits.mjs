/**
 * Engraves the people in src/portraits as banknotes do, in lines that follow the form and swell where it is dark, and
 * once more where it is light, for the dark scheme. A person is a photograph (JPEG, PNG or WebP: a head before a plain
 * ground) or, where there is none, the features of somebody who does not exist, as JSON: scripts/portraits/model.mjs
 * shapes and lights them. Writes src/styles/portraits, its style sheet and the list of names; commit all of it.
 * Usage: npm run portraits
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { parse } from 'node:path';
import { engraved } from './portraits/engrave.mjs';
import { UNITS } from './portraits/hatch.mjs';
import { modelOf } from './portraits/model.mjs';
import { photographed } from './portraits/photograph.mjs';
import { see } from './portraits/see.mjs';
import { toneOf } from './portraits/tone.mjs';

/** The picture in pixels; pixels in a centimetre, and where the middle of the face is. */
const picture = { width: 400, height: 480, scale: 12.3, middle: [200, 182] };
/** Pixels cut off all round, where the lines end raggedly. */
const EDGE = 2;
/** On a card the drawing fills a field; else it is a medallion, with finer lines. */
const fieldOf = (name) => (name.startsWith('team-') ? { gap: 5.1 } : { gap: 4.2, oval: true });

const from = 'src/portraits';
const to = 'src/styles/portraits';

function modelled(file) {
  const { parts, marks } = modelOf(JSON.parse(readFileSync(file, 'utf8')));
  return { seen: see(parts, picture), parts, marks };
}

const names = [];
mkdirSync(from, { recursive: true }); // another firm may have none yet
rmSync(to, { recursive: true, force: true });
mkdirSync(to, { recursive: true });
for (const file of readdirSync(from).sort()) {
  const { name, ext } = parse(file);
  const path = `${from}/${file}`;
  const person = ext === '.json' ? modelled(path) : await photographed(path, picture);
  for (const isDark of [false, true]) {
    const view = { ...picture, ...fieldOf(name), isDark };
    const lines = engraved(person, await toneOf(person, view), view);
    const [edge, wide, high] = [EDGE, picture.width - 2 * EDGE, picture.height - 2 * EDGE].map(
      (at) => at * UNITS,
    );
    writeFileSync(
      `${to}/${name}${isDark ? '-dark' : ''}.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${edge} ${edge} ${wide} ${high}"><path d="${lines.join('')}"/></svg>\n`,
    );
  }
  names.push(name);
}

const url = (name) => `url('./portraits/${name}.svg')`;
const rule = (name) =>
  `  .portrait-${name} {\n    --light: ${url(name)};\n    --dark: ${url(`${name}-dark`)};\n  }\n`;
writeFileSync(
  `${to}.css`,
  `/* Written by \`npm run portraits\`. */\n@layer components {\n${names.map(rule).join('')}}\n`,
);
const row = (name) => `  ${/^\w+$/.test(name) ? name : `'${name}'`}: 'portrait-${name}',\n`;
writeFileSync(
  'src/site/portraits.ts',
  `/** Portraits and their classes. Written by \`npm run portraits\`. */\nexport const portraits = {${names.length > 0 ? '\n' : ''}${names.map(row).join('')}} as const;\n`,
);
