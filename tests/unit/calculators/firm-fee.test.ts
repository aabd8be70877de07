import { expect, it } from 'vitest';
import { assumptionsOf } from '../../../src/calculators/calculator-values.ts';
import { calculatorDefinitions } from '../../../src/calculators/definitions/index.ts';
import { largestFee, withGst } from '../../../src/calculators/firm-fee.ts';
import { firmFees } from '../../../src/site/fees.ts';
import type { Fee } from '../../../src/site/fee-schema.ts';
import { plain, valuesOf } from './calculate.ts';

const fee: Fee = { ...firmFees.ratingPreparation, from: 60_000, to: 90_000 };

it.each([
  ['added', 12_345_50, 14_567_69],
  ['included', 12_345_50, 12_345_50],
] as const)('adds 18%% GST to a fee whose GST is %s, to the paisa', (gst, net, gross) => {
  expect(withGst(net, { ...fee, gst })).toBe(gross);
});

it('takes the end of a range, or the only fee', () => {
  const { to: _to, ...single } = fee;
  expect([largestFee(fee), largestFee(single)]).toEqual([90_000, 60_000]);
});

// By hand: 1,50,000 and 18% GST is 1,77,000, the saving of a year with 1% on 1.77 crore or with 0.85% on 2.0824 crore.
it.each([
  [1_00, '₹1.77 crore'],
  [50, '₹3.54 crore'],
  [85, '₹2.09 crore'],
  [3_00, '₹59 lakh'],
])(
  'names our fee for a rating, and for a reduction of %i hundredths the loan below which it exceeds a year’s saving',
  (difference, loan) => {
    const [note] = assumptionsOf(calculatorDefinitions.rating, valuesOf('rating', { difference }));
    expect(plain(note ?? '')).toContain('at most ₹1,77,000 with GST');
    expect(plain(note ?? '')).toContain(`below about ${loan}.`);
  },
);

it('starts with the largest fee for a bill', () => {
  const { bill, export: exportBill } = calculatorDefinitions;
  expect([bill, exportBill].map(({ fields }) => fields.fee?.example)).toEqual([
    firmFees.billDiscounting.to * 100,
    firmFees.exportBill.to * 100,
  ]);
});
