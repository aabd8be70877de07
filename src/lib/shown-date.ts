/**
 * '2026-01-12' as it is shown: '12 Jan 2026'. Not by Intl, whose words differ between the build and a browser;
 * toUTCString is written out in the standard of the language.
 * @throws RangeError for what is no day of the calendar
 */
export function shownDate(iso: string): string {
  const date = new Date(iso);
  // A day that is one too many rolls over, or gives no date at all, which is null here.
  if (date.toJSON()?.slice(0, 10) !== iso) throw new RangeError(`${iso} is no date like 2026-01-12`);
  const [, day, month, year] = date.toUTCString().split(' ');
  return `${Number(day)} ${month} ${year}`;
}
