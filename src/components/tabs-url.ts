import { replaceUrl } from '../runtime/replace-url.ts';

const URL_PARAMETER = 'tab';

/**
 * Returns the index of the tab that the URL selects, or -1. The fragment (`#name-key`) has priority over the parameter
 * (`?tab=key`). If the fragment selects the tab, also returns the id of the panel.
 */
export function findTabInUrl(name: string, keys: readonly string[]): { index: number; panelId?: string } {
  const indexByHash = keys.findIndex((key) => location.hash === `#${name}-${key}`);
  if (indexByHash >= 0) return { index: indexByHash, panelId: location.hash.slice(1) };
  const selectedKey = new URLSearchParams(location.search).get(URL_PARAMETER);
  return { index: keys.findIndex((key) => key === selectedKey) };
}

/** Writes the selected tab into the URL without adding a history entry. */
export function writeTabToUrl(key: string) {
  const url = new URL(location.href);
  url.searchParams.set(URL_PARAMETER, key);
  url.hash = '';
  replaceUrl(url);
}
