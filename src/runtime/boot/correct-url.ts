import { hasFlag, rootData } from '../protocol.ts';
import { replaceUrl } from '../replace-url.ts';

/**
 * Replaces the path in the address bar if the host served the document under another spelling than its own
 * (`/about.html`, `//about`, `/%61bout`): the rest of the code compares paths literally. The query and the fragment
 * stay. The 404 page has no path and keeps the requested one. Runs again at each `popstate`.
 *
 * After a reload, the history still has earlier entries for this document. Back to one of them before hydration, also
 * before this script runs, reloads to show the right page.
 */
export function correctUrl(reload = () => location.reload()) {
  const [load] = performance.getEntriesByType('navigation');
  const requested = new URL(load?.name ?? location.href).pathname;
  const { path } = rootData(); // written by the build (build/document.ts)
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
