import { useLayoutEffect } from 'react';
import { useHistoryEntry } from '../../enquiry/use-navigation.ts';

/** The id of the history entry that React shows (`useHistoryEntry`), and the path of its URL. */
let shown: { entry: string; pathname: string } | undefined;

/**
 * Gives the current history entry a key, if it has none. A native fragment link, such as the skip link, keeps the id of
 * the previous entry, because the visitor has stayed on the page.
 */
function addEntryKey() {
  const state = history.state as { key?: string } | null;
  if (state?.key) return;
  const usr = shown?.pathname === location.pathname ? { entry: shown.entry } : null;
  history.replaceState({ ...state, usr, key: Math.random().toString(36).slice(2, 10) }, '');
}

/**
 * Gives a key to each history entry that the browser creates, for a document or for a native fragment link. React Router
 * gives keys only to its own entries; all others would share the key `default`. The browser keeps the key after a reload.
 * Call this function before React Router listens to `popstate`.
 */
export function addEntryKeys() {
  addEntryKey();
  addEventListener('popstate', addEntryKey);
}

/** Records which history entry React shows. */
export function useShownEntry() {
  const entry = useHistoryEntry();
  useLayoutEffect(() => {
    shown = { entry, pathname: location.pathname };
    return () => {
      shown = undefined;
    };
  }, [entry]);
}
