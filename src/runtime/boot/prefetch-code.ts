import { savesData } from '../../lib/saves-data.ts';
import { prefetchFiles, requiredFiles } from './boot-data.ts';
import { fetchOnce, isCacheEnabled } from './fetch-once.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Prefetches one file per idle period: twenty requests at once are a long task on a slow phone. Not `modulepreload`,
 * which would compile the code on the main thread.
 */
function prefetchNext() {
  const file = prefetchFiles.shift();
  if (!file) return;
  fetchOnce(file, 'low').catch(() => {});
  whenIdle(prefetchNext);
}

/** Prefetches the page's code, unless the visitor saves data or the browser caches nothing. */
export async function prefetchCode() {
  const [first] = prefetchFiles;
  if (!first || savesData()) return;
  if (await isCacheEnabled(first)) prefetchNext();
  else requiredFiles.length = 0; // without a cache, a fetch before the import would download each file twice
}
