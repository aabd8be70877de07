import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultClientConditions, defaultServerConditions, runnerImport } from 'vite';
import type { Plugin, ResolvedConfig } from 'vite';
import { parse, serialize } from '../src/lib/html-tree.ts';
import { BOOT_MANIFEST, builtServer, environmentsOf, manifestOf, serverOut } from './built-server.ts';
import type { Server } from './built-server.ts';
import { clientOutput } from './client-output.ts';
import { inlineScripts } from './first-paint.ts';
import { themeError } from './theme-checks/theme-error.ts';
import { pagePath, requestedPath } from './requested-path.ts';
import { languages } from '../src/site/published-languages.ts';
import type { Language } from '../src/site/languages.ts';

/** Returns the options of a client build, for English or another language. */
const clientBuild = (manifest: true | string, styleSheets: readonly string[]) => ({
  manifest,
  rolldownOptions: {
    preserveEntrySignatures: 'exports-only' as const, // the boot script calls the exports of client.tsx
    optimization: { inlineConst: true }, // inlines words, so that a shared file does not contain the words of all pages
    output: clientOutput(),
    input: ['src/app/client.tsx', ...styleSheets.map((name) => `src/styles/${name}.css`)],
  },
});

/** Returns the options of a server build. It is one file, because the build needs all modules at once. */
const serverBuild = (outDir: string) => ({
  outDir,
  emptyOutDir: true,
  copyPublicDir: false,
  chunkSizeWarningLimit: Infinity, // the size does not matter, because no visitor downloads the file
  rolldownOptions: { input: { server: 'build/server.tsx' }, output: { codeSplitting: false } },
});

/**
 * Makes `vite build` write an HTML file for each route. The development server renders the same documents, so that
 * hydration errors appear during development.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    config: (user, { command }) => ({
      appType: 'custom',
      // The specimen page reads the theme in the browser too, which has no `process`.
      ...(command === 'serve' && {
        define: { 'process.env.LOOK': JSON.stringify(process.env.LOOK) ?? 'undefined' },
      }),
      // Vite's dependency scan does not find the client through the dynamic import in the boot script. Without this entry,
      // Vite would find its dependencies late, and reload the page.
      optimizeDeps: { entries: ['src/app/client.tsx'] },
      environments: {
        // The boot script has its own build. A common build would put shared code into a second file, which the browser
        // would have to load before the boot script runs.
        boot: {
          consumer: 'client',
          build: {
            manifest: BOOT_MANIFEST,
            copyPublicDir: false,
            emptyOutDir: false,
            rolldownOptions: {
              input: ['main', 'rotate-slides'].map((name) => `src/runtime/boot/${name}.ts`),
              optimization: { inlineConst: true },
            },
          },
        },
        client: { build: clientBuild(true, ['index', 'print']) },
        ssr: { build: serverBuild(serverOut(user.build?.outDir)) },
        ...Object.fromEntries(
          languages.flatMap((language) => {
            const { client, ssr } = environmentsOf(language);
            return [
              [
                client,
                {
                  consumer: 'client' as const,
                  resolve: { conditions: [language, ...defaultClientConditions] },
                  build: {
                    ...clientBuild(manifestOf(language), [language]),
                    copyPublicDir: false,
                    emptyOutDir: false,
                  },
                },
              ],
              [
                ssr,
                {
                  consumer: 'server' as const,
                  resolve: { conditions: [language, ...defaultServerConditions] },
                  build: serverBuild(serverOut(user.build?.outDir, language)),
                },
              ],
            ];
          }),
        ),
      },
      builder: {
        async buildApp(builder) {
          // Imports these modules dynamically, because Vite restarts the development server when a static import changes.
          const load = async <Module>(file: string) =>
            (await runnerImport<Module>(file, { root: config.root, configFile: false, logLevel: 'error' }))
              .module;
          const { findSourceErrors } =
            await load<typeof import('./source-errors.ts')>('./build/source-errors.ts');
          const { assertNoErrors } = await load<typeof import('./check-site.ts')>('./build/check-site.ts');
          const themeErrors = await load('./tailwind.config.ts').then(
            () => [],
            (error: Error) => [themeError(error) ?? error.message],
          );
          assertNoErrors([...themeErrors, ...findSourceErrors()]);
          const { staleNotices } = await load<typeof import('./words/report-words.ts')>(
            './build/words/report-words.ts',
          );
          for (const notice of staleNotices()) config.logger.warn(notice);
          const names = [
            'client',
            'boot',
            'ssr',
            ...languages.flatMap((name) => Object.values(environmentsOf(name))),
          ];
          for (const name of names) {
            const environment = builder.environments[name];
            if (!environment) throw new Error(`The environment ${name} is missing`);
            await builder.build(environment);
          }
          const { writePages } = await load<typeof import('./write-pages.ts')>('./build/write-pages.ts');
          const importServer = (language?: Language) =>
            builtServer(config.root, config.build.outDir, language);
          await writePages(config, await Promise.all([undefined, ...languages].map(importServer)));
        },
      },
    }),
    configResolved(resolved) {
      config = resolved;
    },
    configureServer(server) {
      let lastValid: Server | undefined;
      /** Loads the server modules. After an error, returns the last valid ones, so that a page is visible behind the overlay. */
      const loadServer = async (): Promise<Server> => {
        try {
          lastValid = (await server.ssrLoadModule('/build/server.tsx')) as Server;
        } catch (error) {
          if (!lastValid || !(error instanceof Error)) throw error;
          server.ssrFixStacktrace(error);
          config.logger.error(error.message, { timestamp: true });
          const { message, stack = '' } = error;
          server.environments.client.hot.send({ type: 'error', err: { message, stack } });
        }
        return lastValid;
      };
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const url = request.originalUrl ?? '/';
            const index = await readFile(join(config.root, 'index.html'), 'utf8');
            // This must precede the rendering: it counts the changes so far, and later changes reload the page
            // (development-reload.ts).
            const template = await server.transformIndexHtml(url, index);
            const { base, fillTemplate, hideUntilFound, isPage, notFound, preloads, redirects, render } =
              await loadServer();
            const [, requested = '', search = ''] = /^([^?]*)(.*)/.exec(url) ?? [];
            const target = redirects[requestedPath(requested) as keyof typeof redirects];
            if (target) {
              response.writeHead(301, { Location: target + search }).end();
              return;
            }
            const pathname = pagePath(requested).slice(base.length) || '/';
            const path = isPage(pathname) ? pathname : notFound.path;
            response.writeHead(path === notFound.path ? 404 : 200, {
              'Content-Type': 'text/html; charset=utf-8',
            });
            const document = parse(
              fillTemplate(template.replace('<!--preloads-->', preloads), path, await render(path)),
            );
            hideUntilFound(document);
            // Vite would transform the files of these scripts into modules, which run later.
            inlineScripts(document);
            response.end(serialize(document));
          } catch (error) {
            if (error instanceof Error) server.ssrFixStacktrace(error);
            next(error);
          }
        });
      };
    },
  };
}
