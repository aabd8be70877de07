import type { Plugin, ViteDevServer } from 'vite';
import type { ServerBuild } from './built-server.ts';
import { contentTypes } from './headers.ts';
import { normalizeRequestPath } from './requested-path.ts';

/** Creates the file at a path: a feed, contact card or sitemap. Returns undefined if the site has no such file. */
async function createFile(vite: ViteDevServer, path: string): Promise<string | undefined> {
  const load = async <Module>(source: string) => (await vite.ssrLoadModule(source)) as Module;
  const server = await load<ServerBuild>('/build/server.tsx');
  // Only the build has the lists of pages for the sitemap and the search index. In development, the sitemap is
  // therefore empty, and there is no search index.
  return { ...server.createSiteFiles([]), ...server.createLanguageFiles([]) }[path];
}

/** Makes the development server create the feeds, the contact cards and the sitemap at each request. */
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
          const file = await createFile(vite, normalizeRequestPath(requested));
          if (file === undefined) return next();
          response.setHeader('Content-Type', contentTypes[extension] ?? '').end(file);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
