import { hasFlag, rootData } from '../protocol.ts';
import { replaceUrl } from '../replace-url.ts';

/**
 * Corrects the path in the address bar if it is another spelling of the document's path, such as `/about.html`,
 * `//about` or `/%61bout`, because other code compares paths literally. Does so again at each `popstate`. The query and
 * the fragment stay. On the 404 page, the requested path stays.
 *
 * Reloads the page if the visitor goes back to another page before hydration. After a reload, the history can have such
 * entries of this document, and only React could show their pages.
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
