import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findLimitingBand } from '../../../../src/calculators/finance/flat.ts';
import {
  loanToValueBands,
  calculateMaxLoanForValue,
} from '../../../../src/calculators/finance/loan-to-value.ts';
import { forAll } from '../../property-test.ts';

const LAKH = 1_00_000_00;

// Values and loans are in lakh, calculated by hand from the circular of the Reserve Bank of India of 7 June 2017.
it.each([
  [10, 9], [30, 27], [33, 29.7], [34, 30], [37.5, 30], [60, 48], [93.75, 75], [100, 75], [120, 90],
])('a home of %d lakh has a loan of at most %d lakh', (value, loan) => {
  expect(calculateMaxLoanForValue(value * LAKH)).toBe(Math.round(loan * LAKH));
}); // oxfmt-ignore

it('any home has the largest loan that its band allows', () => {
  const isAllowed = (loan: number, value: number) => {
    const band = loanToValueBands.find(({ upTo }) => loan <= upTo);
    return BigInt(loan) * 100_00n <= BigInt(value) * BigInt(band?.share ?? 0);
  };
  forAll([fc.integer({ min: 1_00, max: 20_00_00_000_00 })], (value) => {
    const loan = calculateMaxLoanForValue(value);
    expect(loan % 100).toBe(0);
    expect(loan === 0 || isAllowed(loan, value)).toBe(true);
    for (const more of [1_00, 1000_00, 5 * LAKH]) expect(isAllowed(loan + more, value)).toBe(false);
  });
});

// Values are in lakh. Between two bands the loan stays at the end of the lower band, until the smaller share of the
// next band gives a larger loan.
it.each([
  [33.34, { upTo: 30 * LAKH, share: 90_00, nextShare: 80_00 }],
  [37.5, { upTo: 30 * LAKH, share: 90_00, nextShare: 80_00 }],
  [94, { upTo: 75 * LAKH, share: 80_00, nextShare: 75_00 }],
  [33, undefined],
  [37.6, undefined],
  [100.1, undefined],
])('the band that limits the loan for a home of %d lakh is %o', (value, band) => {
  expect(findLimitingBand(calculateMaxLoanForValue(value * LAKH))).toEqual(band);
});
