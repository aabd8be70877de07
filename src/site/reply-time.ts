import * as words from '#words/reply-time.json';
import { formatMessage } from '../lib/format-message.ts';
import { formatPlural } from '../lib/plural.ts';
import type { Firm, Holidays, ResponseTime } from './firm-schema.ts';
import { areHolidaysKnown, openSpans } from './opening-days.ts';
import { getVisitorOffset } from './visitor-time.ts';
import { placeName } from './place-name.ts';
import {
  DAY_MINUTES,
  toDayNumber,
  formatLongDay,
  MINUTE_MS,
  toMinuteOfDay,
  toMoment,
  createWallTime,
  toWallTime,
} from './zoned-time.ts';

/** The maximum number of days to search for the reply day. */
const MAX_DAYS = 60;

/** Returns a response time as a text: 'within one working day'. */
export const formatWithin = ({ count, unit }: ResponseTime): string =>
  formatPlural(words.within[unit], count, { count: count === 1 ? words.one : count });

export interface Office extends Pick<Firm, 'hours' | 'clock'> {
  holidays: Holidays;
}

/**
 * Returns the day by which the office replies to an enquiry that is sent now. Working days are counted from the next
 * opening of the office. Suppose that an office is open from Monday to Saturday and replies within one working day. It
 * then answers an enquiry from Friday noon by Saturday, and an enquiry from Saturday evening by Monday. A time in
 * calendar days ignores opening hours and holidays. Returns undefined if the holidays until the reply day are not known,
 * or if there is no reply day within `MAX_DAYS`.
 */
export function findReplyDay(now: Date, { count, unit }: ResponseTime, office: Office): number | undefined {
  const wall = toWallTime(now.getTime(), office.clock.zone);
  const today = toDayNumber(wall);
  if (unit === 'days') return today + count;
  let remainingDays = count;
  for (let day = today; day <= today + MAX_DAYS && areHolidaysKnown(day, office.holidays); day++) {
    const opens = openSpans(day, office.hours, office.holidays)[0]?.opens;
    const isStillToOpen = opens !== undefined && (day > today || toMinuteOfDay(wall) < opens);
    if (isStillToOpen) remainingDays--;
    if (remainingDays === 0) return day;
  }
  return undefined;
}

/**
 * Returns 'by Monday, 30 November' for a day in the time zone of the office. If the visitor has another date when the
 * office closes on this day, the text also names the place of the office.
 */
export function formatReplyDay(
  day: number,
  { hours, clock, holidays }: Office,
  offset = getVisitorOffset,
): string {
  const closes = openSpans(day, hours, holidays).at(-1)?.closes ?? DAY_MINUTES;
  const moment = toMoment(createWallTime(day, closes - 1), clock.zone);
  const visitorDay = toDayNumber(moment + offset(moment) * MINUTE_MS);
  const dayText = formatLongDay(day);
  return visitorDay === day
    ? formatMessage(words.by, { day: dayText })
    : formatMessage(words.byIn, { day: dayText, place: placeName(clock.place) });
}
