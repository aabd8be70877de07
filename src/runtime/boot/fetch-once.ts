const fetched = new Set<string>();

/**
 * Fetches a file into the HTTP cache. A failed fetch can be repeated, but browsers without whatwg/html#6768 (Chromium
 * up to 150) never repeat a failed import while the page is open.
 */
export async function fetchOnce(file: string) {
  if (fetched.has(file)) return;
  const response = await fetch(file);
  if (!response.ok) throw new Error(file);
  await response.text();
  fetched.add(file);
}

/**
 * Whether the browser caches files. A private window of Safari does not, so it would download prefetched code again. To
 * find out, fetches a small file twice.
 */
export async function isCacheEnabled(file: string): Promise<boolean> {
  await fetchOnce(file);
  await (await fetch(file)).text();
  const [, second] = performance.getEntriesByName(location.origin + file) as PerformanceResourceTiming[];
  return !second?.transferSize;
}
