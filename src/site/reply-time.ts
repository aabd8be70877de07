import * as words from '#words/reply-time.json';
import { formatMessage } from '../lib/format-message.ts';
import { plural } from '../lib/plural.ts';
import type { Firm, Holidays, ResponseTime } from './firm-schema.ts';
import { isKnown, openSpans } from './opening-days.ts';
import { visitorOffset } from './own-time.ts';
import { placeName } from './place-name.ts';
import {
  DAY_MINUTES,
  dayOf,
  longDay,
  MINUTE_MS,
  minuteOf,
  momentOf,
  wallAt,
  wallTime,
} from './zoned-time.ts';

/** The longest time until a reply that is calculated, in days. */
const MAX_DAYS = 60;

/** Returns 'within one working day'. */
export const within = ({ count, unit }: ResponseTime): string =>
  plural(words.within[unit], count, { count: count === 1 ? words.one : count });

export interface Office extends Pick<Firm, 'hours' | 'clock'> {
  holidays: Holidays;
}

/**
 * Returns the last day of a reply, counted in the time zone of the office. A working day on which the office has opened
 * already does not count, so that an enquiry of Friday noon is answered on Saturday, and one of Saturday evening on
 * Monday. Returns undefined if the holidays until then are not known.
 */
export function replyDay(now: Date, { count, unit }: ResponseTime, office: Office): number | undefined {
  const wall = wallTime(now.getTime(), office.clock.zone);
  const today = dayOf(wall);
  if (unit === 'days') return today + count;
  let left = count;
  for (let day = today; day <= today + MAX_DAYS && isKnown(day, office.holidays); day++) {
    const opens = openSpans(day, office.hours, office.holidays)[0]?.opens;
    const counts = opens !== undefined && (day > today || minuteOf(wall) < opens);
    if (counts && --left === 0) return day;
  }
  return undefined;
}

/**
 * Returns 'by Monday, 30 November' for a day of the office. It names the office's place for visitors whose date is
 * another when the office closes.
 */
export function byDay(day: number, { hours, clock, holidays }: Office, offset = visitorOffset): string {
  const closes = openSpans(day, hours, holidays).at(-1)?.closes ?? DAY_MINUTES;
  const moment = momentOf(wallAt(day, closes - 1), clock.zone);
  const own = dayOf(moment + offset(moment) * MINUTE_MS);
  const shown = longDay(day);
  return own === day
    ? formatMessage(words.by, { day: shown })
    : formatMessage(words.byIn, { day: shown, place: placeName(clock.place) });
}
