import { hasFlag, rootData } from '../protocol.ts';
import { replaceUrl } from '../replace-url.ts';

/**
 * Corrects the path in the address bar if it is another spelling of the document's path, such as `/about.html`,
 * `//about` or `/%61bout`: other code compares paths literally. The query and the fragment stay. The 404 page keeps the
 * requested path. The correction is repeated at each `popstate`.
 *
 * Reloads the page if the visitor goes back before hydration: after a reload, the history can have entries of other
 * pages, which only React could show in this document.
 */
export function correctUrl(reload = () => location.reload()) {
  const [load] = performance.getEntriesByType('navigation');
  const requested = new URL(load?.name ?? location.href).pathname;
  const { path } = rootData(); // the build writes it into the document (build/document.ts)
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
