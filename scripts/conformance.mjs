/**
 * Writes docs/reference/conformance.md and a copy in public/. The report combines compliance/conformance.ts with the
 * tests of each criterion.
 * Usage: npm run conformance
 */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { runnerImport } from 'vite';

const states = { met: 'Met', absent: 'Not applicable' };

const createRow = (proofs) => (criterion) => {
  const { id, name, level, state, how, byPerson, open } = criterion;
  const tests = proofs[id].map((file) => `\`${file}\``);
  const cells = [
    `${id} ${name}`,
    level,
    `${states[state]}. ${how}`,
    tests.join('<br>'),
    byPerson ?? '',
    open ?? '',
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
};

/** Returns the report as Markdown. */
export function createConformanceReport(criteria, proofs) {
  const openCount = criteria.filter((criterion) => criterion.open).length;
  return [
    '# Conformance to WCAG 2.2',
    '',
    'All criteria of level A and AA (4.1.1 is no longer part of WCAG), and the criteria of level AAA that the site aims to',
    'meet. The table lists how each criterion is met, the tests that check it (files under `tests/`), what a person has',
    `checked, and what is not checked yet (for ${openCount} of ${criteria.length} criteria). No external auditor has checked the site.`,
    '`npm run conformance` writes this file from `compliance/conformance.ts` and `tests/a11y/conformance.ts`.',
    '',
    '| Criterion | Level | How | Tests | Checked by a person | Not checked yet |',
    '| --- | --- | --- | --- | --- | --- |',
    ...criteria.map(createRow(proofs)),
    '',
  ].join('\n');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const read = async (path) => (await runnerImport(path, { configFile: false, logLevel: 'error' })).module;
  const { criteria } = await read('./compliance/conformance.ts');
  const { proofs } = await read('./tests/a11y/conformance.ts');
  const text = createConformanceReport(criteria, proofs);
  writeFileSync('docs/reference/conformance.md', text);
  writeFileSync('public/downloads/wcag-2.2.txt', text); // /accessibility links to this file
}
