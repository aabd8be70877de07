import { hasFlag, getRootData } from '../protocol.ts';
import { replaceUrl } from '../replace-url.ts';

/**
 * Corrects the path in the address bar if it is another spelling of the document's path, such as `/about.html`,
 * `//about` or `/%61bout`. Code that compares paths literally relies on the correction. Keeps the query and the
 * fragment. Does not change the URL of the 404 page. Repeats the correction at each `popstate`.
 *
 * Before hydration, Back or Forward can lead to another page without loading a document: React showed that page before
 * the visitor reloaded this document. Then reloads, because without React the browser would still show this page.
 */
export function correctUrl(reload = () => location.reload()) {
  const [load] = performance.getEntriesByType('navigation');
  const requested = new URL(load?.name ?? location.href).pathname;
  const { path } = getRootData(); // the build writes it into the document (build/document.ts)
  const correct = () => {
    const { pathname, search, hash } = location;
    if (pathname === path) return;
    if (pathname !== requested) {
      if (!hasFlag('hydrated')) reload();
    } else if (path) replaceUrl(path + search + hash);
  };
  addEventListener('popstate', correct);
  correct();
}
