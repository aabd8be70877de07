import { discountFor, percent, rupees, yearlyCost, yearlyCostOfDiscount } from '../lib/yearly-cost.ts';

/** Example of the Bill Discounting page: ₹4.75 lakh received for 60 days; ₹25,000 are not advanced. */
const bill = { received: 475_000, days: 60 };
export const billCost = {
  all: percent(yearlyCost({ ...bill, cost: 25_000 })),
  /** ₹15,000 of the ₹25,000 are a margin that is paid back. */
  withMargin: percent(yearlyCost({ ...bill, cost: 10_000 })),
};

/** Example of Export Bill Discounting: ₹8 lakh for 90 days, at the lowest and the highest discount rate. */
const rates = [4.5, 7.5];
export const exportCost = {
  inRupees: rates.map((rate) => rupees(discountFor(800_000, rate, 90))).join(' to '),
  overAYear: rates.map((rate) => percent(yearlyCostOfDiscount(800_000, rate, 90))).join(' to '),
};
