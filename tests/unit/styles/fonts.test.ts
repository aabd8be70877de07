import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFont } from '../../../scripts/font-metrics.mjs';
import { preloads } from '../../../src/build/preloads.ts';
import { theme, written } from '../../../tailwind.config.ts';
import { allFaces, faceOf, fontBytes, languageTypefaces, typefaces } from '../../../tailwind/typefaces.mjs';

const folder = 'src/styles/fonts';
const css = readFileSync('src/styles/fonts.css', 'utf8');
const fonts = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
const size = (name: string) => statSync(`${folder}/${name}`).size;
const read = (name: string) => readFont(readFileSync(`${folder}/${name}`));

const rules = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) =>
  Object.fromEntries(
    [...body.matchAll(/^ {2}([\w-]+):\s+([^;]*);/gm)].map(([, key = '', value = '']) => [
      key,
      value.replace(/\s+/g, ' '),
    ]),
  ),
);
const webFonts = rules.filter((rule) => rule.src?.includes('url('));
const latin = allFaces.filter(({ typeface }) => typeface.script === undefined);
const urlOf = (rule: Record<string, string>) => /url\('\.\/fonts\/(.*?)'\)/.exec(rule.src ?? '')?.[1];

const codesOf = (range: string) =>
  range.split(', ').flatMap((part) => {
    const [first = 0, last = first] = part
      .slice(2)
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });

describe('the list of typefaces', () => {
  const packages = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;

  it('contains exactly the installed font packages', () => {
    const installed = Object.keys({ ...packages.dependencies, ...packages.devDependencies });
    expect([...typefaces, ...languageTypefaces].map((typeface) => typeface.package).toSorted()).toEqual(
      installed.filter((name) => name.startsWith('@fontsource')).toSorted(),
    );
  });

  it.each([
    ['display', 'title'],
    ['display', 'bold'],
    ['sans', 'normal'],
    ['sans', 'semibold'],
  ] as const)('has a face of the role %s for the weight %s', (role, name) => {
    const weight = Number(written.weight[name]);
    const [least = 0, most = least] = faceOf(role, weight).face.weight.split(' ').map(Number);
    expect([least <= weight, weight <= most], `${weight} in ${role}`).toEqual([true, true]);
  });

  it('has one face of each role in the first view, preloaded if the look uses it', () => {
    const first = allFaces.filter(({ face }) => face.first);
    expect(first.map(({ stem }) => stem).toSorted()).toEqual(
      [
        ...new Set([faceOf('display', Number(written.weight.title)).stem, faceOf('sans', 400).stem]),
      ].toSorted(),
    );
    const shown = Object.values(theme.family).map(([name]) => name);
    expect(preloads.match(/href="[^"]*"/g)).toEqual(
      first
        .filter(({ typeface }) => shown.includes(`"${typeface.family}"`))
        .map(({ stem }) => `href="/src/styles/fonts/${stem}.woff2"`),
    );
  });
});

const first = allFaces.filter(({ face }) => face.first).map(({ stem }) => `${stem}.woff2`);

it('committed fonts are within the bytes of tailwind/typefaces.mjs', () => {
  const sum = (names: readonly string[]) => names.reduce((total, name) => total + size(name), 0);
  expect(sum(first)).toBeLessThanOrEqual(fontBytes.first);
  expect(sum(fonts)).toBeLessThanOrEqual(fontBytes.all);
});

describe('fonts.css', () => {
  it('contains every committed file once and no missing file', () => {
    expect(webFonts.map(urlOf).sort()).toEqual(fonts.sort());
  });

  it.each(webFonts.map((rule) => [urlOf(rule) ?? '', rule] as const))(
    'swaps %s in, with the unicode-range of exactly its characters',
    async (name, rule) => {
      expect(rule['font-display']).toBe('swap');
      const characters = [...(await read(name)).characters];
      expect(codesOf(rule['unicode-range'] ?? '')).toEqual(characters.sort((a, b) => a - b));
    },
  );

  it.each(latin)('has the rupee sign of $stem', async ({ stem }) => {
    expect((await read(`${stem}-rupee.woff2`)).characters).toEqual([0x20b9]);
  });
});
