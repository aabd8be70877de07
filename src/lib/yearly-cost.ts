import { groupDigits } from './group-digits.ts';

const DAYS_PER_YEAR = 365;

interface Advance {
  /** The cost of the money, in rupees. */
  cost: number;
  /** The amount that is received, in rupees. */
  received: number;
  days: number;
}

/** The cost of an advance over a year, in per cent of the amount received: simple interest, 365 days. */
export const yearlyCost = ({ cost, received, days }: Advance) =>
  (cost / received) * (DAYS_PER_YEAR / days) * 100;

/** The discount in rupees on an amount, at a yearly rate in per cent, for the days until a bill is due. */
export const discountFor = (amount: number, rate: number, days: number) =>
  ((amount * rate) / 100) * (days / DAYS_PER_YEAR);

/** The yearly cost of a discount that is deducted from the amount in advance, so that less is received. */
export function yearlyCostOfDiscount(amount: number, rate: number, days: number): number {
  const cost = discountFor(amount, rate, days);
  return yearlyCost({ cost, received: amount - cost, days });
}

/** Formats a percentage with two decimals: '32.02%'. */
export const percent = (value: number) => `${value.toFixed(2)}%`;

/** '₹14,795', without a line break inside. */
export const rupees = (amount: number) => `₹${groupDigits(Math.round(amount))}`;
