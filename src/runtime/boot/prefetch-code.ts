import { isSavingData } from '../../lib/saves-data.ts';
import { requiredFiles } from './boot-data.ts';
import { fetchOnce, isCacheEnabled } from './fetch-once.ts';

/**
 * Prefetches React, the largest file that hydration needs, unless the visitor saves data or the browser has no cache.
 * Does not use `modulepreload`, because the browser would compile the code on the main thread.
 */
export async function prefetchCode() {
  const [entry, react] = requiredFiles;
  if (!entry || !react || isSavingData()) return;
  if (await isCacheEnabled(entry)) await fetchOnce(react);
  else requiredFiles.length = 0; // without a cache, `startHydration` would download each file twice
}
