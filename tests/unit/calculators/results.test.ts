import { expect, it } from 'vitest';
import type { BarPart } from '../../../src/calculators/calculator-definition.ts';
import type { CalculatorName } from '../../../src/calculators/calculator-summaries.ts';
import { calculateClaim } from '../../../src/calculators/definitions/overdue.ts';
import { formatResultLines } from '../../../src/calculators/result-lines.ts';
import { formatRupees } from '../../../src/lib/indian-money.ts';
import { calculate, plain, resultOf, valuesOf } from './calculate.ts';
import type { Entered } from './calculate.ts';
import { bill, late, loan, resultCases } from './result-cases.ts';

const cases = Object.entries(resultCases).map(([title, [entered, shown]]) => {
  const [name = ''] = title.split(':');
  return { title, name: name as CalculatorName, entered, shown };
});

it.each(cases)('the result shows all amounts of $title', ({ name, entered, shown }) => {
  const { rows, sentence } = resultOf(name, entered);
  const amounts = rows.map(({ label, amount }) => `${label}: ${amount}`);
  expect([...amounts, sentence].map(plain)).toEqual(shown.split(/\s*[|\n]\s*/));
});

const small = { income: 10_000_00, other: 995_00, months: 6, rate: 12_00, share: 10_00 };
const saved = { debt: 40_00_000_00, rate: 11_00, difference: 1_50 };

it.each<[CalculatorName, Entered, string]>([
  ['bill', bill, 'The bill: Today ₹7,20,000, Day 73 ₹65,600, Cost ₹14,400'],
  ['borrow', small, 'Monthly income: New EMI ₹4.83, Existing EMIs ₹995, Left ₹9,000.17'],
  ['overdue', late, 'Invoice and interest: Invoice ₹5,00,000, Interest ₹31,025.49'],
  [
    'flat',
    { price: 34_00_000_00 },
    'Price, taxes and fees: Home loan ₹30,00,000, Your part ₹4,00,000, Taxes ₹2,72,000, Fees ₹35,400',
  ],
  ['rating', saved, 'Present interest per year: Still paid ₹3,80,000, Saved ₹60,000'],
])('the bar of %s has the amounts of the result', (name, entered, shown) => {
  const { drawing } = resultOf(name, entered);
  const bars = 'bars' in drawing ? drawing.bars : [];
  const textOf = ({ label, amount }: BarPart) => `${label} ${formatRupees(amount)}`;
  expect(bars.map(({ label, parts }) => `${label}: ${parts.map(textOf).join(', ')}`)).toEqual([shown]);
});

it('the schedule of a loan has a row for each year and month', () => {
  const { tables = [], drawing } = resultOf('loan', loan);
  const [years, months] = tables.map(({ rows }) => rows());
  const columns = ['Paid', 'Interest', 'Principal', 'Balance'];
  expect(tables.map((table) => table.columns)).toEqual([
    ['Year', ...columns],
    ['Month', ...columns],
  ]);
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

// Calculated by hand: ₹5,00,000, due on 16 October 2025, at 17.25% and from 5 December 2025 at 16.5%.
it('each period of overdue interest has the rate in force on its last day', () => {
  const [table] = resultOf('overdue', late).tables ?? [];
  expect(table?.columns).toEqual(['Until', 'Rate p.a.', 'Interest', 'Total due']);
  expect(table?.rows()).toEqual([
    ['16 Nov 2025', '17.25%', '₹7,187.50', '₹5,07,187.50'],
    ['16 Dec 2025', '16.5%', '₹6,973.83', '₹5,14,161.33'],
    ['16 Jan 2026', '16.5%', '₹7,069.72', '₹5,21,231.05'],
    ['16 Feb 2026', '16.5%', '₹7,166.93', '₹5,28,397.98'],
    ['27 Feb 2026', '16.5%', '₹2,627.51', '₹5,31,025.49'],
  ]);
});

it('an invoice that is paid on the last day has no interest', () => {
  const claim = calculateClaim({ ...late, paid: late.accepted + 45, bankRate: 0 });
  expect(claim).toMatchObject({ daysOverdue: 0, periods: [], interest: 0, total: 5_00_000_00, rate: '' });
});

const feeB = { feeB: 20_00_000_00, insuranceB: 20_00_000_00, amount: 40_00_000_00 };
const fixedFor = (fixedYearsA: number, monthsA: number) => ({ typeA: 2, fixedYearsA, monthsA, repaidIn: 6 });

it.each<[CalculatorName, Entered, field: string | undefined, message: RegExp]>([
  ['loan', { fees: 10_00_000_00 }, 'fees', /^The fees are as large as the loan\./],
  ['loan', { ...loan, part: loan.amount }, 'part', /must be less than the loan of ₹7,50,000\.$/],
  ['bill', { days: 0 }, 'days', /^A bill due today cannot be discounted\. Enter the days until/],
  ['export', { days: 0 }, 'days', /^A bill due today cannot be discounted\. Enter the days until/],
  ['bill', { invoice: 10_000_00, charges: 10_000_00 }, 'charges', /^Discount and charges are as high as/],
  ['borrow', { other: 27_000_00 }, 'other', /^Your existing EMIs already use the ₹27,000 /],
  ['borrow', { other: 27_500_00 }, 'other', /^Your existing EMIs already use the ₹27,000 /],
  ['borrow', { price: 99_999_00 }, 'price', /at least ₹1,00,000, or leave it empty\.$/],
  ['borrow', { lent: 55_00 }, 'price', /^Enter the value of the property too/],
  ['limit', { stock: 0, debtors: 0 }, 'debtors', /^Enter stock or debtors/],
  ['limit', { creditors: 1_70_00_000_00 }, 'creditors', /^Your creditors are as high as/],
  ['flat', { price: 45_00_001_00, stage: 2 }, 'price', /above ₹45,00,000 .* Choose “Under construction”\.$/],
  ['flat', { loan: 48_00_001_00 }, 'loan', /at most ₹48,00,000\./],
  ['flat', { state: 6 }, 'duty', /^Enter the stamp duty of your state/],
  ['overdue', { ...late, paid: late.accepted - 1 }, 'accepted', /after the date of payment \(31 Aug 2025\)\./],
  ['overdue', { ...late, paid: late.accepted }, undefined, /not overdue: .* until 16 Oct 2025\./],
  ['overdue', { ...late, paid: late.accepted + 45 }, undefined, /not overdue: .* until 16 Oct 2025\./],
  ['offers', feeB, 'feeB', /^Offer B: fee and insurance are as large/],
  ['offers', { monthsA: 36, monthsB: 24 }, 'repaidIn', /^Both loans are already repaid in month 36/],
  ['offers', fixedFor(20, 240), 'fixedYearsA', /^Offer A: .* of 20 years or longer\. Enter at most 19 years,/],
  ['offers', fixedFor(5, 60), 'fixedYearsA', /Enter at most 4 years,/],
  ['offers', fixedFor(1, 12), 'fixedYearsA', /^Offer A: a tenure of 1 year has no other rate/],
])('%s with %o has an error message instead of a result', (name, entered, field, message) => {
  const error = expect.stringMatching(message);
  expect(calculate(name, entered)).toEqual({ error, ...(field && { field }) });
  expect(formatResultLines(name, valuesOf(name, entered))).toEqual([]);
}); // oxfmt-ignore

it.each<[CalculatorName, Entered]>([
  ['borrow', { price: 1_00_000_00 }],
  ['offers', { monthsA: 36, monthsB: 37 }],
  ['offers', { monthsA: 37, monthsB: 36 }],
  ['offers', fixedFor(5, 61)],
  ['offers', { fixedYearsB: 29 }], // the field has no effect on a floating rate
])('%s has a result for the valid values %o', (name, entered) => {
  expect(calculate(name, entered)).toHaveProperty('rows');
});
