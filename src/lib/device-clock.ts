import { DAY_MS, toDayInIndia } from './calendar-date.ts';

/** The firm builds the site at least once a year, when it adds the holidays of the next year. */
const MAX_BUILD_AGE_MS = 365 * DAY_MS;

/**
 * Returns the start of the day of the build, in UTC, from the attribute `data-built` of the page (build/document.ts).
 * Returns NaN on the server, and in pages without the attribute, such as in development.
 */
export const readBuildTime = () =>
  typeof document === 'undefined' ? NaN : Date.parse(document.documentElement.dataset.built ?? '');

/**
 * Returns whether the clock of the device can be right: its time must not be before the day of the build, and must be
 * less than a year after it. Returns true if the build time is unknown. Call this function only after hydration.
 */
export function isClockPlausible(now = Date.now()): boolean {
  const age = now - readBuildTime();
  return Number.isNaN(age) || (age >= 0 && age < MAX_BUILD_AGE_MS);
}

/**
 * Returns the day number of today in India. If the clock of the device is implausible, returns the day number of the
 * build.
 */
export const getToday = (now = Date.now()): number =>
  toDayInIndia(isClockPlausible(now) ? now : readBuildTime());
