import { toDayInIndia } from './calendar-date.ts';

/** The maximum plausible age of a build. The firm builds the site at least once a year, with new holidays. */
const MAX_BUILD_AGE_MS = 365 * 86_400_000;

/**
 * Returns the start of the day of the build, in UTC, from `data-built` of the page (build/document.ts). Returns NaN on
 * the server and in pages without the attribute, such as in development.
 */
export const readBuildTime = () =>
  typeof document === 'undefined' ? NaN : Date.parse(document.documentElement.dataset.built ?? '');

/**
 * Whether the clock of the device can be right: it must show a time after the start of the day of the build, and less
 * than a year later. True if the build time is unknown, so call this function after hydration, not on the server.
 */
export function isClockPlausible(now = Date.now()): boolean {
  const age = now - readBuildTime();
  return Number.isNaN(age) || (age >= 0 && age < MAX_BUILD_AGE_MS);
}

/** Returns the day number of today in India, or of the day of the build if the clock of the device is implausible. */
export const today = (now = Date.now()): number =>
  toDayInIndia(isClockPlausible(now) ? now : readBuildTime());
