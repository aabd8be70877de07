/** Returns the sources that were last checked more than a year before `today`. */
export function staleSources(sources, today) {
  const yearAgo = new Date(today);
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
  return sources.filter(({ checked }) => new Date(checked) < yearAgo);
}
