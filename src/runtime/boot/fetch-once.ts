const fetched = new Set<string>();

/**
 * Fetches a file into the HTTP cache, before it is imported. Unlike a fetch, a failed import cannot be repeated while
 * the page is open in browsers without whatwg/html#6768 (Chromium up to 150).
 */
export async function fetchOnce(file: string) {
  if (fetched.has(file)) return;
  const response = await fetch(file);
  if (!response.ok) throw new Error(file);
  await response.text();
  fetched.add(file);
}

/**
 * Fetches a small file twice to find out whether the browser caches files. A private window of Safari does not, and
 * would download prefetched code again.
 */
export async function isCacheEnabled(file: string): Promise<boolean> {
  await fetchOnce(file);
  await (await fetch(file)).text();
  const [, secondFetch] = performance.getEntriesByName(location.origin + file) as PerformanceResourceTiming[];
  return !secondFetch?.transferSize;
}
