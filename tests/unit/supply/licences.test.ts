import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { licencesFile, shippedPackages } from '../../../scripts/licences.mjs';
import { languageTypefaces, typefaces } from '../../../tailwind/typefaces.mjs';

const things = shippedPackages();
const fonts = things.filter(({ name }) => name.includes('typeface'));
const code = things.filter((thing) => !fonts.includes(thing));

/** Licences that require only their text with the copy. */
const allowed = ['MIT', 'Apache-2.0', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC'];

it.each(code)('$name has an allowed licence: $licence', ({ licence, text }) => {
  expect(allowed).toContain(licence);
  expect(text).toMatch(/permission|licen[cs]ed?|copyright/i);
});

it('lists the typefaces under the Open Font License', () => {
  expect(fonts.map(({ name, licence }) => [name, licence])).toEqual(
    [...typefaces, ...languageTypefaces].map(({ family }) => [`${family} (typeface, a subset)`, 'OFL-1.1']),
  );
  for (const { text } of fonts) expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
});

it('lists every dependency of package.json', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const listed = code.map(({ name, version }) => `${name} ${version}`);
  const wanted = Object.entries(dependencies).map(([name, version]) => `${name} ${version}`);
  expect(listed).toEqual(expect.arrayContaining(wanted));
});

it('keeps public/licences.txt up to date: `npm run licences` writes it', () => {
  expect(readFileSync('public/licences.txt', 'utf8')).toBe(licencesFile());
});
