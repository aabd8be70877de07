/**
 * Returns the sources whose last check is too old on the day `today`: more than 90 days for rates, and more than a year
 * for others.
 */
export function staleSources(sources, today) {
  const yearAgo = new Date(today);
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
  const quarterAgo = new Date(today);
  quarterAgo.setUTCDate(quarterAgo.getUTCDate() - 90);
  return sources.filter(({ checkedOn, isRate }) => new Date(checkedOn) < (isRate ? quarterAgo : yearAgo));
}

/** Returns a line about a source, with the files that quote it, the day of the last check, and its URL. */
export const describeSource = ({ id, quotes, checkedOn, citation, readAt }) =>
  `${Object.keys(quotes).join(', ')}  ${id}, compared on ${checkedOn}: ${citation} (read at ${readAt})`;
