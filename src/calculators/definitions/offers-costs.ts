import { calculateCosts } from '../finance/offer.ts';
import type { Values } from '../calculator-definition.ts';
import { BUSINESS, FLOATING, PART_FIXED } from './offers-fields.ts';
import type { Key, Letter } from './offers-fields.ts';

export const isPartFixed = (values: Values<Key>, letter: Letter) => values[`type${letter}`] === PART_FIXED;

/**
 * Returns the number of months for which the offer's first rate is fixed. Call this function only for offers that are
 * part-fixed (`isPartFixed`).
 */
export const countFixedMonths = (values: Values<Key>, letter: Letter) => 12 * values[`fixedYears${letter}`];

/** Returns whether an offer may have a prepayment charge. Floating-rate loans have none, except business loans. */
export const canHaveCharge = (values: Values<Key>, letter: Letter) =>
  values[`type${letter}`] !== FLOATING || values.purpose === BUSINESS;

/**
 * Returns whether the prepayment charge applies in the month `repaidIn`. For individuals, the charge applies only
 * while the rate is fixed. After that, the rate is floating, and the lender must not charge (RBI, Pre-payment Charges
 * on Loans Directions, 2 July 2025).
 */
export const hasCharge = (values: Values<Key>, letter: Letter) =>
  canHaveCharge(values, letter) &&
  (values.purpose === BUSINESS ||
    !isPartFixed(values, letter) ||
    values.repaidIn <= countFixedMonths(values, letter));

export const calculateUpfront = (values: Values<Key>, letter: Letter) =>
  values[`fee${letter}`] + values[`insurance${letter}`];

export const calculateOfferCosts = (values: Values<Key>, letter: Letter) =>
  calculateCosts(
    {
      amount: values.amount,
      rate: values[`rate${letter}`],
      months: values[`months${letter}`],
      fee: values[`fee${letter}`],
      insurance: values[`insurance${letter}`],
      prepaymentCharge: hasCharge(values, letter) ? values[`charge${letter}`] : 0,
      change: isPartFixed(values, letter)
        ? { rate: values[`laterRate${letter}`], after: countFixedMonths(values, letter) }
        : undefined,
    },
    values.repaidIn,
  );

export type OfferCosts = ReturnType<typeof calculateOfferCosts>;
