import { parseIsoDate } from '../../lib/calendar-date.ts';

/**
 * The bank rates of the Reserve Bank of India in hundredths of a percent, each with its first day. The latest is first.
 * Add a first row when the Reserve Bank changes the rate. The sources are in compliance/sources/late-payment.ts.
 */
export const bankRates = [
  { from: '2025-12-05', rate: 5_50 },
  { from: '2025-06-06', rate: 5_75 },
  { from: '2025-04-09', rate: 6_25 },
  { from: '2025-02-07', rate: 6_50 },
  { from: '2023-02-08', rate: 6_75 },
  { from: '2022-12-07', rate: 6_50 },
  { from: '2022-09-30', rate: 6_15 },
  { from: '2022-08-05', rate: 5_65 },
  { from: '2022-06-08', rate: 5_15 },
  { from: '2022-05-04', rate: 4_65 },
  { from: '2020-05-22', rate: 4_25 },
  { from: '2020-03-27', rate: 4_65 },
  { from: '2019-10-04', rate: 5_40 },
  { from: '2019-08-07', rate: 5_65 },
  { from: '2019-06-06', rate: 6_00 },
  { from: '2019-04-04', rate: 6_25 },
  { from: '2019-02-07', rate: 6_50 },
  { from: '2018-08-01', rate: 6_75 },
] as const;

/** The day on which the latest rate was last checked. When you check it again, update this date and the source. */
export const bankRateChecked = '2026-06-05';

const rows = bankRates.map(({ from, rate }) => ({ from: parseIsoDate(from), rate }));

/** The first day for which the table has a rate. */
export const firstRateDay = rows.at(-1)?.from ?? NaN;

/**
 * Returns the bank rate on a day, in hundredths of a percent. On days after the last change, this is the latest rate.
 * @throws RangeError if the day is before the first rate
 */
export function findBankRate(day: number): number {
  const row = rows.find(({ from }) => from <= day);
  if (!row) throw new RangeError(`The table of bank rates starts on ${bankRates.at(-1)?.from}`);
  return row.rate;
}
