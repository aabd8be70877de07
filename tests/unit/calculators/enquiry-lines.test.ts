import { expect, it } from 'vitest';
import { calculatorDefinitions } from '../../../src/calculators/definitions/index.ts';
import { calculatorSummaries } from '../../../src/calculators/calculator-summaries.ts';
import type { CalculatorName } from '../../../src/calculators/calculator-summaries.ts';
import { findExampleFields, getExampleShare } from '../../../src/calculators/example-figures.ts';
import {
  getResultAnswers,
  formatResultLines,
  formatSerialNumber,
} from '../../../src/calculators/result-lines.ts';
import { linkLimits } from '../../../src/enquiry/chat-link.ts';
import { names, valuesOf } from './calculate.ts';
import type { Entered } from './calculate.ts';
import { fixedForYears, late } from './result-cases.ts';

const large = { feeA: 15_00_000_00, insuranceA: 12_00_000_00 };
const paidAt = (agreedDays: number, day: number) => ({ ...late, agreedDays, paid: late.accepted + day });

// The title, the reference and the main results come before these lines.
it.each<[CalculatorName, Entered, lines: string]>([
  ['loan', {}, '₹10,00,000 at 10.5% for 10 years'],
  ['loan', { fees: 10_000_00, part: 1_00_000_00 }, '₹10,00,000 at 10.5% for 10 years | Fees ₹10,000 | Part-payment ₹1,00,000 after 2 years'],
  ['bill', { charges: 3_000_00 }, 'Invoice ₹5,00,000, due in 60 days | Advance 95%, discount 12% p.a. | Charges ₹3,000, our fee 0.5%, overdraft 12%'],
  ['limit', {}, 'Turnover ₹5,00,00,000 | Stock ₹80,00,000, creditors ₹30,00,000 | Debtors ₹90,00,000, margins 25% and 40%'],
  ['limit', { overdue: 12_00_000_00 }, 'Turnover ₹5,00,00,000, overdue ₹12,00,000 | Stock ₹80,00,000, creditors ₹30,00,000 | Debtors ₹90,00,000, margins 25% and 40%'],
  ['flat', { state: 4, buyer: 2, stage: 1 }, 'Flat ₹60,00,000, Maharashtra: Pune, Thane, Nagpur | A man and a woman; under construction | Lender 0.5%, our fee 0.5%'],
  ['flat', { duty: 6_50, registration: 1_10 }, 'Flat ₹60,00,000, Uttar Pradesh | A man; completed or resale | Lender 0.5%, our fee 0.5%, duty 6.5%, registration 1.1%'],
  ['overdue', paidAt(1, 2), 'Invoice ₹5,00,000, accepted 1 Sep 2025 | Agreed 1 day, interest 17.25% a year | Due 2 Sep 2025, 1 day late on 3 Sep 2025'],
  ['overdue', paidAt(9, 12), 'Invoice ₹5,00,000, accepted 1 Sep 2025 | Agreed 9 days, interest 17.25% a year | Due 10 Sep 2025, 3 days late on 13 Sep 2025'],
  ['overdue', paidAt(0, 108), 'Invoice ₹5,00,000, accepted 1 Sep 2025 | No agreed days, interest 16.5% to 17.25% a year | Due 16 Sep 2025, 93 days late on 18 Dec 2025'],
  ['offers', { typeA: 0, chargeA: 2_00, feeB: 0, typeB: 0 }, '₹50,00,000, home or personal; charge A 2% | A 8.4% fixed, 240 months, fee ₹50,000, insurance ₹75,000 | B 8.65% fixed, 240 months'],
  ['offers', { ...large, typeB: 0, chargeB: 3_00 }, '₹50,00,000, home or personal; charge B 3% | A 8.4% floating, 240 months, fee ₹15,00,000, ins. ₹12,00,000 | B 8.65% fixed, 240 months, fee ₹10,000'],
  ['offers', { purpose: 1, chargeA: 4_00, chargeB: 5_00 }, '₹50,00,000, business; charge A 4%, B 5% | A 8.4% floating, 240 months, fee ₹50,000, insurance ₹75,000 | B 8.65% floating, 240 months, fee ₹10,000'],
  ['offers', { ...fixedForYears, chargeA: 2_00 }, '₹52,00,000, home or personal; charge A 2% | A 8.4% 3 y, then 9.5% 204 m, fee ₹26,000, ins. ₹1,10,000 | B 8.65% floating, 240 months, fee ₹13,000'],
  ['offers', { ...fixedForYears, ...large, rateA: 10_25, laterRateA: 12_25 }, '₹52,00,000, home or personal | A 10.25% 3 y, 12.25% 204 m, fee ₹15,00,000, ins. ₹12,00,000 | B 8.65% floating, 240 months, fee ₹13,000'],
  ['offers', { ...fixedForYears, fixedYearsA: 1, feeA: 0, insuranceA: 0 }, '₹52,00,000, home or personal | A 8.4% for 1 year, then 9.5% for 228 months | B 8.65% floating, 240 months, fee ₹13,000'],
])('the calculator %s with %o attaches the lines: %s', (name, entered, lines) => {
  expect(formatResultLines(name, valuesOf(name, entered)).slice(3)).toEqual(lines.split(' | '));
}); // oxfmt-ignore

it('the title, reference and main results are the first lines', () => {
  expect(formatResultLines('loan', valuesOf('loan', { fees: 10_000_00 })).slice(0, 3)).toEqual([
    expect.stringMatching(/^EMI, no\. [0-9A-Z]{7}, illustration only$/),
    'Monthly EMI: ₹13,494',
    'APR, all fees included: 10.74%',
  ]);
});

it('the number of a result depends only on its calculator and inputs', () => {
  const serial = formatSerialNumber('bill', valuesOf('bill'));
  expect(formatSerialNumber('bill', valuesOf('bill'))).toBe(serial);
  expect(formatSerialNumber('bill', valuesOf('bill', { rate: 1051 }))).not.toBe(serial);
  expect(formatSerialNumber('export', valuesOf('bill'))).not.toBe(serial);
  for (let invoice = 1; invoice < 500; invoice += 1)
    expect(formatSerialNumber('bill', valuesOf('bill', { invoice }))).toMatch(/^[0-9A-HJ-NP-Z]{7}$/);
});

it.each(names)('the lead of the calculator %s says if all or some figures are from an example', (name) => {
  const definition = calculatorDefinitions[name];
  expect(formatResultLines(name, valuesOf(name)).join()).not.toContain('example');
  for (const preset of definition.examples) {
    const hasAmount = 'amount' in preset.values;
    const values = hasAmount ? { ...preset.values, amount: 7_00_000_00 } : preset.values;
    const examples = findExampleFields(definition, values, new Set(['amount']));
    const text = formatResultLines(name, values, getExampleShare(name, values, examples)).join('\n');
    expect(text).not.toMatch(/^Fees|Part-payment|Existing EMIs ₹/m);
    expect(text).toContain(`\n${hasAmount ? 'Some of' : 'All'} these figures are from our example\n`);
  }
});

it.each<[CalculatorName, Entered, Readonly<Record<string, string>>]>([
  ['borrow', { income: 85_000_00 }, { kind: 'Home loan', amount: '₹42,51,294' }],
  ['borrow', { income: 85_000_00, months: 60 }, { kind: 'Not sure yet', amount: '₹18,42,631' }],
  ['borrow', { months: 180 }, { kind: 'Not sure yet', amount: '₹26,62,022' }],
  ['borrow', { price: 30_00_000_00, lent: 60_00 }, { kind: 'Loan against property', amount: '₹18,00,000' }],
  ['borrow', { other: 60_000_00 }, { kind: 'Home loan' }],
  ['limit', {}, { kind: 'Working capital (CC or OD limit)', amount: '₹91,50,000' }],
  ['limit', { turnover: 3_00_00_000_00 }, { kind: 'Working capital (CC or OD limit)', amount: '₹60,00,000' }],
  ['limit', { stock: 0, debtors: 0 }, { kind: 'Working capital (CC or OD limit)' }],
  ['flat', { loan: 40_00_000_00 }, { kind: 'Home loan', amount: '₹40,00,000' }],
  ['loan', { months: 300 }, { amount: '₹10,00,000', kind: 'Home loan' }],
  ['offers', { monthsA: 180, monthsB: 200 }, { amount: '₹50,00,000', kind: 'Home loan' }],
  ['offers', { monthsA: 180, monthsB: 200, purpose: 1 }, { amount: '₹50,00,000' }],
  ['offers', { monthsA: 180, monthsB: 180 }, { amount: '₹50,00,000' }],
])('the calculator %s with %o prefills the answers %o', (name, entered, answers) => {
  expect(getResultAnswers(name, valuesOf(name, entered))).toEqual(answers);
});

const pages = [...new Set(Object.values(calculatorSummaries).map(({ path }) => path))];
it.each(pages)('the results of all calculators of %s fill less than half of the chat link', (of) => {
  const own = names.filter((name) => calculatorSummaries[name].path === of);
  const lines = own.flatMap((name) => formatResultLines(name, valuesOf(name)));
  const text = lines.map((line) => `- ${line}\n`).join('');
  expect(encodeURIComponent(text).length).toBeLessThan(linkLimits.link / 2);
});
