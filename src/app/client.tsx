// No component in this file: hot reload would evaluate it a second time, and hydrate twice.
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { pageStyles } from './page-styles.ts';
import { Root } from './root.tsx';
import { loadScreen, screenAt } from './router/screens.ts';
import { isHeld } from '../lib/held-document.ts';

/**
 * Hydrates the prerendered page, in a transition: long work comes in short slices. Called by the boot script, not by this
 * file itself, which would keep the whole file's evaluation and the first request in one long task.
 */
export async function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root to hydrate');
  const [{ keepWords, forgiveForeignNodes }] = await Promise.all([
    import('./foreign-changes.ts'),
    isHeld(location.pathname) || loadScreen(screenAt(location.pathname)),
  ]);
  await new Promise((resolve) => setTimeout(resolve)); // the page's own evaluation was a task of its own
  pageStyles('inner').catch(() => undefined); // the next page asks again; Home's is fetched when a link to it is near
  keepWords(root);
  forgiveForeignNodes();
  startTransition(() => {
    hydrateRoot(root, <Root />, {
      onRecoverableError: (error) => console.error('Hydration repaired a difference:', error),
    });
  });
}
