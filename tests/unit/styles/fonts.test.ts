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

const webFonts = [...css.matchAll(/@font-face \{([^}]*)\}/g)]
  .map(([, body = '']) => body.replace(/\s+/g, ' '))
  .filter((rule) => rule.includes('url('));
const urlOf = (rule: string) => /url\('\.\/fonts\/(.*?)'\)/.exec(rule)?.[1] ?? '';

const codesOf = (range = '') =>
  range.split(', ').flatMap((part) => {
    const [first = 0, last = first] = part
      .slice(2)
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });

const first = allFaces.filter(({ face }) => face.first);

it.each([
  ['display', 'title'],
  ['display', 'bold'],
  ['sans', 'normal'],
  ['sans', 'semibold'],
] as const)('the list of typefaces has for the role %s a face with the weight %s', (role, name) => {
  const weight = Number(written.weight[name]);
  const [least = 0, most = least] = findFace(role, weight).face.weight.split(' ').map(Number);
  expect(weight).toBeGreaterThanOrEqual(least);
  expect(weight).toBeLessThanOrEqual(most);
});

it('the list of typefaces has one face of each role for the first view', () => {
  const wanted = [findFace('display', Number(written.weight.title)), findFace('sans', 400)];
  expect(new Set(first.map(({ stem }) => stem))).toEqual(new Set(wanted.map(({ stem }) => stem)));
  const shown = Object.values(theme.family).flat();
  const used = first.filter(({ typeface }) => shown.includes(`"${typeface.family}"`));
  expect(preloads.match(/href="[^"]*"/g)).toEqual(
    used.map(({ stem }) => `href="/src/styles/fonts/${stem}.woff2"`),
  );
});

it('committed fonts are within the limits in tailwind/typefaces.mjs', () => {
  const sum = (names: readonly string[]) =>
    names.reduce((total, name) => total + statSync(`${folder}/${name}`).size, 0);
  expect(sum(first.map(({ stem }) => `${stem}.woff2`))).toBeLessThanOrEqual(fontBytes.first);
  expect(sum(fonts)).toBeLessThanOrEqual(fontBytes.all);
});

it('fonts.css contains exactly the committed files', () => {
  expect(webFonts.map(urlOf).toSorted()).toEqual(fonts.toSorted());
});

it.each(webFonts.map((rule) => [urlOf(rule), rule] as const))(
  'fonts.css states which characters %s has',
  async (name, rule) => {
    expect(rule).toContain('font-display: swap;');
    const [, range] = /unicode-range: ([^;]*);/.exec(rule) ?? [];
    expect(codesOf(range)).toEqual([...(await charactersOf(name))].sort((a, b) => a - b));
  },
);

const latinFaces = allFaces.filter(({ typeface }) => typeface.script === undefined);
it.each(latinFaces)('the typeface $stem has a rupee sign', async ({ typeface: { complete }, stem }) => {
  expect(await charactersOf(`${stem}${complete ? '' : '-rupee'}.woff2`)).toContain(0x20b9);
});
