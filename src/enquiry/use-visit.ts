import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../components/use-hydrated.ts';

/** Returns an id of the current history entry. A followed link creates another entry, also to the same URL. */
export function useHistoryEntry(): string {
  const { pathname, key } = useLocation();
  return `${pathname} ${key}`;
}

/** After a reload and after Back the browser restores fields by itself, from a copy that can be a second old. */
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
