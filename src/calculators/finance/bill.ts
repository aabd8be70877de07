import { multiplyByRatio, simpleInterest, HUNDRED_PERCENT } from './money.ts';

interface Bill {
  invoice: number;
  days: number;
  /** The share of the invoice that is paid immediately. All rates and shares are in hundredths of a per cent. */
  advance: number;
  rate: number;
  charges: number;
  /** Yearly rate of the overdraft to compare with. */
  overdraft: number;
}

/** Returns a cost as a yearly rate on the amount received for a number of days. */
export const yearlyCost = (cost: number, received: number, days: number) =>
  multiplyByRatio(cost, HUNDRED_PERCENT * 365, received * days);

/**
 * Calculates a discounted bill. The discount is simple interest on the advance. Discount and charges are deducted from
 * the retained amount, and if it is too small, also from the advance.
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
    /** The cost as a yearly rate on the amount received; undefined if nothing is received or the bill is due today. */
    yearly: today > 0 && days > 0 ? yearlyCost(cost, today, days) : undefined,
    overdraft: simpleInterest(Math.max(today, 0), overdraft, days),
  };
}
