import {
  clockTime,
  DAY_MINUTES,
  dayAndMonth,
  dayOf,
  MINUTE_MS,
  minuteOf,
  wallTime,
  weekdayName,
} from './zoned-time.ts';
import type { Firm, Holidays } from './firm-schema.ts';
import { isKnown, openSpans } from './opening-days.ts';
import * as m from '../messages/status.ts';

/** The longest time that an office can be closed, in days. */
const MAX_CLOSED_DAYS = 60;

/**
 * Returns whether the office is open, or when it opens next: 'Open now, until 6 pm', 'We answer on Monday from 10 am'.
 * Days and times are those of the office. A visitor in another time zone gets its place, and a weekday instead of
 * today or tomorrow. Undefined where the hours alone are known.
 * @param visitorOffset minutes of the visitor's clock ahead of UTC
 */
export function officeStatus(
  now: Date,
  { hours, clock }: Pick<Firm, 'hours' | 'clock'>,
  holidays: Holidays,
  visitorOffset: number = -now.getTimezoneOffset(),
): string | undefined {
  const wall = wallTime(now.getTime(), clock.zone);
  const [today, minute] = [dayOf(wall), minuteOf(wall)];
  const isElsewhere = Math.round((wall - now.getTime()) / MINUTE_MS) !== visitorOffset;
  const place = isElsewhere ? clock.place : undefined;
  const spansOf = (day: number) => openSpans(day, hours, holidays);

  for (let day = today; day <= today + MAX_CLOSED_DAYS; day++) {
    if (!isKnown(day, holidays)) return undefined;
    const next = spansOf(day).find(({ closes }) => day > today || minute < closes);
    if (!next) continue;
    if (day === today && next.opens <= minute) {
      const isRoundTheClock = next.closes === DAY_MINUTES && spansOf(day + 1)[0]?.opens === 0;
      return isRoundTheClock ? m.openNow : m.openUntil(clockTime(next.closes), place);
    }
    return m.answersFrom(dayName(day, day - today, isElsewhere), clockTime(next.opens), place);
  }
  return undefined;
}

function dayName(day: number, ahead: number, isElsewhere: boolean): string {
  if (!isElsewhere && ahead < 2) return ahead === 0 ? m.today : m.tomorrow;
  return m.onDay(weekdayName(day), ahead < 7 ? undefined : dayAndMonth(day));
}
