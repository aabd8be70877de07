import { DAY_MINUTES, dayOfDate, formatIsoDate, weekdayOf } from './zoned-time.ts';
import type { Holidays } from './firm-schema.ts';
import { parseHours } from './hours.ts';

/** An opening time and a closing time, in minutes since midnight. */
export interface Span {
  opens: number;
  closes: number;
}

const weekdays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

/** Whether days such as 'Mo-Fr,Su' include a weekday. 'Sa-Mo' includes Sunday. */
const includesDay = (days: string, weekday: number) =>
  days.split(',').some((range) => {
    const [first = 0, last = first] = range.split('-').map((name) => weekdays.indexOf(name));
    return (weekday - first + 7) % 7 <= (last - first + 7) % 7;
  });

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return time === '23:59' ? DAY_MINUTES : hour * 60 + minute; // how parseHours writes midnight at the end of a day
}

const isHoliday = (day: number, { yearly, dated }: Holidays): boolean =>
  dated.includes(formatIsoDate(day)) || yearly.includes(formatIsoDate(day).slice(5));

/** Returns the times at which an office is open on a day, in order. Returns none for a holiday. */
export function openSpans(day: number, hours: string, holidays: Holidays): Span[] {
  if (isHoliday(day, holidays)) return [];
  return (parseHours(hours) ?? [])
    .filter(({ days }) => includesDay(days, weekdayOf(day)))
    .map(({ opens, closes }) => ({ opens: minutes(opens), closes: minutes(closes) }))
    .sort((one, other) => one.opens - other.opens);
}

/** Whether the holidays are known for a day. */
export const isKnown = (day: number, { knownUntil }: Holidays): boolean => day <= dayOfDate(knownUntil ?? '');
