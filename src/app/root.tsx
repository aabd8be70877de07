import { useEffect, useLayoutEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { endHydration } from '../runtime/foreign-changes.ts';
import { PART_COMMITTED, PART_LIVE, setFlag } from '../runtime/protocol.ts';
import { App } from './app.tsx';
import { CrashBoundary } from './crash.tsx';
import { pagesAppearWhole } from './router/screens.ts';

/** The app in the browser. Signals to the style sheets and the boot script that hydration has finished. */
export function Root() {
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
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </CrashBoundary>
  );
}
