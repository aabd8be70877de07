import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { CrashBoundary } from './app/crash.tsx';
import { loadScreen, pagesAppearWhole } from './app/screens.ts';
import { LIVE_EVENT } from './components/deferred.tsx';
import { match } from './site/derive.ts';

function Root() {
  useEffect(() => {
    pagesAppearWhole();
    document.documentElement.dataset.live = '';
    window.dispatchEvent(new Event(LIVE_EVENT));
  }, []);
  return (
    <CrashBoundary>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </CrashBoundary>
  );
}

/** Home ships without the style sheet of the inner pages; none of them is shown before it is here. */
function fetchInnerStyles() {
  const href = document.querySelector<HTMLScriptElement>('script[data-inner]')?.dataset.inner;
  if (!href || document.querySelector(`link[href="${href}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.head.append(link);
}

/** Hydrates the prerendered page, in a transition: long work comes in short slices. */
async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root to hydrate');
  await loadScreen(match(location.pathname)?.path ?? 'not-found');
  fetchInnerStyles();
  startTransition(() => {
    hydrateRoot(root, <Root />, {
      onRecoverableError: (error) => console.error('Hydration repaired a difference:', error),
    });
  });
}

await start();
