import { hasFlag, setFlag } from '../protocol.ts';

/** Returns whether the page is not completely hydrated yet, or code that the visitor requested is still loading. */
const isStarting = () =>
  !hasFlag('hydrated') || hasFlag('waiting') || document.querySelector('[data-lazy]') !== null;

/** Connects the page to the plugins of the development server (build/development-reload.ts, -reports.ts). */
export function connectToDevelopmentServer() {
  const hot = import.meta.hot;
  hot?.on('development:warnings', (messages: string[]) => console.warn(messages.join('\n')));
  hot?.send('development:warnings');

  // While the page is starting, reloads it instead of replacing modules. Otherwise Vite would lose the edit of a module
  // that is fetched but not evaluated, and React would render other HTML than the server.
  hot?.on('vite:beforeUpdate', async ({ updates }) => {
    if (!isStarting() || !updates.some(({ type }) => type === 'js-update')) return;
    setFlag('outdated');
    location.reload();
    await new Promise(() => {}); // never resolves: Vite waits for its listeners before it replaces modules
  });
  hot?.on('vite:beforeFullReload', () => setFlag('outdated'));
  hot?.send('development:start', document.querySelector<HTMLElement>('[data-changes]')?.dataset.changes);
}
