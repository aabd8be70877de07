import { expect, it } from 'vitest';
import { findAll, mainOf, textOf, pathsInAllLanguages } from '../../built/documents.ts';

it.each([
  ['/home-loan', '#steps li', [1, 1, 1, 1]],
  ['/home-loan', '#loan-against-property tbody tr', [1, 1, 0, 1, 1, 0]],
  ['/compare-loans', '#business-loan tbody tr', [2, 2, 1, 2]],
  ['/services/ourEndToEndforeignServices', '#legal-forms tbody tr', [1, 1, 1, 1, 1]],
  ['/services/ourEndToEndforeignServices', '#calendar', [1]],
  ['/services/ourEndToEndforeignServices', '#director li', [0, 1, 1]],
  ['/services/ourEndToEndforeignServices', '#contact header', [1]],
] as const)('%s has in its elements %s these numbers of sample marks: %j', (path, rows, marks) => {
  for (const base of ['', '/hi'])
    expect(findAll(base + path, rows).map((row) => row.querySelectorAll('.sample-mark').length)).toEqual(
      marks,
    );
});

const notePattern = /figures and names on this page are samples|पेज पर हमारे आँकड़े और नाम नमूने/;
it.each(pathsInAllLanguages)('%s has one notice outside <header> if it has sample marks', (path) => {
  const notes = findAll(path, 'main p').filter((one) => notePattern.test(textOf(one)));
  expect(notes.filter((note) => note.closest('header'))).toEqual([]);
  expect(
    notes.length,
    'Set `hasSamples` of Costs, or of one PageSection on a page without Costs (src/sections/).',
  ).toBe(mainOf(path).querySelector('.sample-mark') ? 1 : 0);
});
