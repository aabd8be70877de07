import { formatMessage } from '../lib/format-message.ts';
import * as words from '#words/status.json';
import {
  formatClockTime,
  toDayNumber,
  MINUTE_MS,
  toMinuteOfDay,
  toMoment,
  getShortWeekdayName,
} from './zoned-time.ts';

/** Returns the difference between the visitor's clock and UTC, in minutes. It is positive east of Greenwich. */
export const getVisitorOffset = (moment: number): number => -new Date(moment).getTimezoneOffset();

/** Adds the visitor's day to a time at which the visitor and the office have different days. */
type AddDay = (time: string, visitorDay: number, officeDay: number) => string;

/** Adds the visitor's weekday to a time: '8:30 pm Sun'. */
const addWeekday: AddDay = (time, visitorDay) =>
  formatMessage(words.onWeekday, { time, weekday: getShortWeekdayName(visitorDay) });

/**
 * Adds 'the day before' or 'the day after' to a time: '8:30 pm the day before'. Use it for office times that are the
 * same on every day.
 */
export const addDayBeforeOrAfter: AddDay = (time, visitorDay, officeDay) =>
  formatMessage(visitorDay < officeDay ? words.dayBefore : words.dayAfter, { time });

interface Options {
  offset?: typeof getVisitorOffset;
  addDay?: AddDay;
  /** The message that contains the text as `{text}` and the visitor's time as `{own}`. */
  message?: string;
}

/**
 * Adds the visitor's time to a text with a time of the office: '10 am (8:30 pm Sun for you)'. Returns the text
 * unchanged if the visitor has the time of the office. Call this function only after hydration, because the visitor's
 * time zone is unknown in the prerendered HTML.
 * @param officeTimes the start and, for a range, the end, as wall times in the office's zone (see zoned-time.ts)
 */
export function addVisitorTime(
  text: string,
  officeTimes: readonly [start: number, end?: number],
  zone: string,
  { offset = getVisitorOffset, addDay = addWeekday, message = words.ownTime }: Options = {},
): string {
  const [officeStart, officeEnd] = officeTimes;
  const officeDay = toDayNumber(officeStart); // an end at midnight belongs to this day too
  const toVisitorTime = (officeTime: number) => {
    const moment = toMoment(officeTime, zone);
    const visitorTime = moment + offset(moment) * MINUTE_MS;
    const day = toDayNumber(visitorTime);
    return {
      day,
      clock: formatClockTime(toMinuteOfDay(visitorTime)),
      isSameAsOffice: visitorTime === officeTime,
      addDayIfDifferent: (time: string) => (day === officeDay ? time : addDay(time, day, officeDay)),
    };
  };

  const start = toVisitorTime(officeStart);
  if (start.isSameAsOffice) return text;
  const join = (own: string) => formatMessage(message, { text, own });
  if (officeEnd === undefined) return join(start.addDayIfDifferent(start.clock));

  const end = toVisitorTime(officeEnd);
  if (start.day === end.day) {
    const range = formatMessage(words.fromTo, { from: start.clock, to: end.clock });
    return join(start.addDayIfDifferent(range));
  }
  return join(
    formatMessage(words.fromTo, {
      from: start.addDayIfDifferent(start.clock),
      to: end.addDayIfDifferent(end.clock),
    }),
  );
}
