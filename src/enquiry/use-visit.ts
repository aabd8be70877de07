import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../components/use-hydrated.ts';

/** Returns an id of the current history entry. Each followed link creates an entry, even if its URL is the same. */
export function useHistoryEntry(): string {
  const { pathname, key } = useLocation();
  return `${pathname} ${key}`;
}

/**
 * Returns true after a reload, Back or Forward: the browser then restores fields, from a copy that can be a second old.
 */
function mayBrowserRestore(): boolean {
  const [load] = performance.getEntriesByType?.('navigation') ?? [];
  return load !== undefined && (load as PerformanceNavigationTiming).type !== 'navigate';
}

/** Returns true for a prerendered form after a fresh navigation, not after a reload, Back or Forward. */
export function useIsNewVisit(): boolean {
  const hydrated = useHydrated();
  const [isNewVisit] = useState(() => !hydrated && !mayBrowserRestore());
  return isNewVisit;
}
