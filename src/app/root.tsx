import { useEffect } from 'react';
import { PART_LIVE, setFlag } from '../runtime/protocol.ts';
import { App } from './app.tsx';
import { CrashBoundary } from './crash.tsx';
import { pagesAppearWhole } from './router/screens.ts';
import { SiteRouter } from './router/site-router.tsx';

/** The page as the browser runs it. Tells the style sheet and the boot script once it answers. */
export function Root() {
  useEffect(() => {
    pagesAppearWhole();
    setFlag('live');
    window.dispatchEvent(new Event(PART_LIVE));
  }, []);
  return (
    <CrashBoundary>
      <SiteRouter>
        <App />
      </SiteRouter>
    </CrashBoundary>
  );
}
