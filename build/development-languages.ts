import { createServer, defaultClientConditions, defaultServerConditions } from 'vite';
import type { Plugin, ViteDevServer } from 'vite';
import type { Language } from '../src/site/languages.ts';
import { languages } from '../src/site/published-languages.ts';

/**
 * Makes the development server show pages in other languages, such as /hi/about. The first request for a language
 * creates a Vite server for the language.
 */
export function developmentLanguages(): Plugin {
  const servers = new Map<string, Promise<ViteDevServer>>();
  return {
    name: 'development-languages',
    apply: 'serve',
    configureServer({ config, httpServer, middlewares }) {
      // Only a server that listens on a port creates servers for languages. The server of a language has this plugin
      // too, but must not create further servers. Scripts that only load modules through Vite need no other languages.
      if (config.server.middlewareMode || !httpServer) return;
      const create = (language: Language) =>
        createServer({
          root: config.root,
          configFile: config.configFile ?? false,
          base: `/${language}/`,
          resolve: { conditions: [language, ...defaultClientConditions] },
          environments: { ssr: { resolve: { conditions: [language, ...defaultServerConditions] } } },
          cacheDir: `${config.cacheDir}-${language}`,
          clearScreen: false,
          server: { middlewareMode: true, hmr: { server: httpServer } },
        });
      middlewares.use((request, response, next) => {
        const language = languages.find((name) => new RegExp(`^/${name}(?=[/?]|$)`).test(request.url ?? ''));
        if (!language) return next();
        const server = servers.get(language) ?? create(language);
        servers.set(language, server);
        server.then(
          ({ middlewares: languageMiddlewares }) => languageMiddlewares(request, response, next),
          next,
        );
      });
    },
    async closeBundle() {
      const created = [...servers.values()];
      servers.clear();
      await Promise.all(created.map(async (server) => (await server).close()));
    },
  };
}
