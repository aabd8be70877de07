import {
  formatClockTime,
  DAY_MINUTES,
  formatDayAndMonth,
  toDayNumber,
  MINUTE_MS,
  toMinuteOfDay,
  createWallTime,
  toWallTime,
  getWeekdayName,
} from './zoned-time.ts';
import type { Firm, Holidays } from './firm-schema.ts';
import { areHolidaysKnown, openSpans } from './opening-days.ts';
import { getVisitorOffset, addVisitorTime } from './visitor-time.ts';
import { formatMessage } from '../lib/format-message.ts';
import { placeName } from './place-name.ts';
import * as words from '#words/status.json';

/** The maximum number of days to search for the next opening. */
const MAX_CLOSED_DAYS = 60;

/**
 * Returns how long the office is still open, or when it opens next: 'Open now, until 6 pm', 'We answer on Monday from
 * 10 am'. The text has no time if the office stays open after midnight. Days and times are local to the office. For
 * visitors in another time zone, a text with a time also has the place of the office and the visitor's time. It has a
 * weekday instead of 'today' or 'tomorrow', because the visitor's date can differ. Returns undefined if the holidays are
 * not known until the day of the next opening.
 */
export function formatOfficeStatus(
  now: Date,
  { hours, clock }: Pick<Firm, 'hours' | 'clock'>,
  holidays: Holidays,
  offset = getVisitorOffset,
): string | undefined {
  const wall = toWallTime(now.getTime(), clock.zone);
  const today = toDayNumber(wall);
  const minute = toMinuteOfDay(wall);
  const isElsewhere = Math.round((wall - now.getTime()) / MINUTE_MS) !== offset(now.getTime());
  const place = placeName(clock.place);
  const spansOf = (day: number) => openSpans(day, hours, holidays);
  const addVisitorTimeIfElsewhere = (text: string, day: number, officeMinute: number) =>
    isElsewhere ? addVisitorTime(text, [createWallTime(day, officeMinute)], clock.zone, { offset }) : text;

  for (let day = today; day <= today + MAX_CLOSED_DAYS; day++) {
    if (!areHolidaysKnown(day, holidays)) return undefined;
    const next = spansOf(day).find(({ closes }) => day > today || minute < closes);
    if (!next) continue;
    if (day === today && next.opens <= minute) {
      const isOpenAfterMidnight = next.closes === DAY_MINUTES && spansOf(day + 1)[0]?.opens === 0;
      if (isOpenAfterMidnight) return words.openNow;
      const text = formatMessage(isElsewhere ? words.openUntilIn : words.openUntil, {
        time: formatClockTime(next.closes),
        ...(isElsewhere && { place }),
      });
      return addVisitorTimeIfElsewhere(text, day, next.closes);
    }
    const text = formatMessage(isElsewhere ? words.answersFromIn : words.answersFrom, {
      day: formatDayName(day, day - today, isElsewhere),
      time: formatClockTime(next.opens),
      ...(isElsewhere && { place }),
    });
    return addVisitorTimeIfElsewhere(text, day, next.opens);
  }
  return undefined;
}

function formatDayName(day: number, daysAhead: number, isElsewhere: boolean): string {
  if (!isElsewhere && daysAhead < 2) return daysAhead === 0 ? words.today : words.tomorrow;
  const weekday = getWeekdayName(day);
  return daysAhead < 7
    ? formatMessage(words.onDay, { weekday })
    : formatMessage(words.onDate, { weekday, date: formatDayAndMonth(day) });
}
