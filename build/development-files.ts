import type { Plugin, ViteDevServer } from 'vite';
import type { Server } from './built-server.ts';
import { contentTypes } from './headers.ts';
import { requestedPath } from './requested-path.ts';

/** Creates the file at a path: a feed, contact card or sitemap. Returns undefined if the site has no such file. */
async function createFile(vite: ViteDevServer, path: string): Promise<string | undefined> {
  const load = async <Module>(source: string) => (await vite.ssrLoadModule(source)) as Module;
  const server = await load<Server>('/build/server.tsx');
  // The lists are empty, because only the build knows which pages are indexed. So the development server's sitemap is
  // empty, and it has no search index.
  return { ...server.siteFiles([]), ...server.languageFiles([]) }[path];
}

/**
 * Makes the development server create the feeds, contact cards and sitemap, which otherwise only the build writes.
 */
export function developmentFiles(): Plugin {
  return {
    name: 'development-files',
    apply: 'serve',
    configureServer(vite) {
      vite.middlewares.use(async (request, response, next) => {
        const [, requested = '', extension = ''] =
          /^([^?]*\.(vcf|xml))(?:\?|$)/.exec(request.url ?? '') ?? [];
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
