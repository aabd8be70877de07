import { startTransition, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { partsAreLive } from '../../runtime/late-part.tsx';
import { setFlag } from '../../runtime/protocol.ts';
import type { BrowserHistory } from './browser-history.ts';
import { growSeal } from './grow-seal.ts';
import { screenAt, screenIsHere } from './screens.ts';

/**
 * As BrowserRouter, except that a page whose code is here is rendered at once. In a transition, which BrowserRouter
 * makes of each navigation or of none, its slices let frames of the old page in between: on a slow phone the new h1
 * came after 117 ms, at once after 63. Whatever has to wait for code stays a transition: the old page remains until
 * the new one is whole.
 */
export function SiteRouter({ history, children }: { history: BrowserHistory; children: ReactNode }) {
  const [{ action, location }, setMove] = useState(history.now);
  useLayoutEffect(() => {
    let shown = history.now().location.pathname;
    return history.listen((next) => {
      const { pathname } = next.location;
      const isNewPage = pathname !== shown;
      if (isNewPage) setFlag('whole'); // later pages are styled whole (base.css)
      shown = pathname;
      if (isNewPage && screenIsHere(screenAt(pathname)) && partsAreLive())
        growSeal(pathname, () => setMove(history.now()));
      else startTransition(() => setMove(next));
    });
  }, [history]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
