import { sample } from './sample.ts';

/** The firm's usual fees, as ranges in percent. The firm replaces them and removes `sample`. */
export const firmFees = {
  homeLoan: sample(
    { from: 0.25, to: 0.5 },
    'our fee for a home loan or a loan against property: % of the loan',
  ),
  businessLoan: sample({ from: 1, to: 2 }, 'our fee for an unsecured business loan: % of the loan'),
  mudraLoan: sample({ from: 0.5, to: 1 }, 'our fee for a Mudra loan: % of the loan'),
  billDiscounting: sample({ from: 0.25, to: 0.5 }, 'our fee for bill discounting: % of the bill'),
  overdueInvoice: sample({ from: 2, to: 5 }, 'our fee for an overdue invoice: % of what the buyer pays'),
};
