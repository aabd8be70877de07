import { hasFlag, setFlag } from '../protocol.ts';

/** Returns whether React has not hydrated the complete page yet, or a requested page is loading. */
const isStarting = () =>
  !hasFlag('hydrated') || hasFlag('waiting') || document.querySelector('[data-lazy]') !== null;

/** Connects the page to the plugins of the development server (build/development-reload.ts, -reports.ts). */
export function connectToDevelopmentServer() {
  const hot = import.meta.hot;
  hot?.on('development:warnings', (messages: string[]) => console.warn(messages.join('\n')));
  hot?.send('development:warnings');

  // Reloads the page instead of replacing modules before hydration. Vite would lose the edit of a module that is
  // fetched but not evaluated, and the rendered HTML would differ from the prerendered HTML.
  hot?.on('vite:beforeUpdate', async ({ updates }) => {
    if (!isStarting() || !updates.some(({ type }) => type === 'js-update')) return;
    setFlag('outdated');
    location.reload();
    await new Promise(() => {}); // never resolves: Vite waits for its listeners before it replaces modules
  });
  hot?.on('vite:beforeFullReload', () => setFlag('outdated'));
  hot?.send('development:start', document.querySelector<HTMLElement>('[data-changes]')?.dataset.changes);
}
