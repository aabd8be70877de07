import { fetchOnce, isKept } from './fetch-once.ts';
import { whenIdle } from './idle.ts';
import { coldFiles, neededFiles } from './page-files.ts';

/**
 * Fills the cache with this page's code, at low priority: a `modulepreload` would compile it on the main thread.
 * One file at a time: asking for twenty in one go is a long task of its own on a slow phone.
 */
function fetchNext() {
  const file = coldFiles.shift();
  if (!file) return;
  fetchOnce(file, 'low').catch(() => {});
  whenIdle(fetchNext);
}

/** Not where the visitor saves data, or where the first file comes from the network twice. */
export async function warmUp() {
  const [first] = coldFiles;
  if (!first || (navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  if (await isKept(first)) fetchNext();
  else neededFiles.length = 0; // what is fetched would be fetched again for its import (fetch-once.ts)
}
