import words from '#words/hours.json';
import { formatMessage } from '../lib/format-message.ts';

/** The first hour of each part of the day, in descending order. Earlier hours are late night. */
const partsOfDay = [
  [20, words.night],
  [16, words.evening],
  [12, words.afternoon],
  [4, words.morning],
] as const;

/**
 * Adds the part of the day to a time of the 12-hour clock: '10 am' for `time` '10'. English distinguishes 'am' and
 * 'pm', and Hindi has more parts, such as morning.
 * @param hour the hour of the 24-hour clock, from 0 to 23
 */
export function withPartOfDay(hour: number, time: string): string {
  const partOfDay = partsOfDay.find(([firstHour]) => hour >= firstHour);
  return formatMessage(partOfDay?.[1] ?? words.lateNight, { time });
}

/** Translates a time such as '06.00 pm' into the language of the page. */
function translateTime(englishTime: string): string {
  const [clock = '', half] = englishTime.split(' ');
  return withPartOfDay((Number.parseInt(clock, 10) % 12) + (half === 'pm' ? 12 : 0), clock);
}

/** Translates opening hours of firm.ts, such as 'Mon-Sat 10.00 am to 06.00 pm', into the language of the page. */
export const formatHours = (hours: string): string =>
  hours
    .replace(/([\d.]+ [ap]m)( to |-)([\d.]+ [ap]m)/g, (_, from: string, separator: string, to: string) =>
      formatMessage(separator === '-' ? words.rangeDash : words.rangeTo, {
        from: translateTime(from),
        to: translateTime(to),
      }),
    )
    .replace(/\b[A-Z][a-z]{2}\b/g, (day) => words.days[day as keyof typeof words.days] ?? day)
    .replaceAll(' and ', words.and);
