import { multiplyByRatio, calculateSimpleInterest, HUNDRED_PERCENT } from './money.ts';

/** Shares and rates are in hundredths of a percent, amounts in paise. */
interface Bill {
  invoice: number;
  /** The number of days until the bill is due. */
  days: number;
  /** The share of the invoice that is paid immediately. */
  advance: number;
  rate: number;
  charges: number;
  /** The yearly rate of the overdraft with which the bill is compared. */
  overdraft: number;
}

/** Returns the yearly rate, in hundredths of a percent, of paying `cost` for receiving an amount `days` days early. */
export const calculateYearlyCost = (cost: number, received: number, days: number) =>
  multiplyByRatio(cost, HUNDRED_PERCENT * 365, received * days);

/**
 * Calculates what the seller of a bill receives from the bank, and what this costs. The discount is simple interest on
 * the advance. The bank deducts the discount and
 * its charges from the retained part of the invoice. If this part is too small, the bank deducts the rest from the
 * advance.
 */
export function discountBill({ invoice, days, advance, rate, charges, overdraft }: Bill) {
  const advanceAmount = multiplyByRatio(invoice, advance, HUNDRED_PERCENT);
  const discount = calculateSimpleInterest(advanceAmount, rate, days);
  const cost = discount + charges;
  const receivedToday = Math.min(advanceAmount, invoice - cost);
  return {
    discount,
    cost,
    receivedToday,
    receivedLater: invoice - cost - receivedToday,
    /** The cost as a yearly rate. It is undefined if nothing is received today, or if the bill is due today. */
    yearlyRate: receivedToday > 0 && days > 0 ? calculateYearlyCost(cost, receivedToday, days) : undefined,
    overdraftCost: calculateSimpleInterest(Math.max(receivedToday, 0), overdraft, days),
  };
}
