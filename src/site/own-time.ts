import { formatMessage } from '../lib/format-message.ts';
import * as words from '#words/status.json';
import { clockTime, dayOf, MINUTE_MS, minuteOf, momentOf, shortWeekdayName } from './zoned-time.ts';

/** Returns the number of minutes by which the visitor's clock is ahead of UTC. */
export const visitorOffset = (moment: number): number => -new Date(moment).getTimezoneOffset();

/** Adds the visitor's day to a time if it differs from the office's day. */
type AddDay = (time: string, own: number, office: number) => string;

/** Adds the weekday: '8:30 pm Sun'. */
const addWeekday: AddDay = (time, own) =>
  formatMessage(words.onWeekday, { time, weekday: shortWeekdayName(own) });
/** Adds the day in relation to the office, for times of any day: '8:30 pm the day before'. */
export const addDayBeforeOrAfter: AddDay = (time, own, office) =>
  formatMessage(own < office ? words.dayBefore : words.dayAfter, { time });

interface Options {
  offset?: typeof visitorOffset;
  /** Adds the visitor's day if it differs from the office's day. */
  addDay?: AddDay;
  /** Returns a message with this time. */
  message?: string;
}

/**
 * Adds the visitor's own time to a text with a time of the office, if the clocks differ: '10 am (8:30 pm Sun for you)'.
 * Call this function after hydration, because prerendered HTML has only the time of the office.
 * @param walls the start and, for a span, the end, as wall times in the zone (zoned-time.ts)
 */
export function withOwnTime(
  text: string,
  walls: readonly [start: number, end?: number],
  zone: string,
  { offset = visitorOffset, addDay = addWeekday, message = words.ownTime }: Options = {},
): string {
  const own = walls.map((wall = 0) => {
    const moment = momentOf(wall, zone);
    const time = moment + offset(moment) * MINUTE_MS;
    const [day, officeDay] = [dayOf(time), dayOf(wall)];
    const withDay = (shown: string) => (day === officeDay ? shown : addDay(shown, day, officeDay));
    return { time, day, clock: clockTime(minuteOf(time)), withDay };
  });
  const [from, to] = own;
  if (!from || from.time === walls[0]) return text;
  let shown = from.withDay(from.clock);
  if (to && to.day === from.day)
    shown = from.withDay(formatMessage(words.fromTo, { from: from.clock, to: to.clock }));
  else if (to) shown = formatMessage(words.fromTo, { from: shown, to: to.withDay(to.clock) });
  return formatMessage(message, { text, own: shown });
}
