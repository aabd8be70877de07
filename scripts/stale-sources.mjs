/** Returns the sources that were last checked more than a year before `today`, for rates more than 90 days before. */
export function staleSources(sources, today) {
  const yearAgo = new Date(today);
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
  const quarterAgo = new Date(today);
  quarterAgo.setUTCDate(quarterAgo.getUTCDate() - 90);
  return sources.filter(({ checkedOn, isRate }) => new Date(checkedOn) < (isRate ? quarterAgo : yearAgo));
}

/** Returns a line that describes a source: the files that quote it, the day of the last check, and its URL. */
export const describeSource = ({ id, quotes, checkedOn, citation, readAt }) =>
  `${Object.keys(quotes).join(', ')}  ${id}, compared on ${checkedOn}: ${citation} (read at ${readAt})`;
