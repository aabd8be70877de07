import { expect, it } from 'vitest';
import { generalTimes } from '../../../src/site/general-times.ts';
import { serviceTimes } from '../../../src/site/service-times.ts';
import words from '../../../src/words/en/pages/services/loanForEveryIndian.json';
import { businessLoan } from '../../../src/content/business-loan.ts';
import type { ServiceTimes } from '../../../src/site/general-times.ts';

const DAYS = { days: 1, workingDays: 1.2, weeks: 7 };

const times = Object.entries<ServiceTimes>({ general: generalTimes, ...serviceTimes });
it.each(times)('the times of %s are ranges in order', (_, { first, result }) => {
  for (const { from, to } of [first, result]) expect(from).toBeLessThan(to);
  expect(first.to * DAYS[first.unit]).toBeLessThanOrEqual(result.to * DAYS[result.unit]);
});

it('the page about all loans states the same times as the page about each loan', () => {
  const { homeLoan, loans } = serviceTimes;
  expect(words.enquiry.next.result).toContain(
    `${homeLoan.result.from}–${homeLoan.result.to} ${homeLoan.result.unit}`,
  );
  expect(loans.result).toEqual({ ...businessLoan.days, unit: 'days' });
});
