import { DAY_MS } from './calendar-date.ts';
import { readBuildTime } from './device-clock.ts';

/** The maximum time since a published rate was last checked. Pages omit rates that were checked earlier. */
const MAX_RATE_AGE_MS = 180 * DAY_MS;

/**
 * Whether a published rate was checked at most 180 days before the build. In the browser, this also compares with the
 * day of the build, and not with today, because hydration needs the same markup as the server.
 * @param checkedOn the day of the last check, such as '2026-06-05'
 */
export function isRateCurrent(checkedOn: string, now = Date.now()): boolean {
  const buildTime = readBuildTime();
  const startOfToday = now - (now % DAY_MS);
  const day = Number.isNaN(buildTime) ? startOfToday : buildTime;
  return day - Date.parse(checkedOn) <= MAX_RATE_AGE_MS;
}
