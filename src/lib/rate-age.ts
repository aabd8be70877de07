import { buildTime } from './device-clock.ts';

const DAY_MS = 86_400_000;

/** The longest age of a published rate that pages show. */
const MAX_RATE_AGE_MS = 180 * DAY_MS;

/**
 * Returns whether a published rate was checked at most 180 days before the build. The browser uses the day of the build
 * too, because hydration needs the same markup.
 * @param checked the day of the last check, such as 2026-06-05
 */
export function isRateCurrent(checked: string, now = Date.now()): boolean {
  const built = buildTime();
  const day = Number.isNaN(built) ? now - (now % DAY_MS) : built;
  return day - Date.parse(checked) <= MAX_RATE_AGE_MS;
}
