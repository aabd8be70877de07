import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { parse, serialize } from '../src/lib/html-tree.ts';
import type { ServerBuild } from './built-server.ts';
import { inlineScripts } from './first-paint.ts';
import { getPagePath, parseRequest } from './requested-path.ts';

/**
 * Returns a function that loads the server modules. If a module has an error, the function returns the last valid
 * modules, so that the page stays visible behind Vite's error overlay.
 */
function createServerLoader(vite: ViteDevServer): () => Promise<ServerBuild> {
  let lastValid: ServerBuild | undefined;
  return async () => {
    try {
      lastValid = (await vite.ssrLoadModule('/build/server.tsx')) as ServerBuild;
    } catch (error) {
      if (!lastValid || !(error instanceof Error)) throw error;
      vite.ssrFixStacktrace(error);
      vite.config.logger.error(error.message, { timestamp: true });
      const { message, stack = '' } = error;
      vite.environments.client.hot.send({ type: 'error', err: { message, stack } });
    }
    return lastValid;
  };
}

/** Renders the document of a page or of the 404 page. */
async function renderDocument(server: ServerBuild, template: string, path: string): Promise<string> {
  const html = template.replace('<!--preloads-->', server.preloads);
  const document = parse(server.fillTemplate(html, path, await server.render(path)));
  server.hideUntilFound(document);
  // Inlines theme.js and before-boot.js as the build does. Vite would serve them as modules, and modules run too late:
  // after the HTML is parsed.
  inlineScripts(document);
  return serialize(document);
}

/** Makes the development server render the documents of the build, so that hydration errors appear in development. */
export function developmentPages(): Plugin {
  return {
    name: 'development-pages',
    apply: 'serve',
    config: () => ({
      // /specimen imports the theme in the browser, where `process` does not exist, so this replaces `process.env.LOOK`
      // by its value.
      define: { 'process.env.LOOK': JSON.stringify(process.env.LOOK) ?? 'undefined' },
      // Vite's dependency scan does not follow the dynamic import in the boot script. Without this entry, Vite would
      // find the client's dependencies only when the page runs, and reload the page.
      optimizeDeps: { entries: ['src/app/client.tsx'] },
    }),
    configureServer(vite) {
      const loadServer = createServerLoader(vite);
      return () => {
        vite.middlewares.use(async (request, response, next) => {
          try {
            const url = request.originalUrl ?? '/';
            const index = await readFile(join(vite.config.root, 'index.html'), 'utf8');
            // transformIndexHtml writes the number of file changes so far into the HTML (development-reload.ts). It
            // must run before the page is rendered: if a file changes during rendering, the number is out of date and
            // the page reloads.
            const template = await vite.transformIndexHtml(url, index);
            const server = await loadServer();
            const { path: requested, redirect } = parseRequest(url, server.redirects);
            if (redirect) {
              response.writeHead(301, { Location: redirect }).end();
              return;
            }
            const pathname = getPagePath(requested).slice(server.base.length) || '/';
            const isPage = server.isPage(pathname);
            response.writeHead(isPage ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' });
            response.end(await renderDocument(server, template, isPage ? pathname : server.notFound.path));
          } catch (error) {
            if (error instanceof Error) vite.ssrFixStacktrace(error);
            next(error);
          }
        });
      };
    },
  };
}
