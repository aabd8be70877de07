import { isSavingData } from '../../lib/saves-data.ts';
import { requiredFiles } from './boot-data.ts';
import { fetchOnce, isCacheEnabled } from './fetch-once.ts';

/**
 * Prefetches React, which is two thirds of the code for hydration, unless the visitor saves data or the browser has no
 * cache. It does not use `modulepreload`, because that would compile the code on the main thread.
 */
export async function prefetchCode() {
  const [entry, react] = requiredFiles;
  if (!entry || !react || isSavingData()) return;
  if (await isCacheEnabled(entry)) await fetchOnce(react);
  else requiredFiles.length = 0; // without a cache, `startHydration` would fetch each file and download it again
}
