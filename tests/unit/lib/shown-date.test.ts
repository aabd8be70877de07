import { expect, it } from 'vitest';
import { formatDate } from '../../../src/lib/format-date.ts';

it.each([
  ['2026-01-12', '12 Jan 2026'],
  ['2026-01-05', '5 Jan 2026'],
  ['2028-02-29', '29 Feb 2028'],
])('shows %s as %s', (iso, shown) => {
  expect(formatDate(iso)).toBe(shown);
});

it.each(['2026-02-29', '2026-04-31', '2026-13-01', '2026-01-00', '12 Jan 2026', ''])(
  'throws for %o',
  (iso) => {
    expect(() => formatDate(iso)).toThrow(new RangeError(`${iso} is no date like 2026-01-12`));
  },
);
