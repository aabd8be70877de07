import { expect, it } from 'vitest';
import { serviceTimes } from '../../../src/site/service-times.ts';
import type { ServiceTimes } from '../../../src/site/service-times.ts';

const DAYS = { days: 1, workingDays: 1.2, weeks: 7 };

it.each(Object.entries<ServiceTimes>(serviceTimes))(
  '%s has ranges of times, the first result first',
  (_, { first, result }) => {
    for (const { from, to } of [first, result]) expect(from).toBeLessThan(to);
    expect(first.to * DAYS[first.unit]).toBeLessThanOrEqual(result.to * DAYS[result.unit]);
  },
);
