import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  calculateAffordableLoan,
  calculateApr,
  calculateInstalment,
  createSchedule,
  sumInterest,
} from '../../../../src/calculators/finance/loan.ts';
import type { Loan } from '../../../../src/calculators/finance/loan.ts';
import { sum } from '../../../../src/calculators/finance/money.ts';
import { forAll } from '../../property-test.ts';

/** Generates loans within the limits of the calculator, also with a rate of zero. */
const anyLoan = fc.record({
  amount: fc.integer({ min: 10_000_00, max: 10_00_00_000_00 }),
  rate: fc.oneof(fc.integer({ min: 0, max: 24_00 }), fc.constant(0)),
  months: fc.integer({ min: 3, max: 360 }),
});

const payments = (...paid: number[]) =>
  paid.map((each, index) => ({ month: index + 1, paid: each, interest: 0, principal: each, balance: 0 }));

// The sources round the instalment to the rupee or to the paisa. If a source does not state the interest, the expected
// interest is instalment × months − loan. The tolerance is the maximum difference from the expected interest.
it.each<[source: string, Loan, instalment: number, interest: number, tolerance?: number]>([
  ['Reserve Bank of India, Key Facts Statement for Loans & Advances, 15 April 2024, Annex B', { amount: 20_000_00, rate: 15_00, months: 24 }, 970_00, 3_274_00],
  // The source calculates the interest from the exact instalment, 13,493.4997.
  ['emicalculator.net, How to calculate EMI', { amount: 10_00_000_00, rate: 10_50, months: 120 }, 13_493_00, 6_19_220_00, 1_00],
  // The source adds 240 instalments rounded to the rupee.
  ['indiacalculates.in, EMI calculator', { amount: 50_00_000_00, rate: 8_50, months: 240 }, 43_391_00, 54_13_840_00, 39_50],
  ['rloansfin.online, representative example', { amount: 5_00_000_00, rate: 10_00, months: 60 }, 10_624_00, 1_37_411_00],
  ['Microsoft, Excel function PMT: =PMT(8%/12, 10, 10000)', { amount: 10_000_00, rate: 8_00, months: 10 }, 1_037_03, 370_30],
  // Our calculator rounds the interest to the paisa each month; NumPy rounds nothing.
  ['NumPy Financial, pmt(0.075/12, 12*15, 200000) = -1854.0247200054619', { amount: 2_00_000_00, rate: 7_50, months: 180 }, 1_854_02, 1_33_724_45, 1_00],
])('a loan has its published instalment: %s', (_, loan, instalment, interest, tolerance = 50) => {
  expect(calculateInstalment(loan, instalment % 100 === 0 ? 100 : 1)).toBe(instalment);
  expect(Math.abs(sumInterest(createSchedule(loan)) - interest)).toBeLessThanOrEqual(tolerance);
}); // oxfmt-ignore

it('any loan has equal payments, except the last payment, which includes all rounding differences', () => {
  forAll([anyLoan], (loan) => {
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

it('any loan with a part-payment ends no later and has no more interest', () => {
  forAll([anyLoan, fc.integer({ min: 1, max: 360 }), fc.nat(1e10)], (loan, month, amount) => {
    const plain = createSchedule(loan);
    const sooner = createSchedule(loan, { amount, month });
    expect(sum(sooner.map(({ principal }) => principal))).toBe(loan.amount);
    expect(sooner.length).toBeLessThanOrEqual(plain.length);
    expect(sumInterest(sooner)).toBeLessThanOrEqual(sumInterest(plain));
  });
});

it('the affordable loan for any instalment is the largest that the instalment can repay', () => {
  forAll([anyLoan], ({ rate, months, amount: paid }) => {
    const largest = calculateAffordableLoan({ instalment: paid, rate, months });
    expect(calculateInstalment({ amount: largest, rate, months })).toBeLessThanOrEqual(paid);
    expect(calculateInstalment({ amount: largest + 200, rate, months })).toBeGreaterThanOrEqual(paid);
  });
});

it.each([
  // Microsoft, Excel function RATE: twelve times the monthly rate
  ['48 payments of 200', Array<number>(48).fill(200_00), 8_000_00, 9_24],
  ['no interest', [100_00, 100_00], 200_00, 0],
  ['a rate rounded half up', [2_41_799], 2_40_000, 9_00], // 8.995 % a year is 1,799 ÷ 2,40,000 a month
  // 100 ÷ 1.01 + 100 ÷ 1.01² + 200 ÷ 1.01³ = 391.16
  ['a higher last payment', [100_00_00, 100_00_00, 200_00_00], 391_15_76, 12_00],
])('a loan with %s has its APR', (_, paid, received, rate) => {
  expect(calculateApr(payments(...paid), received)).toBe(rate);
});
