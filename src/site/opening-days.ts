import { formatIsoDate, parseIsoDate } from '../lib/calendar-date.ts';
import { DAY_MINUTES, getWeekday } from './zoned-time.ts';
import type { Holidays } from './firm-schema.ts';
import { parseHours } from './hours.ts';

/** A period during which the office is open. Its start and end are in minutes since midnight. */
export interface Span {
  opens: number;
  closes: number;
}

const weekdays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

/**
 * Returns whether days such as 'Mo-Fr,Su' include a weekday, where 0 is Sunday. A range can cross the weekend: 'Sa-Mo'
 * includes Sunday.
 */
const hasDay = (days: string, weekday: number) =>
  days.split(',').some((range) => {
    const [first = 0, last = first] = range.split('-').map((name) => weekdays.indexOf(name));
    return (weekday - first + 7) % 7 <= (last - first + 7) % 7;
  });

function toMinutes(time: string): number {
  // For an office that closes at midnight, parseHours returns 23:59.
  if (time === '23:59') return DAY_MINUTES;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

const isHoliday = (day: number, { yearly, dated }: Holidays): boolean =>
  dated.includes(formatIsoDate(day)) || yearly.includes(formatIsoDate(day).slice(5));

/**
 * Returns the periods during which an office is open on a day, in order. Returns [] for holidays and for days without
 * office hours.
 */
export function openSpans(day: number, hours: string, holidays: Holidays): Span[] {
  if (isHoliday(day, holidays)) return [];
  return (parseHours(hours) ?? [])
    .filter(({ days }) => hasDay(days, getWeekday(day)))
    .map(({ opens, closes }) => ({ opens: toMinutes(opens), closes: toMinutes(closes) }))
    .sort((one, other) => one.opens - other.opens);
}

/** Returns whether the holidays are known until a day. If `knownUntil` is omitted, the result is always false. */
export const areHolidaysKnown = (day: number, { knownUntil }: Holidays): boolean =>
  day <= parseIsoDate(knownUntil ?? '');
