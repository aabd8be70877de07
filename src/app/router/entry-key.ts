import { useLayoutEffect } from 'react';
import { useVisit } from '../../components/use-visit.ts';
import type { FragmentState } from '../../components/use-visit.ts';

const createKey = () => Math.random().toString(36).slice(2, 10);

/**
 * Gives the current history entry a key if it has none. React Router gives keys only to the entries that it adds. The
 * entries of loaded documents, and of fragments that the browser itself follows, would share the key `default`.
 */
export function ensureEntryKey(usr?: FragmentState) {
  if (!history.state?.key) history.replaceState({ idx: null, ...history.state, key: createKey(), usr }, '');
}

/** Gives each entry in which the browser follows a fragment a key, before React Router reads it. */
export function useEntryKeys() {
  const visit = useVisit();
  useLayoutEffect(() => {
    const handlePopState = () => ensureEntryKey({ visit });
    addEventListener('popstate', handlePopState, true);
    return () => removeEventListener('popstate', handlePopState, true);
  }, [visit]);
}
