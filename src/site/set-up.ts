import { firmFees } from './fees.ts';
import { sample } from './sample.ts';

interface Effort {
  /** The time from complete documents to the first invoice of a company, or to the approval of an office. */
  readonly weeks: { readonly from: number; readonly to: number };
  /** The cost in lakh of rupees, with government fees, attestation and the firm's fee. */
  readonly lakh: { readonly from: number; readonly to: number };
}

/** How long each legal form of a foreign company takes and what it costs. The firm replaces the values and removes `sample`. */
export const setUpEfforts = {
  company: sample<Effort>(
    { weeks: { from: 10, to: 12 }, lakh: { from: 2, to: 4 } },
    'private limited company of a foreign owner: weeks, and cost in lakh of rupees',
  ),
  llp: sample<Effort>(
    { weeks: { from: 9, to: 12 }, lakh: { from: 1.5, to: 3 } },
    'LLP of foreign partners: weeks, and cost in lakh of rupees',
  ),
  branch: sample<Effort>(
    { weeks: { from: 8, to: 12 }, lakh: { from: 1.5, to: 3.5 } },
    'branch office of a foreign company: weeks, and cost in lakh of rupees',
  ),
  liaison: sample<Effort>(
    { weeks: { from: 8, to: 12 }, lakh: { from: 1.5, to: 3 } },
    'liaison office of a foreign company: weeks, and cost in lakh of rupees',
  ),
  project: sample<Effort>(
    { weeks: { from: 5, to: 8 }, lakh: { from: 1, to: 2.5 } },
    'project office of a foreign company: weeks, and cost in lakh of rupees',
  ),
} as const;

/** The firm's part of the cost. */
export const setUpFees = {
  company: firmFees.incorporation,
  llp: firmFees.incorporation,
  branch: firmFees.officeInIndia,
  liaison: firmFees.officeInIndia,
  project: firmFees.officeInIndia,
} as const satisfies Record<keyof typeof setUpEfforts, unknown>;

/**
 * The lowest and the highest cost of a company in its first year, in lakh of rupees. It includes a resident director
 * from the firm, but no GST on the firm's fees.
 */
export const firstYearCost = (['from', 'to'] as const).map((end) => {
  const rupees = 12 * firmFees.compliance[end] + firmFees.residentDirector.from;
  return setUpEfforts.company.lakh[end] + rupees / 1_00_000;
});

/**
 * The approximate value of a lakh of rupees in US dollars or euros, for visitors who do not know rupees. It is a round
 * number, because the page names no exchange rate.
 */
export const FOREIGN_PER_LAKH = 1000;

/**
 * The first and the last week of each step to a private limited company. Weeks are counted from 1. The firm replaces
 * the values and removes `sample`.
 */
export const setUpWeeks = sample(
  {
    plan: { from: 1, to: 2 },
    documents: { from: 3, to: 4 },
    registration: { from: 5, to: 7 },
    capital: { from: 8, to: 9 },
    shares: { from: 10, to: 10 },
    declaration: { from: 11, to: 11 },
    start: { from: 12, to: 12 },
  },
  'steps to the company of a foreign owner: their weeks',
);
