import { useEffect, useLayoutEffect } from 'react';
import { endHydration } from '../runtime/foreign-changes.ts';
import { PART_COMMITTED, PART_LIVE, setFlag } from '../runtime/protocol.ts';
import { App } from './app.tsx';
import { CrashBoundary } from './crash.tsx';
import type { BrowserHistory } from './router/browser-history.ts';
import { pagesAppearWhole } from './router/screens.ts';
import { SiteRouter } from './router/site-router.tsx';

/** The page as the browser runs it. Tells the style sheet and the boot script once it answers. */
export function Root({ history }: { history: BrowserHistory }) {
  useLayoutEffect(() => {
    endHydration();
    window.dispatchEvent(new Event(PART_COMMITTED));
  }, []);
  useEffect(() => {
    pagesAppearWhole();
    setFlag('live');
    window.dispatchEvent(new Event(PART_LIVE));
  }, []);
  return (
    <CrashBoundary>
      <SiteRouter history={history}>
        <App />
      </SiteRouter>
    </CrashBoundary>
  );
}
