import { dayInIndia } from './calendar-date.ts';

/** The maximum plausible age of a build in ms. The site is built at least once a year, with the next holidays. */
const MAX_BUILD_AGE_MS = 365 * 86_400_000;

/**
 * Returns the start of the day of the build in UTC (written by build/document.ts), or NaN if unknown, as on the server.
 */
export const buildTime = () =>
  typeof document === 'undefined' ? NaN : Date.parse(document.documentElement.dataset.built ?? '');

/**
 * Returns whether the device's clock can be right: it is not before the day of the build, nor a year or more after it.
 * Call it after hydration.
 */
export function isClockPlausible(now = Date.now()): boolean {
  const age = now - buildTime();
  return Number.isNaN(age) || (age >= 0 && age < MAX_BUILD_AGE_MS);
}

/** Returns today's day number in India, or the day of the build if the device's clock is implausible. */
export const today = (now = Date.now()): number => dayInIndia(isClockPlausible(now) ? now : buildTime());
