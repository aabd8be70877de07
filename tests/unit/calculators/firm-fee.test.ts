import { expect, it } from 'vitest';
import { listAssumptions } from '../../../src/calculators/calculator-values.ts';
import { calculatorDefinitions } from '../../../src/calculators/definitions/index.ts';
import { getLargestFee, withGst } from '../../../src/calculators/firm-fee.ts';
import { firmFees } from '../../../src/site/fees.ts';
import type { Fee } from '../../../src/site/fee-schema.ts';
import { plain, valuesOf } from './calculate.ts';

const fee: Fee = { ...firmFees.ratingPreparation, from: 60_000, to: 90_000 };

it.each([
  ['added', 12_345_50, 14_567_69],
  ['included', 12_345_50, 12_345_50],
] as const)('with GST %s, a fee of %i paise costs %i paise in total', (gst, net, gross) => {
  expect(withGst(net, { ...fee, gst })).toBe(gross);
});

it('the largest fee is the end of a range, or the only fee', () => {
  const { to: _to, ...single } = fee;
  expect([getLargestFee(fee), getLargestFee(single)]).toEqual([90_000, 60_000]);
});

// Calculated by hand: ₹1,50,000 with 18% GST is ₹1,77,000. A reduction of 1% saves this amount in a year on ₹1.77 crore,
// and a reduction of 0.85% saves it on ₹2.0824 crore.
it.each([
  [1_00, '₹1.77 crore'],
  [50, '₹3.54 crore'],
  [85, '₹2.09 crore'],
  [3_00, '₹59 lakh'],
])('a rate lower by %i hundredths of a percent covers our fee in a year on %s', (difference, loan) => {
  const [note] = listAssumptions(calculatorDefinitions.rating, valuesOf('rating', { difference }));
  expect(plain(note ?? '')).toContain('at most ₹1,77,000 with GST');
  expect(plain(note ?? '')).toContain(`below about ${loan}.`);
});
