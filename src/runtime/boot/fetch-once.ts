const fetched = new Set<string>();

/**
 * Fetches a file into the HTTP cache before it is imported. A failed fetch can be repeated. In Chromium up to version
 * 150, a failed import cannot be repeated until the page is reloaded (whatwg/html#6768).
 */
export async function fetchOnce(file: string) {
  if (fetched.has(file)) return;
  const response = await fetch(file);
  if (!response.ok) throw new Error(file);
  await response.text();
  fetched.add(file);
}

/**
 * Fetches a small file twice, and returns whether the second response came from the cache. Private windows of Safari
 * have no cache, so they would download prefetched code again.
 */
export async function isCacheEnabled(file: string): Promise<boolean> {
  await fetchOnce(file);
  await (await fetch(file)).text();
  const [, secondFetch] = performance.getEntriesByName(location.origin + file) as PerformanceResourceTiming[];
  return !secondFetch?.transferSize;
}
