import { sample } from './sample.ts';

export interface Duration {
  readonly from: number;
  readonly to: number;
  readonly unit: 'days' | 'workingDays' | 'weeks';
}

/** How long a customer of a service waits after an enquiry: for the first result and for the main result. */
export interface ServiceTimes {
  readonly first: Duration;
  readonly result: Duration;
  /** How long the first order takes in all, if later orders are faster. `result` is then the time of later orders. */
  readonly total?: Duration;
}

/** The time until the first call with a specialist, for services that start with such a call. */
export const firstCall = sample<Duration>(
  { from: 1, to: 2, unit: 'workingDays' },
  'time until the first call with a specialist',
);

/** The waiting times after an enquiry that is not about one service. */
export const generalTimes: ServiceTimes = {
  first: firstCall,
  result: sample({ from: 3, to: 7, unit: 'workingDays' }, 'any enquiry: time until the written proposal'),
};
