// No component in this file: hot reload would evaluate it a second time, and hydrate twice.
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Root } from './app/root.tsx';
import { loadScreen } from './app/screens.ts';
import { match } from './site/derive.ts';

/** Home ships without the style sheet of the inner pages; none of them is shown before it is here. */
function fetchInnerStyles() {
  const href = document.querySelector<HTMLScriptElement>('script[data-inner]')?.dataset.inner;
  if (!href || document.querySelector(`link[href="${href}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.head.append(link);
}

/**
 * Hydrates the prerendered page, in a transition: long work comes in short slices. Called by main.ts, not by this
 * file itself, which would keep the whole file's evaluation and the first request in one long task.
 */
export async function start() {
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
