import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readFont } from '../../../scripts/font-metrics.mjs';
import { preloads } from '../../../build/preloads.ts';
import { theme, written } from '../../../tailwind.config.ts';
import { allFaces, findFace, fontBytes } from '../../../tailwind/typefaces.mjs';

const folder = 'src/styles/fonts';
const css = readFileSync('src/styles/fonts.css', 'utf8');
const fonts = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
const charactersOf = async (name: string) => (await readFont(readFileSync(`${folder}/${name}`))).characters;

/** The file of each web font, and its rule. */
const webFonts = [...css.matchAll(/@font-face \{[^}]*\}/g)].flatMap(([rule]) => {
  const file = /url\('\.\/fonts\/(.*?)'\)/.exec(rule)?.[1];
  return file ? [[file, rule] as const] : [];
});

/** Returns the characters of a `unicode-range`, such as U+20-7E, U+20B9. */
const codesOf = (range: string) =>
  [...range.matchAll(/U\+(\w+)(?:-(\w+))?/gi)].flatMap(([, from = '', to = from]) => {
    const first = parseInt(from, 16);
    return Array.from({ length: parseInt(to, 16) - first + 1 }, (_, i) => first + i);
  });

const first = allFaces.filter(({ face }) => face.first);

it('one face of each typeface role is for the first view, and pages preload these faces', () => {
  const wanted = [findFace('display', Number(written.weight.title)), findFace('sans', 400)];
  expect(new Set(first.map(({ stem }) => stem))).toEqual(new Set(wanted.map(({ stem }) => stem)));
  const shown = Object.values(theme.family).flat();
  const used = first.filter(({ typeface }) => shown.includes(`"${typeface.family}"`));
  const hrefs = used.map(({ stem }) => `href="/src/styles/fonts/${stem}.woff2"`);
  expect(preloads.match(/href="[^"]*"/g)).toEqual(hrefs);
});

it('committed fonts are within the limits in tailwind/typefaces.mjs', () => {
  const sum = (names: string[]) =>
    names.reduce((total, name) => total + statSync(`${folder}/${name}`).size, 0);
  expect(sum(first.map(({ stem }) => `${stem}.woff2`))).toBeLessThanOrEqual(fontBytes.first);
  expect(sum(fonts)).toBeLessThanOrEqual(fontBytes.all);
});

it('fonts.css contains exactly the committed files', () => {
  expect(webFonts.map(([file]) => file).toSorted()).toEqual(fonts.toSorted());
});

it.each(webFonts)('fonts.css states which characters %s has', async (name, rule) => {
  expect(rule).toContain('font-display: swap;');
  const [range = ''] = /unicode-range:[^;]*/.exec(rule) ?? [];
  expect(codesOf(range)).toEqual([...(await charactersOf(name))].sort((a, b) => a - b));
});

const latinFaces = allFaces.filter(({ typeface }) => typeface.script === undefined);
it.each(latinFaces)('the typeface $stem has a rupee sign', async ({ typeface: { complete }, stem }) => {
  expect(await charactersOf(`${stem}${complete ? '' : '-rupee'}.woff2`)).toContain(0x20b9);
});
