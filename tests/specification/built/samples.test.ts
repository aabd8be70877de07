// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { firmFees } from '../../../src/site/fees.ts';
import { isSample } from '../../../src/site/sample.ts';
import { documentOf, htmlOf, paths, textOf } from '../../built/documents.ts';

it.each([
  ['/home-loan', '#steps li', [1, 1, 1, 1]],
  ['/home-loan', '#loan-against-property tbody tr', [1, 1, 0, 1, 1, 0]],
  ['/compare-loans', '#business-loan tbody tr', [2, 2, 1, 2]],
  ['/services/ourEndToEndforeignServices', '#legal-forms tbody tr', [1, 1, 1, 1, 1]],
  ['/services/ourEndToEndforeignServices', '#calendar', [1]],
  ['/services/ourEndToEndforeignServices', '#director li', [0, 1, 1]],
  ['/services/ourEndToEndforeignServices', '#contact header', [1]],
] as const)('%s marks in the rows %s each invented figure: %j', (path, rows, marks) => {
  for (const base of ['', '/hi']) {
    const found = [...documentOf(`${base}${path}`).querySelectorAll(rows)];
    expect(found.map((row) => row.querySelectorAll('.sample-mark').length)).toEqual(marks);
  }
});

it.each([['/compare-loans', [firmFees.businessLoan, firmFees.mudraLoan]]] as const)(
  '%s states the usual fees of the firm in both languages',
  (path, fees) => {
    for (const [base, name] of [['', 'Our fee'], ['/hi', 'हमारी फ़ीस']] as const) {
    const element = [...documentOf(`${base}${path}`).querySelectorAll('main :is(p, tr)')].find((one) =>
      one.textContent.startsWith(name),
    );
    for (const fee of fees) expect(element?.textContent).toContain(`${fee.from}–${fee.to}%`);
    expect(element?.querySelectorAll('.sample-mark')).toHaveLength(fees.filter(isSample).length);
  } // oxfmt-ignore
  },
);

const pages = paths.flatMap((path) => [path, `/hi${path}`.replace(/\/$/, '')]).filter(htmlOf);
const notePattern = /figures and names on this page are samples|पेज पर हमारे आँकड़े और नाम नमूने/;

it.each(pages)('%s says once, and not in a heading, that its figures and names are samples', (path) => {
  const main = documentOf(path).querySelector('main')!;
  const notes = [...main.querySelectorAll('p')].filter((one) => notePattern.test(textOf(one)));
  expect(notes.filter((note) => note.closest('header'))).toEqual([]);
  expect(
    notes.length,
    'Set `hasSamples` of Costs, or of one PageSection on a page without Costs (src/sections/).',
  ).toBe(main.querySelector('.sample-mark') ? 1 : 0);
});
