import { multiplyByRatio, simpleInterest, HUNDRED_PERCENT } from './money.ts';

interface Bill {
  invoice: number;
  days: number;
  /** The share of the invoice that is paid immediately. All rates and shares are in hundredths of a per cent. */
  advance: number;
  rate: number;
  charges: number;
  /** The yearly rate of the overdraft with which the bill is compared. */
  overdraft: number;
}

/** Returns the yearly rate, in hundredths of a per cent, at which an amount would cost this much in these days. */
export const yearlyCost = (cost: number, received: number, days: number) =>
  multiplyByRatio(cost, HUNDRED_PERCENT * 365, received * days);

/**
 * Calculates a discounted bill. The discount is simple interest on the advance. The bank deducts discount and charges
 * from the amount that it retains and, if this amount is too small, also from the advance.
 */
export function discountBill({ invoice, days, advance, rate, charges, overdraft }: Bill) {
  const advanced = multiplyByRatio(invoice, advance, HUNDRED_PERCENT);
  const discount = simpleInterest(advanced, rate, days);
  const cost = discount + charges;
  const today = Math.min(advanced, invoice - cost);
  return {
    discount,
    cost,
    today,
    later: invoice - cost - today,
    /** The cost as a yearly rate. Undefined if nothing is received today, or the bill is due today. */
    yearly: today > 0 && days > 0 ? yearlyCost(cost, today, days) : undefined,
    overdraft: simpleInterest(Math.max(today, 0), overdraft, days),
  };
}
