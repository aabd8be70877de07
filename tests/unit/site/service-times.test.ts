import { expect, it } from 'vitest';
import { generalTimes } from '../../../src/site/general-times.ts';
import { serviceTimes } from '../../../src/site/service-times.ts';
import words from '../../../src/words/en/pages/services/loanForEveryIndian.json';
import { businessLoan, mudraLoan } from '../../../src/content/business-loan.ts';
import type { ServiceTimes } from '../../../src/site/general-times.ts';

/** The length of each unit in days. An office has at least five working days a week. */
const DAYS = { days: 1, workingDays: 7 / 5, weeks: 7 };

const times = Object.entries<ServiceTimes>({ general: generalTimes, ...serviceTimes });
it.each(times)('the times of %s are ranges, and the first result comes first', (_, { first, result }) => {
  for (const { from, to } of [first, result]) expect(from).toBeLessThan(to);
  expect(first.to * DAYS[first.unit]).toBeLessThanOrEqual(result.to * DAYS[result.unit]);
});

it('the page about all loans states the result time of the home loan', () => {
  const { from, to, unit } = serviceTimes.homeLoan.result;
  expect(words.enquiry.next.result).toContain(`${from}–${to} ${unit}`);
});

it('the table of loan terms has the result times of business and Mudra loans, in days', () => {
  const { loans, mudraLoan: mudra } = serviceTimes;
  expect(businessLoan.days).toEqual({ ...loans.result, unit: 'days' });
  expect(mudraLoan.days).toEqual({ ...mudra.result, unit: 'days' });
});
