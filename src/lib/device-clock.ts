import { dayInIndia } from './calendar-date.ts';

/** The maximum plausible age of a build, in ms. The firm builds the site at least once a year, with new holidays. */
const MAX_BUILD_AGE_MS = 365 * 86_400_000;

/**
 * Returns the start of the day of the build, in UTC, from `data-built` (build/document.ts). Returns NaN on the server.
 */
export const buildTime = () =>
  typeof document === 'undefined' ? NaN : Date.parse(document.documentElement.dataset.built ?? '');

/**
 * Whether the clock of the device can be right: not before the day of the build, and less than a year after this day.
 * Call this function after hydration.
 */
export function isClockPlausible(now = Date.now()): boolean {
  const age = now - buildTime();
  return Number.isNaN(age) || (age >= 0 && age < MAX_BUILD_AGE_MS);
}

/** Returns the number of today in India, or of the day of the build if the clock of the device is implausible. */
export const today = (now = Date.now()): number => dayInIndia(isClockPlausible(now) ? now : buildTime());
