import { expect, it } from 'vitest';
import { findLimitingBand } from '../../../../src/calculators/finance/flat.ts';
import { calculateMaxLoanForValue } from '../../../../src/calculators/finance/loan-to-value.ts';

const LAKH = 1_00_000_00;

// Values are in lakh. Between two bands the loan stays at the end of the lower band, until the smaller share of the
// next band gives a larger loan.
it.each([
  [33, undefined],
  [33.34, { upTo: 30 * LAKH, share: 90_00, nextShare: 80_00 }],
  [37.5, { upTo: 30 * LAKH, share: 90_00, nextShare: 80_00 }],
  [37.6, undefined],
  [94, { upTo: 75 * LAKH, share: 80_00, nextShare: 75_00 }],
  [100.1, undefined],
])('the loan for a home of %d lakh is limited by this band: %o', (value, band) => {
  expect(findLimitingBand(calculateMaxLoanForValue(value * LAKH))).toEqual(band);
});
