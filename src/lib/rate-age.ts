import { DAY_MS } from './calendar-date.ts';
import { readBuildTime } from './device-clock.ts';

/** If a published rate was checked longer ago, pages omit the rate. */
const MAX_RATE_AGE_MS = 180 * DAY_MS;

/**
 * Returns whether a published rate was checked at most 180 days before the build. The browser also uses the day of the
 * build, and not today, because hydration needs the same markup as the server.
 * @param checkedOn the day of the last check, such as '2026-06-05'
 */
export function isRateCurrent(checkedOn: string, now = Date.now()): boolean {
  const buildTime = readBuildTime();
  const startOfToday = now - (now % DAY_MS);
  const day = Number.isNaN(buildTime) ? startOfToday : buildTime;
  return day - Date.parse(checkedOn) <= MAX_RATE_AGE_MS;
}
