import {
  clockTime,
  DAY_MINUTES,
  dayAndMonth,
  dayOf,
  MINUTE_MS,
  minuteOf,
  wallAt,
  wallTime,
  weekdayName,
} from './zoned-time.ts';
import type { Firm, Holidays } from './firm-schema.ts';
import { isKnown, openSpans } from './opening-days.ts';
import { visitorOffset, withOwnTime } from './own-time.ts';
import { formatMessage } from '../lib/format-message.ts';
import { placeName } from './place-name.ts';
import * as words from '#words/status.json';

/** The maximum number of days on which an office is closed without a break. */
const MAX_CLOSED_DAYS = 60;

/**
 * Returns whether the office is open, or when it opens next: 'Open now, until 6 pm', 'We answer on Monday from 10 am'.
 * Days and times are in the time zone of the office. For a visitor in another time zone, the text also has the place of
 * the office and the visitor's own time, and a weekday instead of today or tomorrow. Returns undefined if the holidays
 * are not known.
 */
export function officeStatus(
  now: Date,
  { hours, clock }: Pick<Firm, 'hours' | 'clock'>,
  holidays: Holidays,
  offset = visitorOffset,
): string | undefined {
  const wall = wallTime(now.getTime(), clock.zone);
  const [today, minute] = [dayOf(wall), minuteOf(wall)];
  const isElsewhere = Math.round((wall - now.getTime()) / MINUTE_MS) !== offset(now.getTime());
  const place = placeName(clock.place);
  const spansOf = (day: number) => openSpans(day, hours, holidays);
  const withOwn = (text: string, day: number, at: number) =>
    isElsewhere ? withOwnTime(text, [wallAt(day, at)], clock.zone, { offset }) : text;

  for (let day = today; day <= today + MAX_CLOSED_DAYS; day++) {
    if (!isKnown(day, holidays)) return undefined;
    const next = spansOf(day).find(({ closes }) => day > today || minute < closes);
    if (!next) continue;
    if (day === today && next.opens <= minute) {
      const isRoundTheClock = next.closes === DAY_MINUTES && spansOf(day + 1)[0]?.opens === 0;
      if (isRoundTheClock) return words.openNow;
      return withOwn(
        formatMessage(isElsewhere ? words.openUntilIn : words.openUntil, {
          time: clockTime(next.closes),
          ...(isElsewhere && { place }),
        }),
        day,
        next.closes,
      );
    }
    const text = formatMessage(isElsewhere ? words.answersFromIn : words.answersFrom, {
      day: dayName(day, day - today, isElsewhere),
      time: clockTime(next.opens),
      ...(isElsewhere && { place }),
    });
    return withOwn(text, day, next.opens);
  }
  return undefined;
}

function dayName(day: number, ahead: number, isElsewhere: boolean): string {
  if (!isElsewhere && ahead < 2) return ahead === 0 ? words.today : words.tomorrow;
  const weekday = weekdayName(day);
  return ahead < 7
    ? formatMessage(words.onDay, { weekday })
    : formatMessage(words.onDate, { weekday, date: dayAndMonth(day) });
}
