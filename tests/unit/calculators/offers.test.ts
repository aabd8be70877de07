import { expect, it } from 'vitest';
import { listAssumptions } from '../../../src/calculators/calculator-values.ts';
import { calculatorDefinitions } from '../../../src/calculators/definitions/index.ts';
import { describeDifference } from '../../../src/calculators/definitions/offers-difference.ts';
import { resultOf, valuesOf } from './calculate.ts';
import type { Entered } from './calculate.ts';
import { fixedForYears } from './result-cases.ts';

const [fixed, floating, partFixed] = [0, 1, 2];

it.each([
  [1_20_000_00, -30_000_00, 'A costs ₹1,20,000 less over T, but ₹30,000 more if E', 'A, by ₹1,20,000', 'B, by ₹30,000'],
  [-1_20_000_00, 30_000_00, 'B costs ₹1,20,000 less over T, but ₹30,000 more if E', 'B, by ₹1,20,000', 'A, by ₹30,000'],
  [500_00, 200_00, 'A costs ₹500 less over T, and ₹200 less if E', 'A, by ₹500', 'A, by ₹200'],
  [-500_00, 49, 'B costs ₹500 less over T, and the same if E', 'B, by ₹500', ''],
  [0, -70_00, 'Both offers cost the same over T, but Offer B costs ₹70 less if E', '', 'B, by ₹70'],
  [-312_50, 312_50, 'B costs ₹313 less over T, but ₹313 more if E', 'B, by ₹313', 'A, by ₹313'],
  [-50, 50, 'B costs ₹1 less over T, but ₹1 more if E', 'B, by ₹1', 'A, by ₹1'],
  [49, -49, 'Both offers cost the same, over T and if E', '', ''],
])('the comparison says for a difference of %i paise in all and %i paise after early repayment: “%s”', (total, early, words, first, second) => {
  const { rows: [...rows], sentence } = describeDifference({ total, early }, 36, '3 years');
  const amounts = [first, second].map((text) => (text ? `Offer ${text}` : 'Both cost the same'));
  expect(rows.map(({ amount }) => amount)).toEqual(amounts);
  expect(rows.slice(0, 2).map((row) => ('amountInLead' in row ? row.amountInLead : ''))).toEqual(amounts);
  const complete = words.replace('T', 'the full term').replace(/E$/, 'you repay after 3 years.');
  expect(sentence).toBe(words.startsWith('Both') ? complete : `Offer ${complete}`);
}); // oxfmt-ignore

/** Two offers without interest, so that all amounts except the annual percentage rate are easy to calculate by hand. */
const offers = {
  amount: 1_20_000_00, purpose: 0, repaidIn: 3,
  rateA: 0, typeA: fixed, feeA: 1_000_00, insuranceA: 500_00, monthsA: 12, chargeA: 4_00,
  rateB: 0, typeB: floating, feeB: 2_000_00, insuranceB: 0, monthsB: 10, chargeB: 5_00,
}; // oxfmt-ignore

it('the comparison has all costs of both offers', () => {
  const { rows, sentence, comparison, drawing } = resultOf('offers', offers);
  expect(comparison?.rows()).toEqual([
    ['Monthly EMI', '₹10,000', '₹12,000'],
    ['APR, all charges included', '2.33%', '3.68%'],
    ['You receive, after charges', '₹1,18,500', '₹1,18,000'],
    ['Total interest', '₹0', '₹0'],
    ['Fee and insurance', '₹1,500', '₹2,000'],
    ['Total cost over the full term', '₹1,500', '₹2,000'],
    ['Prepayment charge in month 3', '₹3,600', '₹0'],
    ['Total cost if repaid in month 3', '₹5,100', '₹2,000'],
  ]);
  expect(rows.map(({ label, amount }) => [label, amount])).toEqual([
    ['Cheaper over the full term', 'Offer A, by ₹500'],
    ['Cheaper if repaid in month 3', 'Offer B, by ₹3,100'],
  ]);
  const difference = /^Offer A costs ₹500 less over the full term, but ₹3,100 more .* after 3 months\./;
  expect(sentence).toMatch(difference);
  const upfront = (label: string, amount: number) => ({
    label,
    parts: [{ label: 'Extra interest', amount: 0 }, { amount }],
  });
  expect(drawing).toMatchObject({ bars: [upfront('Offer A', 1_500_00), upfront('Offer B', 2_000_00)] });
});

it.each([
  [{ typeA: fixed, typeB: floating }, []],
  [{ typeA: partFixed, typeB: floating }, ['When the fixed', 'The rate after']],
  [{ typeA: floating, typeB: partFixed }, ['When the fixed', 'The rate after']],
])('the assumptions explain the later rate only if a rate is fixed for some years: %o', (types, added) => {
  const lines = listAssumptions(calculatorDefinitions.offers, valuesOf('offers', types));
  const starts = ['Cost is what', 'The APR is', 'A floating rate', ...added, 'For home or'];
  expect(lines.map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual(starts);
});

const countsAsFixed = / The rate of Offer B counts as fixed to the end\. .* choose “Fixed for some years”\./;

it.each<[Entered, shown: RegExp | undefined, absent?: RegExp]>([
  [{}, undefined, /fixed|tenures|counts? as ₹0/],
  [{ typeB: fixed }, countsAsFixed],
  [{ typeA: fixed, typeB: fixed }, / Both rates count as fixed to the end\. If one/],
  [{ purpose: 1, typeB: fixed }, undefined, /fixed/],
  [{ monthsA: 20, repaidIn: 12 }, / The tenures differ: 20 months and 240 months\.$/],
  [{ typeB: fixed }, / Offer B has no prepayment charge entered: it counts as ₹0\. Ask .*\.$/],
  [{ typeA: fixed, typeB: fixed }, / both count as ₹0\. Ask the lenders for them\.$/],
  [{ typeA: fixed, typeB: fixed, chargeA: 2_00, chargeB: 3_00 }, undefined, /counts? as ₹0/],
])('the sentence for %o has only the notes that apply', (entered, shown = /./, absent = /^$/) => {
  expect(resultOf('offers', entered).sentence).toMatch(shown);
  expect(resultOf('offers', entered).sentence).not.toMatch(absent);
});

it.each([
  [{ typeA: floating }, false],
  [{ typeA: fixed }, true],
  [{ typeA: floating, purpose: 1 }, true],
  [{ typeA: partFixed, fixedYearsA: 2, repaidIn: 24 }, true],
  [{ typeA: partFixed, fixedYearsA: 2, repaidIn: 25 }, false],
  [{ typeA: partFixed, fixedYearsA: 2, repaidIn: 25, purpose: 1 }, true],
])('the costs with %o include the prepayment charge: %s', (entered, counts) => {
  const rows = resultOf('offers', { chargeA: 2_00, ...entered }).comparison?.rows();
  const row = rows?.find(([label]) => label?.startsWith('Prepayment charge'));
  expect(row?.[1]).toMatch(counts ? /^₹9\d,\d{3}$/ : /^₹0$/);
});

// Both offers are for 52 lakh: A at 8.4% for three years, B at a floating rate of 8.65%.
it('a rate that is fixed for some years has two EMIs', () => {
  const resultWith = (entered: Entered) => resultOf('offers', { ...fixedForYears, ...entered });
  expect(resultWith({ typeA: fixed }).sentence).toMatch(/^Offer A costs ₹74,630 less over the full term/);
  expect(resultWith({ laterRateA: 9_00 }).sentence).toMatch(/^Offer B costs ₹2,87,62[6-9] less/);
  const { sentence, comparison } = resultWith({ laterRateA: 8_65 });
  expect(sentence).toMatch(/^Offer B costs ₹75,489 less over the full term/);
  expect(sentence).toContain(
    ' Offer A: the EMI is ₹44,798 for 3 years, then ₹45,534 at 8.65% for the remaining 17 years.',
  );
  expect(comparison?.rows().slice(0, 2)).toEqual([
    ['Monthly EMI', '₹44,798', '₹45,622'],
    ['Monthly EMI after the fixed years', '₹45,534', '₹45,622'],
  ]);
  const labels = resultWith({ typeA: floating })
    .comparison?.rows()
    .map(([label]) => label);
  expect(labels).not.toContain('Monthly EMI after the fixed years');
});
