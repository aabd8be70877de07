import { relative } from 'node:path';
import type { HotPayload, Plugin } from 'vite';
import { themeError } from './theme-checks/theme-error.ts';

/** The delay of the checks after a change. A saved file often causes several events. */
const CHECK_DELAY_MS = 150;
const SOURCE_ERRORS = '/build/source-errors.ts';
const THEME_CHECKS = '/build/theme-checks/index.ts';
const STYLE_SHEET = /^\/src\/styles\/\w+\.css$/;

type ThemeChecks = typeof import('./theme-checks/index.ts');
type SourceErrors = typeof import('./source-errors.ts');

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Reports findings of `npm run lint` and the build during development, in the terminal and in the open page.
 * - Errors in the theme, the route table and the words appear as an overlay. While the theme has an error, pages keep
 *   the last valid styles.
 * - Invalid classes and low contrast appear as warnings in the console.
 */
export function developmentReports(): Plugin {
  return {
    name: 'development-reports',
    apply: 'serve',
    configureServer(server) {
      const { config, environments } = server;
      if (config.server.middlewareMode) return; // this server only loads modules for a script, such as scripts/pictures.mjs
      const { client } = environments;
      /** The last valid text of each style sheet, by URL. */
      const styles = new Map<string, string>();
      let errors: string[] = [];
      let warnings: string[] = [];
      const printedWarnings = new Set<string>();

      async function compile(url: string): Promise<string> {
        const result = await client.transformRequest(`${url}?direct`);
        const code = result?.code ?? '';
        styles.set(url, code);
        return code;
      }
      const showErrors = (to: { send(payload: HotPayload): void }) => {
        if (errors.length > 0) to.send({ type: 'error', err: { message: errors.join('\n'), stack: '' } });
      };

      async function check() {
        const found = new Set<string>();
        const css = await compile('/src/styles/index.css').catch((error: unknown) => {
          found.add(themeError(error) ?? messageOf(error));
        });
        const sources = await server.ssrLoadModule(SOURCE_ERRORS).catch(() => undefined); // Vite reports the error
        if (sources) for (const one of (sources as SourceErrors).findSourceErrors()) found.add(one);
        if (css) {
          const { checkTheme, themeNotices } = (await server.ssrLoadModule(THEME_CHECKS)) as ThemeChecks;
          try {
            warnings = [...checkTheme(css), ...themeNotices()];
          } catch {
            // Vite reports a file with a syntax error. The previous warnings stay.
          }
        }
        const isFixed = errors.length > 0 && found.size === 0;
        errors = [...found];
        for (const message of [...errors, ...warnings])
          if (!printedWarnings.has(message))
            config.logger[errors.includes(message) ? 'error' : 'warn'](message, { timestamp: true });
        const newWarnings = warnings.filter((message) => !printedWarnings.has(message));
        printedWarnings.clear();
        for (const message of [...errors, ...warnings]) printedWarnings.add(message);
        showErrors(client.hot);
        if (newWarnings.length > 0) client.hot.send('development:warnings', newWarnings);
        if (isFixed) client.hot.send({ type: 'full-reload' });
      }

      let timer: NodeJS.Timeout | undefined;
      let running = Promise.resolve();
      const schedule = () => {
        clearTimeout(timer);
        timer = setTimeout(
          () =>
            (running = running.then(check).catch((error: unknown) => config.logger.warn(messageOf(error)))),
          CHECK_DELAY_MS,
        );
      };
      server.watcher.on('all', (_event, file) => {
        if (
          /^(?:src|tailwind)[\\/].*\.(?:tsx?|mjs|css|json)$|^tailwind\.config\.ts$/.test(
            relative(config.root, file),
          )
        )
          schedule();
      });
      client.hot.on('vite:client:connect', (_data, page) => showErrors(page));
      client.hot.on('development:warnings', (_data, page) => {
        if (warnings.length > 0) page.send('development:warnings', warnings);
      });

      server.middlewares.use((request, response, next) => {
        const url = (request.url ?? '').replace(/\?.*/, '');
        if (!STYLE_SHEET.test(url) || !request.headers.accept?.includes('text/css')) return next();
        compile(url).then(
          () => next(), // Vite sends the result from its cache
          () => {
            const last = styles.get(url);
            schedule();
            if (last === undefined) return next();
            response.setHeader('Content-Type', 'text/css').setHeader('Cache-Control', 'no-cache').end(last);
          },
        );
      });
      return schedule;
    },
  };
}
