const fetched = new Set<string>();

/**
 * Fetches a file into the HTTP cache before it is imported. A failed fetch can be repeated. A failed import cannot, while
 * the page is open, in browsers without whatwg/html#6768 (Chromium up to 150).
 */
export async function fetchOnce(file: string) {
  if (fetched.has(file)) return;
  const response = await fetch(file);
  if (!response.ok) throw new Error(file);
  await response.text();
  fetched.add(file);
}

/**
 * Returns whether the browser caches files: fetches a small file twice. A private window of Safari does not, and would
 * download prefetched code again.
 */
export async function isCacheEnabled(file: string): Promise<boolean> {
  await fetchOnce(file);
  await (await fetch(file)).text();
  const [, secondFetch] = performance.getEntriesByName(location.origin + file) as PerformanceResourceTiming[];
  return !secondFetch?.transferSize;
}
