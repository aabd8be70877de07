import { groupDigits } from './group-digits.ts';

const YEAR = 365;

interface Advance {
  /** What the money costs, in rupees. */
  cost: number;
  /** What reaches the account, in rupees. */
  received: number;
  days: number;
}

/** What an advance costs over a year, in per cent of what was received: simple interest, 365 days. */
export const yearlyCost = ({ cost, received, days }: Advance) => (cost / received) * (YEAR / days) * 100;

/** Discount in rupees on an amount, at a yearly rate in per cent, for the days that a bill still runs. */
export const discountFor = (amount: number, rate: number, days: number) =>
  ((amount * rate) / 100) * (days / YEAR);

/** The yearly cost of a discount that is taken off the amount at the start, so that less is received. */
export function yearlyCostOfDiscount(amount: number, rate: number, days: number): number {
  const cost = discountFor(amount, rate, days);
  return yearlyCost({ cost, received: amount - cost, days });
}

/** '32.02%', its parts kept on one line. */
export const percent = (value: number) => `${value.toFixed(2)}%`;

/** '₹14,795', its parts kept on one line. */
export const rupees = (amount: number) => `₹${groupDigits(Math.round(amount))}`;
