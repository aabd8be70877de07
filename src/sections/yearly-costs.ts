import { discountFor, percent, rupees, yearlyCost, yearlyCostOfDiscount } from '../lib/yearly-cost.ts';

/** Bill Discounting's example: ₹4.75 lakh for 60 days, and ₹25,000 not advanced. */
const bill = { received: 475_000, days: 60 };
export const billCost = {
  all: percent(yearlyCost({ ...bill, cost: 25_000 })),
  /** Where ₹15,000 of it is a margin that comes back. */
  withMargin: percent(yearlyCost({ ...bill, cost: 10_000 })),
};

/** Export Bill Discounting: ₹8 lakh for 90 days, at the lowest and the highest discount. */
const rates = [4.5, 7.5];
export const exportCost = {
  inRupees: rates.map((rate) => rupees(discountFor(800_000, rate, 90))).join(' to '),
  overAYear: rates.map((rate) => percent(yearlyCostOfDiscount(800_000, rate, 90))).join(' to '),
};
