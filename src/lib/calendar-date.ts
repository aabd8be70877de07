/* Dates without time, as day numbers: days since 1 January 1970. Their differences are exact in all time zones. */

const DAY_MS = 86_400_000;
/** India Standard Time is UTC+05:30 all year. */
const INDIA_OFFSET_MS = 19_800_000;

/** Returns the day number of '2026-06-01' or '20260601', or undefined if the day does not exist. */
export function parseIsoDate(text: string): number | undefined {
  const [, year, month, day] = /^(\d{4})-?(\d\d)-?(\d\d)$/.exec(text) ?? [];
  const days = Date.parse(`${year}-${month}-${day}`) / DAY_MS;
  // Some browsers read 31 June as 1 July.
  return isoDate(days) === `${year}-${month}-${day}` ? days : undefined;
}

/** Returns '2026-06-01' for a day number, or '' for NaN. */
export const isoDate = (day: number) =>
  Number.isNaN(day) ? '' : new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Returns '1 Jun 2026', for texts that are in English on all pages (lib/format-date.ts is translated). */
export function englishDate(day: number): string {
  const [, date, month, year] = new Date(day * DAY_MS).toUTCString().split(' ');
  return `${Number(date)} ${month} ${year}`;
}

/** Adds calendar months. In a shorter month, the result is the last day: 31 January plus one month is 28 February. */
export function addMonths(day: number, months: number): number {
  const date = new Date(day * DAY_MS);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  const next = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 1);
  return Math.min(first / DAY_MS + date.getUTCDate(), next / DAY_MS) - 1;
}

/** Returns the day number of a moment in India, independent of the device's time zone. */
export const dayInIndia = (moment: number) => Math.floor((moment + INDIA_OFFSET_MS) / DAY_MS);
