import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../components/use-hydrated.ts';

/**
 * Returns an id of the current history entry. Each followed link changes the id, even if the URL stays the same. Only
 * native fragment links, such as the skip link, keep the id (app/router/history-entries.ts).
 */
export function useHistoryEntry(): string {
  const { pathname, key, state } = useLocation();
  return (state as { entry?: string } | null)?.entry ?? `${pathname} ${key}`;
}

/**
 * Returns whether the page was loaded by a reload, Back or Forward. The browser then restores the fields, but its
 * values can be a second old.
 */
function isRestoredByBrowser(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry !== undefined && (entry as PerformanceNavigationTiming).type !== 'navigate';
}

/**
 * Returns whether the browser loaded this page by a fresh navigation, such as a link, and the form was in its HTML.
 * Returns false after a reload, Back or Forward, and after a client-side navigation.
 */
export function useIsFreshNavigation(): boolean {
  const hydrated = useHydrated();
  const [isFreshNavigation] = useState(() => !hydrated && !isRestoredByBrowser());
  return isFreshNavigation;
}
