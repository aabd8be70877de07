import { firstCall } from './general-times.ts';
import type { Duration, ServiceTimes } from './general-times.ts';
import { sample } from './sample.ts';

const usualTerms = sample<Duration>(
  { from: 1, to: 2, unit: 'workingDays' },
  'loans: time until the usual terms of three lenders',
);

/**
 * The waiting times of each service. The second argument of `sample` names the result. Before the launch, the firm
 * replaces the samples and removes `sample`. Times without `sample` are in the specification.
 */
export const serviceTimes = {
  fundRaising: {
    first: sample({ from: 3, to: 5, unit: 'workingDays' }, 'fund raising: time until what is realistic'),
    result: sample({ from: 6, to: 10, unit: 'weeks' }, 'fund raising: time until the first offers'),
  },
  billDiscounting: {
    first: sample(
      { from: 1, to: 2, unit: 'workingDays' },
      'bill discounting: time from complete documents to offers to compare',
    ),
    result: sample(
      { from: 2, to: 3, unit: 'workingDays' },
      'bill discounting: time from the buyer’s confirmation to the money, for later bills',
    ),
    total: sample({ from: 7, to: 10, unit: 'workingDays' }, 'bill discounting: total time of a first bill'),
  },
  exportBillDiscounting: {
    first: sample({ from: 1, to: 2, unit: 'workingDays' }, 'export bills: time until the possible advance'),
    result: { from: 1, to: 3, unit: 'days' },
  },
  loans: {
    first: usualTerms,
    result: sample(
      { from: 3, to: 10, unit: 'days' },
      'business loan: time from complete documents to the money',
    ),
  },
  mudraLoan: {
    first: usualTerms,
    result: sample(
      { from: 7, to: 30, unit: 'days' },
      'Mudra loan: time from complete documents to the money',
    ),
  },
  homeLoan: {
    first: usualTerms,
    result: sample({ from: 1, to: 2, unit: 'weeks' }, 'home loan: time until the sanction letter'),
  },
  overdueInvoice: {
    first: sample({ from: 1, to: 2, unit: 'workingDays' }, 'overdue invoice: time until what can be claimed'),
    result: sample({ from: 3, to: 5, unit: 'workingDays' }, 'overdue invoice: time until the demand letter'),
  },
  debtRestructuring: {
    first: sample({ from: 3, to: 5, unit: 'workingDays' }, 'debt restructuring: time until what can improve'),
    result: { from: 15, to: 30, unit: 'workingDays' },
  },
  creditRating: {
    first: sample({ from: 5, to: 7, unit: 'workingDays' }, 'credit rating: time until the readiness review'),
    result: { from: 4, to: 8, unit: 'weeks' },
  },
  corporates: {
    first: firstCall,
    result: sample({ from: 3, to: 4, unit: 'weeks' }, 'corporates: time until the file for the bank'),
  },
  wealth: {
    first: sample(
      { from: 3, to: 5, unit: 'workingDays' },
      'wealth: time until assets and debts on one sheet',
    ),
    result: sample({ from: 2, to: 3, unit: 'weeks' }, 'wealth: time until the plan'),
  },
  realEstate: {
    first: sample({ from: 2, to: 3, unit: 'workingDays' }, 'real estate: time until the first consultation'),
    result: sample(
      { from: 10, to: 15, unit: 'workingDays' },
      'real estate: time until the checks in writing',
    ),
  },
  insurance: {
    first: sample({ from: 1, to: 2, unit: 'workingDays' }, 'insurance: time until insurers to compare'),
    result: sample({ from: 1, to: 7, unit: 'days' }, 'insurance: time until the policy'),
  },
  bankingExpert: {
    first: firstCall,
    result: sample({ from: 5, to: 7, unit: 'workingDays' }, 'banking expert: time until the advice'),
  },
  foreignCompany: {
    first: sample(
      { from: 3, to: 5, unit: 'workingDays' },
      'foreign companies: time until the plan with fees',
    ),
    result: sample({ from: 1, to: 3, unit: 'weeks' }, 'foreign companies: time until the registered company'),
  },
  training: {
    first: sample({ from: 3, to: 5, unit: 'workingDays' }, 'training: time until test, dates and fee'),
    result: sample({ from: 3, to: 6, unit: 'weeks' }, 'training: time until training or candidates'),
  },
  tech: {
    first: sample({ from: 3, to: 5, unit: 'workingDays' }, 'tech services: time until the quotation'),
    result: sample({ from: 3, to: 6, unit: 'weeks' }, 'tech services: time until the first part'),
  },
  marketing: {
    first: sample(
      { from: 5, to: 7, unit: 'workingDays' },
      'digital marketing: time until the plan and its cost',
    ),
    result: sample({ from: 4, to: 6, unit: 'weeks' }, 'digital marketing: time until the first report'),
  },
} as const satisfies Record<string, ServiceTimes>;
