// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { registrationLines } from '../../../src/site/registrations.ts';
import type { Registration } from '../../../src/site/registrations.ts';
import { legalDetails } from '../../../src/site/legal-details.ts';
import type { Path } from '../../../src/site/routes.ts';
import { documentOf, htmlOf, paths, textOf } from '../../built/documents.ts';

const wordsOf = (path: string) => textOf(documentOf(path).querySelector('main'));

const mutualFunds =
  'Mutual Fund investments are subject to market risks, read all scheme related documents carefully.';
const insurance = 'Insurance is the subject matter of solicitation.';
const lender = 'not a lender';
const numbers = (wanted: readonly Registration[]) =>
  registrationLines(legalDetails, wanted).map(([label, number]) => `${label}: ${number}.`);

/** Statements that a page must show next to a product, rate, price or saving. */
const beside: Partial<Record<Path, readonly string[]>> = {
  '/services/wealth': [mutualFunds, 'PMS, AIF, shares and deposits with a company can lose value too.', ...numbers(['arn', 'sebi'])],
  '/nri': ['Funds and shares can lose value.'],
  '/partner': [mutualFunds, insurance, lender],
  '/insurence': [insurance, '$25 per month, $300 a year', '$35 per month, $420 a year', '$45 per month, $540 a year'],
  '/insurenceDetails': [insurance],
  '/project-details': [insurance],
  '/services/ourInsuranceServices': [insurance, ...numbers(['irdai'])],
  '/services/realState': ['Property prices can fall as well as rise', ...numbers(['reraAgent'])],
  '/services/loanForEveryIndian': [lender, 'Key Facts Statement with the yearly cost', '(APR)'],
  '/services/investment-banking': [lender, 'with the limit fully used and without our fee'],
  '/services/fund-raising': [lender, 'interest, commission, bank charges and legal fees together'],
  '/services/FinancialConsultancyforCorporates': [lender],
  '/services/billDiscounting': [lender, '15.2% a year', 'With recourse, you repay the advance'],
  '/services/exportbillDiscounting': [lender, 'the effective cost is 10.06% a year', 'Bank charges, insurance and taxes come on top'],
  '/services/credit-rating': ['The agency’s yearly fee and ours reduce the saving.', 'not a rating agency'],
  '/services/creditRatingAdversory': ['The agency’s yearly fee and ours reduce the saving.', 'not a rating agency'],
  '/services/digital-marketing': ['the risk warning of mutual funds'],
}; // oxfmt-ignore

it.each(Object.entries(beside))('%s shows the required statements next to its products', (path, lines) => {
  const words = wordsOf(path);
  expect(lines.filter((line) => !words.includes(line))).toEqual([]);
});

/** A monthly price has its sum for a year next to it, and `p.a.` is also written as 'a year'. */
it('a monthly price or a yearly rate (p.a.) has the word year in the same row, list item or paragraph', () => {
  const timed = /\d\s?% p\.a\.|[$₹]\s?[\d,]+ per month/;
  const blocks = paths
    .filter((path) => /p\.a\.|per(\s|&nbsp;)month/.test(htmlOf(path) ?? ''))
    .flatMap((path) =>
      [...documentOf(path).querySelectorAll('main :is(tr, li, p)')].map((block) => ({
        path,
        words: textOf(block),
      })),
    )
    .filter(({ words }) => timed.test(words));
  expect(blocks.length).toBeGreaterThan(3);
  expect(blocks.filter(({ words }) => !/year/.test(words))).toEqual([]);
});
