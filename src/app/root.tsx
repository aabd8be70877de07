import { useEffect, useLayoutEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { PART_COMMITTED, PART_HYDRATED, setFlag } from '../runtime/protocol.ts';
import { ForeignChangesContext } from '../runtime/translated-page.ts';
import type { ForeignChanges } from '../runtime/translated-page.ts';
import { base } from '../site/language.ts';
import { App } from './app.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { registerOfflineWorker } from './offline-worker.ts';

/** The app in the browser. After hydration, it notifies the boot script by a flag and events (runtime/protocol.ts). */
export function Root({ foreignChanges }: { foreignChanges: ForeignChanges }) {
  useLayoutEffect(() => {
    foreignChanges.endHydration();
    window.dispatchEvent(new Event(PART_COMMITTED));
  }, [foreignChanges]);
  useEffect(() => {
    setFlag('hydrated');
    window.dispatchEvent(new Event(PART_HYDRATED));
    registerOfflineWorker();
  }, []);
  return (
    <CrashBoundary>
      <ForeignChangesContext value={foreignChanges}>
        <BrowserRouter basename={base}>
          <App />
        </BrowserRouter>
      </ForeignChangesContext>
    </CrashBoundary>
  );
}
