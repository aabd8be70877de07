import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  calculateAffordableLoan,
  calculateApr,
  calculateInstalment,
  createSchedule,
  sumInterest,
  groupByYear,
} from '../../../../src/calculators/finance/loan.ts';
import type { Loan } from '../../../../src/calculators/finance/loan.ts';
import { multiplyByRatio, sum } from '../../../../src/calculators/finance/money.ts';
import { forAll, propertyOptions } from '../../property-test.ts';
import { inHundredths, loans, ratePublished, secondYear } from './fixtures.ts';

const loanOf = ({ loan, rate, months }: { loan: number; rate: number; months: number }): Loan => ({
  amount: inHundredths(loan),
  rate: inHundredths(rate),
  months,
});

/** Generates loans within the limits of the calculator, also with a rate of zero. */
const anyLoan = fc.record({
  amount: fc.integer({ min: 10_000_00, max: 10_00_00_000_00 }),
  rate: fc.oneof(fc.integer({ min: 0, max: 24_00 }), fc.constant(0)),
  months: fc.integer({ min: 3, max: 360 }),
});

const payments = (...paid: number[]) =>
  paid.map((each, index) => ({ month: index + 1, paid: each, interest: 0, principal: each, balance: 0 }));

it.each(Object.entries(loans))('a loan has its published instalment: %s', (_, published) => {
  const { terms, instalment, interest, tolerance = 0.5 } = published;
  const loan = loanOf(terms);
  expect(calculateInstalment(loan, Number.isInteger(instalment) ? 100 : 1)).toBe(inHundredths(instalment));
  const difference = sumInterest(createSchedule(loan)) - inHundredths(interest);
  expect(Math.abs(difference)).toBeLessThanOrEqual(inHundredths(tolerance));
});

it('a published example of a loan has the interest and principal of its second year in Excel', () => {
  const [, year = []] = groupByYear(createSchedule(loanOf(secondYear)));
  // The site rounds each of the 24 months to the paisa; Excel rounds none.
  for (const part of ['interest', 'principal'] as const)
    expect(Math.abs(sum(year.map((month) => month[part])) - inHundredths(secondYear[part]))).toBeLessThan(12);
});

it('a loan of 8,000 that is repaid in 48 monthly payments of 200 has an APR of 9.24%', () => {
  const { payments: times, paid, received, apr } = ratePublished;
  const months = payments(...Array<number>(times).fill(inHundredths(paid)));
  expect(calculateApr(months, inHundredths(received))).toBe(inHundredths(apr));
});

const always = (holds: (loan: Loan) => void) => fc.assert(fc.property(anyLoan, holds), propertyOptions);

it('any loan has equal payments except the last, which has all roundings', () => {
  always((loan) => {
    const months = createSchedule(loan);
    const level = calculateInstalment(loan);
    expect(sum(months.map(({ principal }) => principal))).toBe(loan.amount);
    expect(months.at(-1)?.balance).toBe(0);
    expect(months.every(({ paid, interest, principal }) => paid === interest + principal)).toBe(true);
    expect(months.length).toBeLessThanOrEqual(loan.months);
    expect(months.slice(0, -1).every(({ paid }) => paid === level)).toBe(true);
    // Each interest and each instalment is rounded by at most half a paisa, which bears interest to the end.
    const growth = Array.from({ length: loan.months }, (_, month) => (1 + loan.rate / 120_000) ** month);
    const unpaid = (loan.months - months.length) * level; // upward roundings can end the loan sooner
    expect(Math.abs((months.at(-1)?.paid ?? 0) - level - unpaid)).toBeLessThanOrEqual(sum(growth) + 1);
  });
});

it('any loan has a higher EMI at a higher rate or over fewer months', () => {
  always((loan) => {
    const level = calculateInstalment(loan);
    expect(calculateInstalment({ ...loan, rate: loan.rate + 1 })).toBeGreaterThanOrEqual(level);
    expect(calculateInstalment({ ...loan, months: loan.months + 1 })).toBeLessThanOrEqual(level);
    expect(calculateInstalment({ ...loan, amount: loan.amount + 1 })).toBeGreaterThanOrEqual(level);
  });
});

it('any loan has an APR that is its rate plus the cost of its fees', () => {
  always((loan) => {
    const months = createSchedule(loan);
    const free = calculateApr(months, loan.amount);
    expect(Math.abs(free - loan.rate)).toBeLessThanOrEqual(1);
    expect(calculateApr(months, multiplyByRatio(loan.amount, 98, 100))).toBeGreaterThan(free);
  });
});

it('any loan ends sooner after a part-payment', () => {
  forAll([anyLoan, fc.integer({ min: 1, max: 360 }), fc.nat(1e10)], (loan, month, amount) => {
    const plain = createSchedule(loan);
    const sooner = createSchedule(loan, { amount, month });
    expect(sum(sooner.map(({ principal }) => principal))).toBe(loan.amount);
    expect(sooner.length).toBeLessThanOrEqual(plain.length);
    expect(sumInterest(sooner)).toBeLessThanOrEqual(sumInterest(plain));
  });
});

it('the affordable loan for any instalment is the largest that the instalment can repay', () => {
  always(({ rate, months, amount: paid }) => {
    const largest = calculateAffordableLoan({ paid, rate, months });
    expect(calculateInstalment({ amount: largest, rate, months })).toBeLessThanOrEqual(paid);
    expect(calculateInstalment({ amount: largest + 200, rate, months })).toBeGreaterThanOrEqual(paid);
  });
});

it.each([
  [[2_41_799], 2_40_000, 9_00], // rounded half up: 8.995 % a year is 1,799 ÷ 2,40,000 a month
  [[100_00_00, 100_00_00, 200_00_00], 391_15_76, 12_00], // 100 ÷ 1.01 + 100 ÷ 1.01² + 200 ÷ 1.01³ = 391.16
])(
  'the payments %j for a loan of %i paise have an APR of %i hundredths of a percent',
  (paid, received, rate) => {
    expect(calculateApr(payments(...paid), received)).toBe(rate);
  },
);
