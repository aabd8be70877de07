// No component in this file: hot reload would evaluate it a second time, and hydrate twice.
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { pageStyles } from './page-styles.ts';
import { Root } from './root.tsx';
import { loadScreen, screenAt } from './router/screens.ts';
import { isHeld } from '../lib/held-document.ts';
import { untilComposed } from '../runtime/composition.ts';
import { beginHydration, watchForeignChanges } from '../runtime/foreign-changes.ts';
import { rememberStaticHtml } from '../runtime/static-html.ts';

/**
 * Hydrates the prerendered page, in a transition: long work comes in short slices. Called by the boot script, not by this
 * file itself, which would keep the whole file's evaluation and the first request in one long task.
 * @param observer the boot script's, of changes in the document, which end here
 * @param changes what it has observed
 */
export async function start(observer: MutationObserver, changes: MutationRecord[]) {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root to hydrate');
  const [{ prepareForForeignChanges }] = await Promise.all([
    import('./foreign-changes.ts'),
    isHeld(location.pathname) || loadScreen(screenAt(location.pathname)),
  ]);
  await new Promise((resolve) => setTimeout(resolve)); // the page's own evaluation was a task of its own
  await untilComposed();
  // Back during the start: the boot script is loading the page of that address (runtime/boot/address.ts).
  const [load] = performance.getEntriesByType('navigation');
  const { path } = document.documentElement.dataset;
  if (load && ![path, new URL(load.name).pathname].includes(location.pathname)) return;
  pageStyles('inner').catch(() => undefined); // the next page asks again; Home's is fetched when a link to it is near
  prepareForForeignChanges(root);
  rememberStaticHtml(root);
  watchForeignChanges(root, changes);
  observer.disconnect();
  const hydrate = () => {
    hydrateRoot(root, <Root />, {
      onRecoverableError: (error) => console.error('Hydration repaired a difference:', error),
    });
  };
  if (beginHydration()) flushSync(hydrate);
  else startTransition(hydrate);
}
