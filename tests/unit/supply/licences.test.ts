import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createLicencesFile, listShippedPackages } from '../../../scripts/licences.mjs';

const shipped = listShippedPackages();

/** Licences whose only condition is that a copy of their text is included. */
const allowed = ['MIT', 'Apache-2.0', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'OFL-1.1'];

it.each(shipped)('the package $name has an allowed licence: $licence', ({ licence, text }) => {
  expect(allowed).toContain(licence);
  expect(text).toMatch(/permission|licen[cs]ed?|copyright/i);
});

it('public/licences.txt is up to date (`npm run licences` writes it)', () => {
  expect(readFileSync('public/licences.txt', 'utf8')).toBe(createLicencesFile());
});
