import { expect, it } from 'vitest';
import {
  addMonths,
  toDayInIndia,
  formatEnglishDate,
  formatIsoDate,
  parseIsoDate,
} from '../../../src/lib/calendar-date.ts';

const noDates = ['', '2026', '2026-2-3', '2026-02-29', '2026-06-31', '01-06-2026', 'abcd-ef-gh', '20240229'];
it.each(noDates)('no date is parsed from %j', (text) => expect(parseIsoDate(text)).toBeNaN());

it('dates are parsed and formatted, including leap days', () => {
  expect([parseIsoDate('1970-01-02'), parseIsoDate('1972-02-29')]).toEqual([1, 789]);
  expect(formatEnglishDate(parseIsoDate('2024-03-01') - 1)).toBe('29 Feb 2024');
});

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-01-31', 2, '2026-03-31'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-07-16', 12, '2027-07-16'],
])('%s plus %i months is %s', (from, months, to) => {
  expect(formatIsoDate(addMonths(parseIsoDate(from), months))).toBe(to);
});

it.each([
  ['2026-11-26T18:29:59Z', '2026-11-26'],
  ['2026-11-26T18:30:00Z', '2026-11-27'],
])('at %s it is %s in India', (moment, date) => {
  expect(formatIsoDate(toDayInIndia(Date.parse(moment)))).toBe(date);
});
