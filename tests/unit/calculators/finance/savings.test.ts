import fc from 'fast-check';
import { expect, it } from 'vitest';
import { discountBill } from '../../../../src/calculators/finance/bill.ts';
import { createSchedule, sumInterest } from '../../../../src/calculators/finance/loan.ts';
import { multiplyByRatio, calculateSimpleInterest } from '../../../../src/calculators/finance/money.ts';
import { compareLoans } from '../../../../src/calculators/finance/savings.ts';
import { forAll } from '../../property-test.ts';

it.each([
  [1, 1, 2, 1],
  [1, 1, 3, 0],
  [2, 1, 3, 1],
  [9_99_99_99_99_999, 3_600, 120_000, 29_999_999_999.97],
])('%i × %i ÷ %i is rounded half up', (amount, numerator, denominator, rounded) => {
  expect(multiplyByRatio(amount, numerator, denominator)).toBe(Math.round(rounded));
});

// From the specification: the amount and rate of a fully drawn limit before and after restructuring.
it.each([
  [[1_50_00_000_00, 13_00], [2_00_00_000_00, 10_25], 19_50_000_00, 20_50_000_00],
  [[3_00_00_000_00, 14_00], [3_00_00_000_00, 11_00], 42_00_000_00, 33_00_000_00],
] as const)('the terms %j, restructured to %j, cost %i and then %i a year', (before, after, now, next) => {
  const loanOf = ([amount, rate]: readonly [number, number]) => ({ amount, rate, months: 60 });
  expect(compareLoans(loanOf(before), loanOf(after), 0).yearly).toEqual({ now, next });
});

const loan = fc.record({
  amount: fc.integer({ min: 1_00_000_00, max: 50_00_00_000_00 }),
  rate: fc.integer({ min: 100, max: 24_00 }),
  months: fc.integer({ min: 6, max: 240 }),
});

it('restructuring breaks even in a month in which the saved interest begins to cover the costs', () => {
  forAll([loan, fc.nat(10_00), fc.nat(10_00_000_00)], (now, lower, costs) => {
    const next = { ...now, rate: Math.max(0, now.rate - lower) };
    const { interest, saved, breakEven } = compareLoans(now, next, costs);
    const current = createSchedule(now);
    const restructured = createSchedule(next);
    expect(interest).toEqual({ now: sumInterest(current), next: sumInterest(restructured) });
    const savedBy = (month: number) =>
      sumInterest(current.slice(0, month)) - sumInterest(restructured.slice(0, month));
    expect(savedBy(Math.max(current.length, restructured.length)) - costs).toBe(saved);
    expect(breakEven === undefined).toBe(saved <= 0);
    fc.pre(breakEven !== undefined);
    expect(savedBy(breakEven)).toBeGreaterThanOrEqual(costs);
    expect(breakEven === 1 || savedBy(breakEven - 1) < costs).toBe(true);
  });
});

const year = { amount: 1_00_000_00, rate: 12_00, months: 12 };
it.each([
  ['equal terms', year, 0, undefined],
  ['costs as high as the interest saved in the first month', { ...year, rate: 0 }, 1_000_00, 1],
  ['a longer term that costs more than the lower rate saves', { ...year, rate: 11_00, months: 60 }, 0, undefined],
  ['a longer term whose second year uses up the savings of the first year', { ...year, rate: 6_00, months: 24 }, 300_00, undefined],
])('restructuring breaks even once the costs stay covered: %s', (_, next, costs, month) => {
  expect(compareLoans(year, next, costs).breakEven).toBe(month);
}); // oxfmt-ignore

const bill = { invoice: 5_00_000_00, days: 60, advance: 95_00, rate: 12_00, charges: 0, overdraft: 0 };

it.each([
  // The example of the specification: 5 lakh in 60 days with an advance of 95% is 4.75 lakh today.
  [{}, { receivedToday: 4_75_000_00, discount: 9_369_86, receivedLater: 15_630_14 }],
  // The cost is 11,869.86, which is 15.2% a year of the amount received.
  [{ charges: 2_500_00 }, { yearlyRate: 15_20 }],
  [{ advance: 0 }, { receivedToday: 0, yearlyRate: undefined }],
  [{ days: 0 }, { discount: 0, cost: 0, yearlyRate: undefined }],
  // Without charges, the yearly cost is the discount rate: the discount is deducted from the amount paid later.
  [
    { invoice: 10_00_000_00, days: 90, advance: 80_00, rate: 6_00, overdraft: 11_00 },
    { yearlyRate: 6_00, overdraftCost: calculateSimpleInterest(8_00_000_00, 11_00, 90) },
  ],
])('a bill with the terms %o has the result %o', (terms, expected) => {
  expect(discountBill({ ...bill, ...terms })).toMatchObject(expected);
});
