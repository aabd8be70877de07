import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createConformanceReport } from '../../../scripts/conformance.mjs';
import { criteria } from '../../../compliance/conformance.ts';
import { proofs } from '../../a11y/conformance.ts';

/** The numbers of all success criteria of WCAG 2.2 at level A and AA, without the obsolete 4.1.1. */
const wanted =
  `1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10
  1.4.11 1.4.12 1.4.13 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 2.5.1
  2.5.2 2.5.3 2.5.4 2.5.7 2.5.8 3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2
  4.1.3`.split(/\s+/);

it('the conformance report lists the 55 criteria of levels A and AA and five of level AAA, all with evidence', () => {
  const ids = (isAAA: boolean) =>
    criteria.flatMap(({ id, level }) => ((level === 'AAA') === isAAA ? id : []));
  expect(wanted).toHaveLength(55);
  expect(ids(false).toSorted()).toEqual(wanted.toSorted());
  expect(ids(true)).toEqual(['1.4.6', '2.4.12', '2.4.13', '2.5.5', '3.3.6']);
  expect(Object.keys(proofs).toSorted()).toEqual(criteria.map(({ id }) => id).toSorted());
});

it.each(criteria)('the evidence for $id $name names files that contain tests', ({ id, how }) => {
  expect(how).toMatch(/^[A-Z].*\.$/);
  expect(proofs[id]?.length).toBeGreaterThan(0);
  for (const file of proofs[id] ?? [])
    expect(readFileSync(`tests/${file}`, 'utf8')).toMatch(/\b(?:test|it)(?:\.\w+)*\(/);
});

it('the conformance report is up to date in docs/ and public/ (`npm run conformance` writes it)', () => {
  for (const file of ['docs/reference/conformance.md', 'public/downloads/wcag-2.2.txt'])
    expect(readFileSync(file, 'utf8')).toBe(createConformanceReport(criteria, proofs));
});
