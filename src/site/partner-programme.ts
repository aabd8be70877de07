import { sample } from './sample.ts';

/**
 * What the firm pays partners for a referral, as ranges in percent. Before the launch, the firm replaces the values and
 * removes `sample`.
 */
export const partnerShares = {
  personalLoans: sample({ from: 0.2, to: 0.5 }, 'what partners get: % of a loan to a person'),
  businessLoans: sample({ from: 0.5, to: 1 }, 'what partners get: % of a business loan'),
  billDiscounting: sample({ from: 10, to: 20 }, 'what partners get: % of our fee for bill discounting'),
  insurance: sample({ from: 10, to: 30 }, 'what partners get: % of our commission on insurance'),
  investments: sample({ from: 10, to: 30 }, 'what partners get: % of our commission on investments'),
  advice: sample({ from: 5, to: 10 }, 'what partners get: % of our fee for advice to companies'),
  realEstate: sample({ from: 10, to: 20 }, 'what partners get: % of our fee for real estate'),
};

/** The number of days after which partners are paid, counted from the day on which the firm receives its money. */
export const partnerPayment = sample({ days: 30 }, 'days until partners are paid');

/**
 * The tax (TDS) on commission of an individual, in percent, for the tax year 2026-27. It is deducted once the commission
 * of a tax year is above `threshold`, in rupees. The source is in compliance/sources/partners.ts.
 */
export const commissionTax = { rate: 2, threshold: 20_000 } as const;
