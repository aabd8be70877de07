import { parse } from '../src/lib/html-tree.ts';
import { withBase } from '../src/site/languages.ts';
import type { Plugin, ViteDevServer } from 'vite';
import type { Server } from './built-server.ts';
import { contentTypes } from './headers.ts';
import { requestedPath } from './requested-path.ts';

/** Creates the file at a path: a feed, contact card, sitemap or PDF. Returns undefined if the site has no such file. */
async function createFile(vite: ViteDevServer, path: string): Promise<string | Buffer | undefined> {
  const load = async <Module>(source: string) => (await vite.ssrLoadModule(source)) as Module;
  const server = await load<Server>('/build/server.tsx');
  // The lists are empty, because only the build knows which pages are indexed. So the development server's sitemap is
  // empty, and it has no search index.
  if (!path.endsWith('.pdf')) return { ...server.siteFiles([]), ...server.languageFiles([]) }[path];
  const pagePath = path.replace(/\.pdf$/, '');
  const row = server.routes.find(({ path: rowPath }) => withBase(server.base, rowPath) === pagePath);
  if (!row) return undefined;
  const { createPdfs } = await load<typeof import('./pdf/create-pdfs.ts')>('/build/pdf/create-pdfs.ts');
  const document = parse(await server.render(row.path));
  const [pdf] = await createPdfs(vite.config.root, server, new Map([[pagePath, document]]));
  return pdf?.bytes;
}

/**
 * Makes the development server create the feeds, contact cards, sitemap and PDFs, which otherwise only the build
 * writes.
 */
export function developmentFiles(): Plugin {
  return {
    name: 'development-files',
    apply: 'serve',
    configureServer(vite) {
      vite.middlewares.use(async (request, response, next) => {
        const [, requested = '', extension = ''] =
          /^([^?]*\.(pdf|vcf|xml))(?:\?|$)/.exec(request.url ?? '') ?? [];
        if (!requested) return next();
        try {
          const file = await createFile(vite, requestedPath(requested));
          if (file === undefined) return next();
          response.setHeader('Content-Type', contentTypes[extension] ?? '').end(file);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
