import months from '#words/months.json';

/**
 * Formats '2026-01-12' as '12 Jan 2026', with the month in the language of the page. Uses `toUTCString`, because
 * ECMAScript specifies its format. The output of `Intl` differs between Node and browsers, so hydration would fail.
 * @throws RangeError if `iso` is not a date in YYYY-MM-DD form
 */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  // For a day that does not exist, `Date` returns another day, or an invalid date whose toJSON() is null.
  if (date.toJSON()?.slice(0, 10) !== iso) throw new RangeError(`${iso} is no date like 2026-01-12`);
  const [, day, month, year] = date.toUTCString().split(' ');
  return `${Number(day)} ${months[month as keyof typeof months]} ${year}`;
}
