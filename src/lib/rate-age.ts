import { readBuildTime } from './device-clock.ts';

const DAY_MS = 86_400_000;

/** Pages show a published rate for at most this time after its last check. */
const MAX_RATE_AGE_MS = 180 * DAY_MS;

/**
 * Whether a published rate was checked at most 180 days before the build. In the browser, the day of the build counts
 * too, not today: hydration needs the same markup as the server.
 * @param checkedOn the day of the last check, such as '2026-06-05'
 */
export function isRateCurrent(checkedOn: string, now = Date.now()): boolean {
  const buildTime = readBuildTime();
  const startOfToday = now - (now % DAY_MS);
  const day = Number.isNaN(buildTime) ? startOfToday : buildTime;
  return day - Date.parse(checkedOn) <= MAX_RATE_AGE_MS;
}
