import { relative } from 'node:path';
import type { HotPayload, Plugin } from 'vite';
import { formatThemeError } from './theme-checks/theme-error.ts';

/**
 * The time in milliseconds from a change to the checks. Saving a file often causes several events, but the checks must
 * start only once.
 */
const CHECK_DELAY_MS = 150;
const SOURCE_ERRORS = '/build/source-errors.ts';
const THEME_CHECKS = '/build/theme-checks/index.ts';
const STYLE_SHEET = /^\/src\/styles\/\w+\.css$/;

type ThemeChecks = typeof import('./theme-checks/index.ts');
type SourceErrors = typeof import('./source-errors.ts');

const getMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Reports errors in the sources and in the theme during development, in the terminal and in the open page.
 * - Errors that would end the build appear as an overlay. While the theme has an error, pages keep the last valid
 *   styles.
 * - Other findings, such as invalid classes and low contrast, appear as warnings in the browser's console.
 */
export function developmentReports(): Plugin {
  return {
    name: 'development-reports',
    apply: 'serve',
    configureServer(server) {
      const { config, environments } = server;
      // Servers for a script, such as scripts/pictures.mjs, and for a language have no reports of their own.
      if (config.server.middlewareMode) return;
      const { client } = environments;
      /** The last valid text of each style sheet, by URL. */
      const lastValidStyles = new Map<string, string>();
      let errors: string[] = [];
      let warnings: string[] = [];
      /** The errors and warnings of the last checks. They are not printed again. */
      const printedMessages = new Set<string>();

      async function compile(url: string): Promise<string> {
        const result = await client.transformRequest(`${url}?direct`);
        const code = result?.code ?? '';
        lastValidStyles.set(url, code);
        return code;
      }
      const showErrors = (receiver: { send(payload: HotPayload): void }) => {
        if (errors.length > 0)
          receiver.send({ type: 'error', err: { message: errors.join('\n'), stack: '' } });
      };

      async function runChecks() {
        const newErrors = new Set<string>();
        const css = await compile('/src/styles/index.css').catch((error: unknown) => {
          newErrors.add(formatThemeError(error) ?? getMessage(error));
        });
        // Vite itself reports the error if the module cannot be loaded.
        const sources = await server.ssrLoadModule(SOURCE_ERRORS).catch(() => undefined);
        if (sources) for (const error of (sources as SourceErrors).findSourceErrors()) newErrors.add(error);
        if (css) {
          const { checkTheme, createThemeNotices } = (await server.ssrLoadModule(
            THEME_CHECKS,
          )) as ThemeChecks;
          try {
            warnings = [...checkTheme(css), ...createThemeNotices()];
          } catch {
            // The checks throw if a file has a syntax error. Vite reports this error, and the warnings of the previous
            // run stay until it is corrected.
          }
        }
        const isFixed = errors.length > 0 && newErrors.size === 0;
        errors = [...newErrors];
        for (const message of [...errors, ...warnings])
          if (!printedMessages.has(message))
            config.logger[errors.includes(message) ? 'error' : 'warn'](message, { timestamp: true });
        const newWarnings = warnings.filter((message) => !printedMessages.has(message));
        printedMessages.clear();
        for (const message of [...errors, ...warnings]) printedMessages.add(message);
        showErrors(client.hot);
        if (newWarnings.length > 0) client.hot.send('development:warnings', newWarnings);
        if (isFixed) client.hot.send({ type: 'full-reload' });
      }

      let timer: NodeJS.Timeout | undefined;
      let lastRun = Promise.resolve();
      const startChecks = () => {
        // Waits for the previous run, because two concurrent runs would overwrite each other's messages.
        lastRun = lastRun.then(runChecks).catch((error: unknown) => config.logger.warn(getMessage(error)));
      };
      const scheduleChecks = () => {
        clearTimeout(timer);
        timer = setTimeout(startChecks, CHECK_DELAY_MS);
      };
      server.watcher.on('all', (_event, file) => {
        const path = relative(config.root, file);
        if (/^(?:src|tailwind)[\\/].*\.(?:tsx?|mjs|css|json)$|^tailwind\.config\.ts$/.test(path))
          scheduleChecks();
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
            scheduleChecks();
            const text = lastValidStyles.get(url);
            if (text === undefined) return next();
            response.setHeader('Content-Type', 'text/css').setHeader('Cache-Control', 'no-cache').end(text);
          },
        );
      });
      // Vite calls the returned function when its own middlewares are installed.
      return scheduleChecks;
    },
  };
}
