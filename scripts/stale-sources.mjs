/**
 * Returns the sources whose last check is too old on the day `today`: more than 90 days for rates, and more than a year
 * for other sources.
 */
export function findStaleSources(sources, today) {
  const yearAgo = new Date(today);
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
  const quarterAgo = new Date(today);
  quarterAgo.setUTCDate(quarterAgo.getUTCDate() - 90);
  return sources.filter(({ checkedOn, isRate }) => new Date(checkedOn) < (isRate ? quarterAgo : yearAgo));
}

/**
 * Returns a line that describes a source: the files that quote the source, the day of the last check and the URL. If
 * pages hide a rate, the line also says this. `isRateCurrent` is from src/lib/rate-age.ts.
 */
export function describeSource({ id, quotes, checkedOn, isRate, citation, readAt }, isRateCurrent) {
  const hidden =
    isRate && !isRateCurrent(checkedOn) ? ' Pages hide this rate until it is checked again.' : '';
  return `${Object.keys(quotes).join(', ')}  ${id}, compared on ${checkedOn}: ${citation} (read at ${readAt}).${hidden}`;
}
