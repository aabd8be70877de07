import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { licencesFile, shippedPackages } from '../../../scripts/licences.mjs';

const shipped = shippedPackages();

/** Licences that only require a copy of their text. */
const allowed = ['MIT', 'Apache-2.0', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'OFL-1.1'];

it.each(shipped)('$name has an allowed licence: $licence', ({ licence, text }) => {
  expect(allowed).toContain(licence);
  expect(text).toMatch(/permission|licen[cs]ed?|copyright/i);
});

it('lists every dependency of package.json', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
  const listed = shipped.map(({ name, version }) => `${name} ${version}`);
  const wanted = Object.entries(dependencies).map(([name, version]) => `${name} ${version}`);
  expect(listed).toEqual(expect.arrayContaining(wanted));
});

it('keeps public/licences.txt up to date: `npm run licences` writes it', () => {
  expect(readFileSync('public/licences.txt', 'utf8')).toBe(licencesFile());
});
