import { expect, it } from 'vitest';
import { checkFees } from '../../../src/site/fee-schema.ts';
import type { Fee } from '../../../src/site/fee-schema.ts';
import { firmFees } from '../../../src/site/fees.ts';
import { legalDetails } from '../../../src/site/legal-details.ts';

const today = '2027-01-15';
const fee: Fee = {
  from: 1,
  to: 2,
  unit: '%',
  per: 'loan',
  due: 'sanction',
  gst: 'added',
  payer: 'customer',
  confirmed: '2026-12-01',
};
const check = (changes: object, role: 'distributor' | 'adviser' = 'distributor') =>
  checkFees({ loan: { ...fee, ...changes } }, role, today);

it('the fees of the firm are valid', () => {
  expect(checkFees(firmFees, legalDetails.role, today)).toMatch(/^\d{4}-\d\d-\d\d$/);
});

it.each([
  ['an upper limit that is not above the lower limit', { to: 1 }],
  ['more than 100%', { to: 120 }],
  ['a date in the future', { confirmed: '2027-01-16' }],
  ['an invalid GST setting', { gst: 'none' }],
  ['a fee of 0 with GST', { from: 0, to: undefined, payer: 'lender' }],
  ['a lender as the payer of an amount', { payer: 'lender' }],
])('the check of fees names the fee with %s', (_, changes) => {
  expect(() => check(changes)).toThrow(/src\/site\/fees\.ts is not valid:\n {2}loan: ./);
});

it('the check of fees rejects commission on investments if the firm is an adviser', () => {
  const commission = { from: 0, to: undefined, unit: '₹', gst: 'none', payer: 'provider' };
  expect(check(commission)).toBe(fee.confirmed);
  expect(() => check(commission, 'adviser')).toThrow('adviser');
});
