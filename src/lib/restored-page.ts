/** Returns whether the page was loaded by a reload, Back or Forward. The browser then restores fields and scrolling. */
export function isRestoredByBrowser(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? []; // some embedded browsers have no entry
  return entry !== undefined && (entry as PerformanceNavigationTiming).type !== 'navigate';
}
