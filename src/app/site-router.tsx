import { startTransition, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { partsAreLive } from '../components/deferred.tsx';
import { screenAt, screenIsHere } from './screens.ts';

/**
 * React Router's BrowserRouter, except that a page whose code is here is rendered at once. In a transition, which
 * BrowserRouter makes of each navigation or of none, its slices let frames of the old page in between: on a slow
 * phone the new h1 came after 117 ms, at once after 63. Whatever has to wait for code stays a transition: the old
 * page remains until the new one is whole.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => {
    let shown = history.location.pathname;
    return history.listen((next) => {
      const { pathname } = next.location;
      const atOnce = pathname !== shown && screenIsHere(screenAt(pathname)) && partsAreLive();
      if (pathname !== shown) document.documentElement.dataset.whole = ''; // later pages are styled whole (base.css)
      shown = pathname;
      if (atOnce) setState(next);
      else startTransition(() => setState(next));
    });
  }, [history]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
