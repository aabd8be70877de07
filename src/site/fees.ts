import type { Fee } from './fee-schema.ts';
import { sample } from './sample.ts';

/** GST on the firm's fees, in percent. */
export const gstRate = 18;

/**
 * The day on which the firm last confirmed all its fees. If the firm changes a single fee, give that fee its own day.
 */
const confirmed = '2026-11-29';

/** The common terms of all fees that the customer pays. GST is added to these fees. */
const customer = { gst: 'added', payer: 'customer', confirmed } as const;

/**
 * The common terms of all services that cost the customer nothing. Each service adds its `payer`, such as the company
 * that pays the firm instead.
 */
const noFee = { from: 0, unit: '₹', per: 'once', due: 'never', gst: 'none', confirmed } as const;

/** The terms of services for which nobody pays the firm. */
const free = { ...noFee, payer: 'nobody' } as const;

/**
 * The firm's fees. All pages take amounts and terms from here. fee-schema.ts explains the fields. Before the launch,
 * the firm replaces the amounts and removes `sample`.
 */
export const firmFees = {
  discoveryCall: free,
  firstConsultation: free,

  homeLoan: sample(
    { from: 0.25, to: 0.5, unit: '%', per: 'loan', due: 'sanction', ...customer },
    'our fee for the file of a home loan or a loan against property: % of the loan',
  ),
  businessLoan: sample(
    { from: 1, to: 2, unit: '%', per: 'loan', due: 'sanction', ...customer },
    'our fee for the file of an unsecured business loan: % of the loan',
  ),
  mudraLoan: sample(
    { from: 0.5, to: 1, unit: '%', per: 'loan', due: 'sanction', ...customer },
    'our fee for the file of a Mudra loan: % of the loan',
  ),
  msmeLoan: sample(
    { from: 0.5, to: 1, unit: '%', per: 'loan', due: 'sanction', ...customer },
    'our fee for the file of an SME, working capital, machinery or CGTMSE loan: % of the loan',
  ),
  personalLoan: sample({ ...noFee, payer: 'lender' }, 'no fee for a personal, holiday, car or gold loan'),
  partnerLoan: { ...noFee, payer: 'lender' },

  billDiscounting: sample(
    { from: 0.25, to: 0.5, unit: '%', per: 'bill', due: 'advance', ...customer },
    'our fee for bill discounting: % of the bill',
  ),
  exportBill: sample(
    { from: 0.25, to: 0.5, unit: '%', per: 'bill', due: 'advance', ...customer },
    'our fee for export bill discounting: % of the bill',
  ),
  treds: sample({ ...free }, 'our fee for help with TReDS'),
  overdueInvoice: sample(
    { from: 2, to: 5, unit: '%', per: 'received', due: 'receipt', ...customer },
    'our fee for an overdue invoice: % of each payment, for letter, reminders and the documents of a claim',
  ),

  fundRaising: sample(
    { from: 1, to: 2, unit: '%', per: 'raised', due: 'release', ...customer },
    'our fee for fund raising: % of the amount raised',
  ),
  sblc: sample(
    { from: 0.5, to: 1, unit: '%', per: 'letter', due: 'issue', ...customer },
    'our fee for a standby letter of credit (SBLC) that a bank issues: % of its amount',
  ),
  spv: sample(
    { from: 1_00_000, to: 2_00_000, unit: '₹', per: 'once', due: 'certificate', ...customer },
    'our fee for a special purpose vehicle (SPV): rupees',
  ),
  debtRestructuring: sample(
    { from: 0.5, to: 1, unit: '%', per: 'limit', due: 'implementation', ...customer },
    'our fee for debt restructuring: % of the limit with new terms',
  ),
  bankProposal: sample(
    { from: 1_00_000, to: 2_50_000, unit: '₹', per: 'once', due: 'decision', ...customer },
    'our fee for a proposal to a bank: rupees',
  ),
  bankingReview: sample(
    { from: 5_000, to: 15_000, unit: '₹', per: 'once', due: 'beforeStart', ...customer },
    'our fee for a written review by the banking expert: rupees',
  ),

  ratingReview: sample(
    { from: 25_000, unit: '₹', per: 'once', due: 'report', ...customer },
    'our fee for a review before a rating: rupees, deducted from the fee for the rating',
  ),
  ratingPreparation: sample(
    { from: 75_000, to: 1_50_000, unit: '₹', per: 'once', due: 'submission', ...customer },
    'our fee for a first rating or an upgrade: rupees, whatever the rating is',
  ),
  surveillance: sample(
    { from: 40_000, unit: '₹', per: 'year', due: 'yearStart', ...customer },
    'our fee for support after a rating: rupees a year',
  ),

  trainingDay: sample(
    { from: 25_000, to: 40_000, unit: '₹', per: 'day', due: 'training', ...customer },
    'our fee for in-house training: rupees a day',
  ),
  placement: sample(
    { from: 8, to: 12, unit: '%', per: 'salary', due: 'ninetyDays', ...customer },
    'our fee for a placement: % of the first year’s salary, due after 90 days in the job',
  ),

  website: sample(
    { from: 1_50_000, to: 5_00_000, unit: '₹', per: 'once', due: 'stages', ...customer },
    'our fee for a website: rupees',
  ),
  maintenance: sample(
    { from: 10_000, to: 30_000, unit: '₹', per: 'month', due: 'monthEnd', ...customer },
    'our fee for maintenance of software: rupees a month',
  ),
  marketing: sample(
    { from: 30_000, to: 75_000, unit: '₹', per: 'month', due: 'monthEnd', ...customer },
    'our fee for digital marketing: rupees a month',
  ),

  propertyAdvice: sample(
    { from: 25_000, unit: '₹', per: 'once', due: 'report', ...customer },
    'our fee for the Advisory Model: rupees for a property',
  ),
  propertyPurchase: sample(
    { from: 1, unit: '%', per: 'price', due: 'registration', ...customer },
    'our fee for Purchase Through Us: % of the price, nothing if the customer does not buy',
  ),

  insurance: { ...noFee, payer: 'insurer' },
  investments: { ...noFee, payer: 'provider' },

  incorporation: sample(
    { from: 75_000, to: 1_50_000, unit: '₹', per: 'once', due: 'certificate', ...customer },
    'our fee for the registration of a company or an LLP: rupees',
  ),
  officeInIndia: sample(
    { from: 60_000, to: 1_20_000, unit: '₹', per: 'once', due: 'certificate', ...customer },
    'our fee for a liaison, branch or project office of a foreign company: rupees',
  ),
  residentDirector: sample(
    { from: 1_20_000, unit: '₹', per: 'year', due: 'yearStart', ...customer },
    'our fee for a resident director of a foreign-owned company: rupees a year',
  ),
  compliance: sample(
    { from: 15_000, to: 30_000, unit: '₹', per: 'month', due: 'monthEnd', ...customer },
    'our fee for compliance of a foreign-owned company: rupees a month',
  ),
} as const satisfies Record<string, Fee>;
