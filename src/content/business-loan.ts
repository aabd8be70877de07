import { sample } from '../site/sample.ts';
import { serviceTimes } from '../site/service-times.ts';

/**
 * The usual terms of unsecured business loans: the yearly rate in percent, the number of days from complete documents
 * to the payment of the loan, and the minimum age of the business in years. Before the launch, the firm replaces the
 * samples in this file and removes `sample`.
 */
export const businessLoan = {
  rate: sample({ from: 14, to: 24 }, 'business loan: usual interest rate, % a year'),
  days: serviceTimes.loans.result,
  age: sample({ from: 1, to: 3 }, 'business loan: usual minimum age of the business, years'),
};

export const mudraLoan = {
  rate: sample({ from: 9, to: 14 }, 'Mudra loan: usual interest rate, % a year'),
  days: serviceTimes.mudraLoan.result,
};
