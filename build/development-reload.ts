import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Matches the paths of files from which pages are rendered. */
const SOURCE = /^(?:src|tailwind)[\\/]|^(?:tailwind\.config\.ts|index\.html)$/;

/**
 * Reloads a page of the development server if a file has changed since the page was rendered. Before the boot script
 * runs, Vite has no connection to the page, so it cannot report a change. Each page therefore contains the count of
 * changes at the time of rendering, as `data-changes`. The boot script sends this count when it connects
 * (runtime/boot/development.ts). That module also handles later changes.
 */
export function developmentReload(): Plugin {
  let changeCount = 0;
  let base = '/';
  return {
    name: 'development-reload',
    apply: 'serve',
    configureServer({ config, environments }) {
      ({ base } = config);
      environments.client.hot.on('development:start', (countAtRendering: string | undefined, page) => {
        if (countAtRendering !== String(changeCount)) page.send({ type: 'full-reload' });
      });
    },
    // Vite calls this hook once per environment, but each change must be counted once. Vite has already invalidated the
    // modules of the file, so a page with the new count is rendered from the new code.
    hotUpdate({ file, server }) {
      const isSource = SOURCE.test(relative(server.config.root, file));
      if (this.environment.name === 'client' && isSource) changeCount += 1;
    },
    transformIndexHtml: (html) =>
      html
        // A server for Hindi has the base path /hi/, and Vite serves the entry below this path.
        .replace('data-entry="/', `data-entry="${base}`)
        .replace('data-entry=', `data-changes="${changeCount}" data-entry=`),
  };
}
