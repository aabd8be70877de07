import { expect, it } from 'vitest';
import { shownDate } from '../../../src/lib/shown-date.ts';

it.each([
  ['2026-01-12', '12 Jan 2026'],
  ['2026-01-05', '5 Jan 2026'],
  ['2025-12-31', '31 Dec 2025'],
  ['2026-09-01', '1 Sep 2026'],
  ['2028-02-29', '29 Feb 2028'],
])('shows %s as %s', (iso, shown) => {
  expect(shownDate(iso)).toBe(shown);
});

it.each([
  '2026-02-29',
  '2026-02-30',
  '2026-04-31',
  '2026-13-01',
  '2026-01-00',
  '2026-1-5',
  '12 Jan 2026',
  '',
])('refuses %o, which is no day', (iso) => {
  expect(() => shownDate(iso)).toThrow(new RangeError(`${iso} is no date like 2026-01-12`));
});
