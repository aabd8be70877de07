import months from '#words/months.json';

/**
 * Formats '2026-01-12' as '12 Jan 2026'. Does not use Intl, whose output differs between the build and browsers;
 * ECMAScript specifies the format of toUTCString.
 * @throws RangeError if it is not a date in YYYY-MM-DD form
 */
export function formatDate(iso: string): string {
  const date = new Date(iso);
  // A day that is out of range rolls over, or gives an invalid date, which is null here.
  if (date.toJSON()?.slice(0, 10) !== iso) throw new RangeError(`${iso} is no date like 2026-01-12`);
  const [, day, month, year] = date.toUTCString().split(' ');
  return `${Number(day)} ${months[month as keyof typeof months]} ${year}`;
}
