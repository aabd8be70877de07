import { hasFlag, setFlag } from '../protocol.ts';

/** Whether React is hydrating a part of the page, or a requested page is loading. */
const isStarting = () =>
  !hasFlag('hydrated') || hasFlag('waiting') || document.querySelector('[data-lazy]') !== null;

/** Connects the page to the plugins of the development server (build/development-reload.ts, -reports.ts). */
export function connectToDevelopmentServer() {
  const hot = import.meta.hot;
  hot?.on('development:warnings', (messages: string[]) => console.warn(messages.join('\n')));
  hot?.send('development:warnings');

  // Vite does not replace a module that the browser has fetched but not evaluated, so the edit would be lost. A module
  // that Vite replaces before hydration would differ from the HTML.
  hot?.on('vite:beforeUpdate', async ({ updates }) => {
    if (!isStarting() || !updates.some(({ type }) => type === 'js-update')) return;
    setFlag('outdated');
    location.reload();
    await new Promise(() => {}); // Vite waits for its listeners before it replaces modules
  });
  hot?.on('vite:beforeFullReload', () => setFlag('outdated'));
  hot?.send('development:start', document.querySelector<HTMLElement>('[data-changes]')?.dataset.changes);
}
