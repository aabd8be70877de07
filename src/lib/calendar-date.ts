/*
 * Dates without a time, as day numbers: days since 1 January 1970. The difference of two day numbers is always a whole
 * number. With two local `Date`s, daylight saving time can add or remove an hour.
 */

export const DAY_MS = 86_400_000;
/** India Standard Time is UTC+05:30 all year. */
const INDIA_OFFSET_MS = 19_800_000;

/** Returns the day number of a date such as '2026-06-01', or NaN if the format is invalid or the day does not exist. */
export function parseIsoDate(text: string): number {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return NaN;
  const day = Date.parse(text) / DAY_MS;
  // Some browsers parse 31 June as 1 July. The result is then different from the text.
  return formatIsoDate(day) === text ? day : NaN;
}

/** Returns '2026-06-01' for a day number, or '' for NaN. */
export const formatIsoDate = (day: number) =>
  Number.isNaN(day) ? '' : new Date(day * DAY_MS).toISOString().slice(0, 10);

/**
 * Formats a day number as '1 Jun 2026'. The result is English on all pages; `formatDate` uses the language of the page.
 */
export function formatEnglishDate(day: number): string {
  const [, date, month, year] = new Date(day * DAY_MS).toUTCString().split(' ');
  return `${Number(date)} ${month} ${year}`;
}

/**
 * Adds calendar months. If the resulting month is too short, returns its last day: 31 January plus one month is 28
 * February.
 */
export function addMonths(day: number, months: number): number {
  const date = new Date(day * DAY_MS);
  const firstOfMonth = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  const firstOfNextMonth = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 1);
  const sameDay = firstOfMonth / DAY_MS + date.getUTCDate() - 1;
  const lastDay = firstOfNextMonth / DAY_MS - 1;
  return Math.min(sameDay, lastDay);
}

/** Returns the day number of the date in India at a time in ms since 1970, whatever the time zone of the device. */
export const toDayInIndia = (moment: number) => Math.floor((moment + INDIA_OFFSET_MS) / DAY_MS);
