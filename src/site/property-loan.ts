import { sample } from './sample.ts';

/**
 * The usual terms of a loan against property: the yearly rate, the share of the property's value and the processing fee
 * in percent, and the longest term in years. `example` is the value in the examples of the calculators. Before the
 * launch, the firm replaces the samples and removes `sample`. The specification names the longest term, which is
 * therefore no sample.
 */
export const propertyLoan = {
  rate: sample({ from: 9, to: 13, example: 11 }, 'loan against property: usual interest rate, % a year'),
  share: sample({ from: 50, to: 65, example: 60 }, 'loan against property: usual loan, % of the value'),
  fee: sample({ from: 0.5, to: 1.5 }, 'loan against property: usual processing fee, % of the loan'),
  years: 15,
};

export const homeLoan = {
  /** The usual processing fee in percent of the loan, without GST. */
  fee: sample({ to: 0.5 }, 'home loan: usual processing fee, % of the loan'),
};
