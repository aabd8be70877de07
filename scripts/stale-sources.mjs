/** Returns the sources that were last checked more than a year before `today`, and rates checked more than 90 days before. */
export function staleSources(sources, today) {
  const yearAgo = new Date(today);
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
  const quarterAgo = new Date(today);
  quarterAgo.setUTCDate(quarterAgo.getUTCDate() - 90);
  return sources.filter(({ checked, isRate }) => new Date(checked) < (isRate ? quarterAgo : yearAgo));
}

/** Describes a source that is to be checked again: where its statements are, and where it was read. */
export const describeSource = ({ id, pinned, checked, source, seen }) =>
  `${Object.keys(pinned).join(', ')}  ${id}, compared on ${checked}: ${source} (read at ${seen})`;
