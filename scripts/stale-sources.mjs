/** Returns the sources that were last checked more than a year before `today`, and rates more than 90 days before. */
export function staleSources(sources, today) {
  const yearAgo = new Date(today);
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
  const quarterAgo = new Date(today);
  quarterAgo.setUTCDate(quarterAgo.getUTCDate() - 90);
  return sources.filter(({ checkedOn, isRate }) => new Date(checkedOn) < (isRate ? quarterAgo : yearAgo));
}

/** Describes a source that must be checked again: the files of its statements, and the URL of the source. */
export const describeSource = ({ id, quotes, checkedOn, citation, readAt }) =>
  `${Object.keys(quotes).join(', ')}  ${id}, compared on ${checkedOn}: ${citation} (read at ${readAt})`;
