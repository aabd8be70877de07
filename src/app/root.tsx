import { useEffect } from 'react';
import { LIVE_EVENT } from '../components/deferred.tsx';
import { App } from './app.tsx';
import { CrashBoundary } from './crash.tsx';
import { pagesAppearWhole } from './screens.ts';
import { SiteRouter } from './site-router.tsx';

/** The page as the browser runs it. Tells the style sheet and the boot script once it answers. */
export function Root() {
  useEffect(() => {
    pagesAppearWhole();
    document.documentElement.dataset.live = '';
    window.dispatchEvent(new Event(LIVE_EVENT));
  }, []);
  return (
    <CrashBoundary>
      <SiteRouter>
        <App />
      </SiteRouter>
    </CrashBoundary>
  );
}
