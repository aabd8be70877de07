import { replaceUrl } from '../../runtime/replace-url.ts';

/**
 * Gives the current history entry a key, if it has none. React Router gives keys only to the entries that it creates. All
 * other entries, for example of document loads, would share the key `default`. The browser keeps the key after a reload.
 */
export function addEntryKey() {
  const state = history.state as { key?: string } | null;
  if (!state?.key) replaceUrl(location.href, { ...state, key: Math.random().toString(36).slice(2, 10) });
}
