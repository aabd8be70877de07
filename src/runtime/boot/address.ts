import { hasFlag } from '../protocol.ts';

/**
 * Replaces the path in the address bar by that of the document, where the host answers another spelling of it
 * (`/about.html`, `//about`, `/%61bout`): the rest of the code compares paths literally. The query and the hash stay,
 * and so does the address of the 404 page, which has no path. Runs again at each `popstate`.
 *
 * A reload leaves earlier addresses of the visit to this document: until React is hydrated, Back must load them, also
 * where it was pressed before this script ran.
 */
export function settleAddress(reload = () => location.reload()) {
  const [load] = performance.getEntriesByType('navigation');
  const requested = load ? new URL(load.name).pathname : location.pathname;
  const { path } = document.documentElement.dataset; // written by the build (build/document.ts)
  const settle = () => {
    const { pathname, search, hash } = location;
    if (pathname === path) return;
    if (pathname !== requested) {
      if (!hasFlag('live')) reload();
    } else if (path) history.replaceState(history.state, '', path + search + hash);
  };
  addEventListener('popstate', settle);
  settle();
}
