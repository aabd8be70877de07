import { hasFlag, getRootData } from '../protocol.ts';
import { replaceUrl } from '../replace-url.ts';

/**
 * Corrects the path in the address bar if it is another spelling of the document's path, such as `/about.html`,
 * `//about` or `/%61bout`. Code that compares paths literally relies on the correction. Keeps the query and the
 * fragment. Does not change the URL of the 404 page. Repeats the correction at each `popstate`.
 *
 * Reloads the page if the visitor goes back to another page before hydration, because only React could show that page.
 * A history entry of another page belongs to this document if React showed that page before the document was reloaded.
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
