// Do not define components in this file: hot reload would evaluate the file again, and hydrate the page twice.
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { waitForPressEnd } from '../lib/after-press.ts';
import { isInitialStaticPage } from '../lib/static-page.ts';
import { waitForCompositionEnd } from '../runtime/composition.ts';
import { hasFlag, getRootData } from '../runtime/protocol.ts';
import { patchNodeMethods, trackForeignChanges } from '../runtime/translated-page.ts';
import { handleCopyLinks } from './copy-links.ts';
import { waitForStyleSheet } from './style-sheet.ts';
import { Root } from './root.tsx';
import { getRoutePath } from '../site/language.ts';
import { addEntryKeys } from './router/history-entries.ts';
import { loadPage, getPageKey } from './router/page-loader.ts';

/**
 * Hydrates the prerendered page in a transition, which React splits into short tasks. If a translation tool has changed
 * the page, hydrates it in a single task instead.
 * @param observer the boot script's observer of changes in the document. This function disconnects the observer
 * @param changes the changes that `observer` has recorded
 */
export async function start(observer: MutationObserver, changes: MutationRecord[]) {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root to hydrate');
  const path = getRoutePath(location.pathname);
  await Promise.all([waitForStyleSheet(), !isInitialStaticPage(path) && loadPage(getPageKey(path))]);
  await new Promise((resolve) => setTimeout(resolve)); // ends the task in which the page's module was evaluated
  await waitForCompositionEnd();
  await waitForPressEnd();
  // If the visitor went back to another page while the code was loading, the boot script reloads that page
  // (correct-url.ts), and this document must not be hydrated.
  const [load] = performance.getEntriesByType('navigation');
  const documentPaths = load && [getRootData().path, new URL(load.name).pathname];
  if (documentPaths && !documentPaths.includes(location.pathname)) return;
  addEntryKeys();
  handleCopyLinks();
  patchNodeMethods();
  const foreignChanges = trackForeignChanges(root, changes);
  observer.disconnect();
  const hydrate = () => {
    hydrateRoot(root, <Root foreignChanges={foreignChanges} />, {
      onRecoverableError: (error) => {
        if (!(import.meta.env.DEV && hasFlag('outdated')))
          console.error('React replaced HTML that differed:', error);
      },
    });
  };
  if (foreignChanges.beginHydration()) flushSync(hydrate);
  else startTransition(hydrate);
}
