import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Matches files from which pages are rendered. */
const SOURCE = /^(?:src|tailwind)[\\/]|^(?:tailwind\.config\.ts|index\.html)$/;

/**
 * Reloads a page of the development server if a file has changed between rendering and the start of the boot script,
 * when Vite cannot notify the page. For later changes see runtime/boot/development.ts.
 */
export function developmentReload(): Plugin {
  let changes = 0;
  let base = '/';
  return {
    name: 'development-reload',
    apply: 'serve',
    configureServer({ config, environments }) {
      ({ base } = config);
      environments.client.hot.on('development:start', (rendered: string | undefined, page) => {
        if (rendered !== String(changes)) page.send({ type: 'full-reload' });
      });
    },
    // Vite calls this hook in each environment, after it has invalidated the modules of the file.
    hotUpdate({ file, server }) {
      if (this.environment.name === 'client' && SOURCE.test(relative(server.config.root, file))) changes += 1;
    },
    transformIndexHtml: (html) =>
      html.replace('data-entry="/', `data-changes="${changes}" data-entry="${base}`),
  };
}
