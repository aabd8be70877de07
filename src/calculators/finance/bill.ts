import { portion, simpleInterest, WHOLE } from './money.ts';

interface Bill {
  invoice: number;
  days: number;
  /** Share of the invoice paid at once, and yearly rate of discount, in hundredths of a per cent. */
  advance: number;
  rate: number;
  charges: number;
  /** Yearly rate of the overdraft it is compared with. */
  overdraft: number;
}

/**
 * A bill discounted: the discount is simple interest on the advance. Discount and charges are taken from the part held
 * back, and from the advance where that part is too small.
 */
export function discountBill({ invoice, days, advance, rate, charges, overdraft }: Bill) {
  const advanced = portion(invoice, advance, WHOLE);
  const discount = simpleInterest(advanced, rate, days);
  const cost = discount + charges;
  const today = Math.min(advanced, invoice - cost);
  return {
    discount,
    cost,
    today,
    later: invoice - cost - today,
    /** The cost as a yearly rate of the money received; nothing where all of the bill is cost, or it is due today. */
    yearly: today > 0 && days > 0 ? portion(cost, WHOLE * 365, today * days) : undefined,
    overdraft: simpleInterest(Math.max(today, 0), overdraft, days),
  };
}
