const here = new Set<string>();

/**
 * Brings a file into the cache. A failed fetch can be tried again, while Chromium up to 150 remembers a failed import
 * as long as the page is open.
 */
export async function fetchOnce(file: string, priority?: RequestPriority) {
  if (here.has(file)) return;
  const response = await fetch(file, { priority } as RequestInit);
  if (!response.ok) throw new Error(file);
  await response.arrayBuffer();
  here.add(file);
}

/**
 * Whether the browser keeps nothing, as a private window of Safari: what is fetched would then be fetched once more
 * for its import. Found out with a file of a few bytes.
 */
export async function isKept(file: string): Promise<boolean> {
  await fetchOnce(file);
  await (await fetch(file)).arrayBuffer();
  const [, again] = performance.getEntriesByName(location.origin + file) as PerformanceResourceTiming[];
  return !again?.transferSize;
}
