import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../components/use-hydrated.ts';

/** Returns an id of the current history entry. Each navigation creates a new entry, even if the URL stays the same. */
export function useHistoryEntry(): string {
  const { pathname, key } = useLocation();
  return `${pathname} ${key}`;
}

/**
 * Whether the page was loaded by a reload, Back or Forward. The browser then restores the fields, but its copy of them
 * can be a second old.
 */
function isRestoredByBrowser(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry !== undefined && (entry as PerformanceNavigationTiming).type !== 'navigate';
}

/**
 * Returns whether the form was prerendered in a page to which the visitor has just navigated. Returns false after a
 * reload, Back or Forward, and if React mounts the form after a client-side navigation.
 */
export function useIsFreshNavigation(): boolean {
  const hydrated = useHydrated();
  const [isFreshNavigation] = useState(() => !hydrated && !isRestoredByBrowser());
  return isFreshNavigation;
}
