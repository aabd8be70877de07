import { expect, it } from 'vitest';
import { calculatorDefinitions } from '../../../src/calculators/definitions/index.ts';
import { assumptionsOf, exampleValues } from '../../../src/calculators/calculator-values.ts';
import { resultLines } from '../../../src/calculators/result-lines.ts';
import type { CalculatorName } from '../../../src/calculators/calculator-summaries.ts';
import { overdueClaim } from '../../../src/calculators/definitions/overdue.ts';
import { late, loan, resultCases } from './result-cases.ts';

type Entered = Readonly<Record<string, number>>;

const valuesOf = (name: CalculatorName, entered: Entered) => ({
  ...exampleValues(calculatorDefinitions[name]),
  ...entered,
});
const calculate = (name: CalculatorName, entered: Entered) =>
  calculatorDefinitions[name].calculate(valuesOf(name, entered));
function resultOf(name: CalculatorName, entered: Entered) {
  const result = calculate(name, entered);
  if ('error' in result) throw new Error(result.error);
  return result;
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each(resultCases)('shows all amounts of $title', ({ name, entered, rows, sentence, bars }) => {
  const result = resultOf(name, entered);
  expect(result.rows.map(({ label, amount }) => [label, plain(amount)])).toEqual(Object.entries(rows));
  expect(plain(result.sentence)).toBe(sentence);
  if (!bars) return;
  const drawn = 'bars' in result.drawing ? result.drawing.bars : [];
  const partsOf = ({ parts }: (typeof drawn)[number]) => parts.map(({ label, amount }) => [label, amount]);
  expect(drawn.map((bar) => [bar.label, Object.fromEntries(partsOf(bar))])).toEqual(Object.entries(bars));
});

it('has a schedule of a loan by year and by month, and the share of the principal in each year', () => {
  const { tables, drawing } = resultOf('loan', loan);
  const [years, months] = (tables ?? []).map(({ rows }) => rows());
  expect(years).toEqual([
    ['Year 1', '₹5,38,857.60', '₹50,900.50', '₹4,87,957.10', '₹2,62,042.90'],
    ['Year 2', '₹2,69,428.83', '₹7,385.93', '₹2,62,042.90', '₹0'],
  ]);
  expect(months).toHaveLength(18);
  expect([months?.[0], months?.[1], months?.[17]]).toEqual([
    ['Month 1', '₹44,904.80', '₹6,000', '₹38,904.80', '₹7,11,095.20'],
    ['Month 2', '₹44,904.80', '₹5,688.76', '₹39,216.04', '₹6,71,879.16'],
    ['Month 18', '₹44,904.83', '₹356.39', '₹44,548.44', '₹0'],
  ]);
  expect(drawing).toEqual({ coupons: [expect.closeTo(0.90554, 5), expect.closeTo(0.97259, 5)] });
});

it('has the interest of an overdue invoice by month, with the rate of each', () => {
  expect(resultOf('overdue', late).tables?.[0]?.rows()).toEqual([
    ['16 Nov 2025', '17.25%', '₹7,187.50', '₹5,07,187.50'],
    ['16 Dec 2025', '16.5%', '₹6,973.83', '₹5,14,161.33'],
    ['16 Jan 2026', '16.5%', '₹7,069.72', '₹5,21,231.05'],
    ['16 Feb 2026', '16.5%', '₹7,166.93', '₹5,28,397.98'],
    ['27 Feb 2026', '16.5%', '₹2,627.51', '₹5,31,025.49'],
  ]);
});

/** Without interest, so that all amounts but the APR are easily calculated. */
const offers = {
  amount: 1_20_000_00, purpose: 0, repaidIn: 3,
  rateA: 0, typeA: 0, feeA: 1_000_00, insuranceA: 500_00, monthsA: 12, chargeA: 4_00,
  rateB: 0, typeB: 1, feeB: 2_000_00, insuranceB: 0, monthsB: 10, chargeB: 5_00,
}; // oxfmt-ignore

it('compares all costs of two offers, with a charge for the fixed rate', () => {
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
  expect(sentence).toMatch(
    /^Offer A costs ₹500 less over the full term, but ₹3,100 more if you repay after 3 months\. The tenures differ: 12 months and 10 months\. The rate of Offer A counts as fixed/,
  );
  expect(drawing).toMatchObject({
    bars: [
      {
        label: 'Offer A',
        parts: [{ label: 'Extra interest', amount: 0 }, { amount: 1_500_00 }],
      },
      {
        label: 'Offer B',
        parts: [{ label: 'Extra interest', amount: 0 }, { amount: 2_000_00 }],
      },
    ],
  });
});

it.each([
  [{ typeA: 0, typeB: 1 }, []],
  [{ typeA: 2, typeB: 1 }, ['When the fixed', 'The rate after']],
  [{ typeA: 1, typeB: 2 }, ['When the fixed', 'The rate after']],
])('explains for the types of rate %o what is assumed when they change', (types, added) => {
  const lines = assumptionsOf(calculatorDefinitions.offers, valuesOf('offers', types));
  expect(lines.map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
    'Cost is what',
    'The APR is',
    'A floating rate',
    ...added,
    'For home or',
  ]);
});

it('names the charges of both offers of a loan for business in the enquiry', () => {
  const lines = resultLines('offers', valuesOf('offers', { ...offers, purpose: 1 }));
  expect(lines[3]).toBe('₹1,20,000, business; charge A 4%, B 5%');
  expect(resultLines('offers', valuesOf('offers', offers))[3]).toBe(
    '₹1,20,000, home or personal; charge A 4%',
  );
});

it('has no interest and no rate of an invoice that is paid on the last day', () => {
  const claim = overdueClaim({ ...late, paid: late.accepted + 45, bankRate: 0 });
  expect(claim).toMatchObject({ daysOverdue: 0, periods: [], interest: 0, total: 5_00_000_00, rate: '' });
});

it.each([
  [1, 2, ['Agreed 1 day, interest 17.25% a year', 'Due 2 Sep 2025, 1 day late on 3 Sep 2025']],
  [9, 12, ['Agreed 9 days, interest 17.25% a year', 'Due 10 Sep 2025, 3 days late on 13 Sep 2025']],
  [0, 108, ['No agreed days, interest 16.5% to 17.25% a year', 'Due 16 Sep 2025, 93 days late on 18 Dec 2025']],
])('sends for %i agreed days of an invoice that is paid after %i days: %j', (agreedDays, paidAfter, lines) => {
  const values = { ...late, agreedDays, paid: late.accepted + paidAfter };
  expect(calculatorDefinitions.overdue.lines(valuesOf('overdue', values))).toEqual([
    'Invoice ₹5,00,000, accepted 1 Sep 2025',
    ...lines,
  ]);
}); // oxfmt-ignore

it.each([
  ['loan', { ...loan, fees: loan.amount }, 'fees', /^The fees are as large as the loan\./],
  ['loan', { ...loan, part: loan.amount }, 'part', /^The part-payment must be less than the loan of ₹7,50,000\.$/],
  ['bill', { invoice: 10_000_00, charges: 10_000_00 }, 'charges', /^Discount and charges are as high as the bill\./],
  ['borrow', { other: 27_000_00 }, 'other', /^Your existing EMIs already use the ₹27,000 /],
  ['borrow', { other: 27_500_00 }, 'other', /^Your existing EMIs already use the ₹27,000 /],
  ['borrow', { price: 99_999_00 }, 'price', /at least ₹1,00,000, or leave it empty\.$/],
  ['overdue', { ...late, paid: late.accepted - 1 }, 'accepted', /^The date of acceptance is after the date of payment \(31 Aug 2025\)\./],
  ['overdue', { ...late, paid: late.accepted }, undefined, /not overdue: .* until 16 Oct 2025\./],
  ['overdue', { ...late, paid: late.accepted + 45 }, undefined, /not overdue: .* until 16 Oct 2025\./],
] as const)('has no result of %s with %o: the message is at the field %s', (name, entered, field, error) => {
  expect(calculate(name, entered)).toEqual({ error: expect.stringMatching(error), ...(field && { field }) });
  expect(resultLines(name, valuesOf(name, entered))).toEqual([]);
}); // oxfmt-ignore
