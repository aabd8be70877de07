import { loadWithRetry, memoizeUntilFailure } from '../runtime/retry.ts';

/**
 * Maximum time that hydration waits for the style sheet. It is short: only elements that scripts add need the rules.
 */
const STYLE_SHEET_TIMEOUT_MS = 3000;

/**
 * Adds the complete style sheet: the document contains only the rules for its own HTML (build/page-rules.ts). The boot
 * script's element has the URL in `data-styles`, except in development.
 * @throws if it fails to load; a later call retries
 */
export const loadStyleSheet = memoizeUntilFailure(
  () =>
    new Promise<void>((resolve, reject) => {
      const href = document.querySelector<HTMLScriptElement>('script[data-styles]')?.dataset.styles;
      if (!href) return resolve();
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      link.addEventListener('load', () => resolve());
      link.addEventListener('error', () => {
        link.remove();
        reject(new Error(`${href} failed to load`));
      });
      const print = document.querySelector('link[rel=stylesheet][media=print]');
      if (print) print.before(link); // the print styles override it
      else document.head.append(link);
    }),
);

/**
 * Resolves when the style sheet has loaded or failed, or after the timeout. The next interaction retries a failed load.
 */
export const waitForStyleSheet = () =>
  Promise.race([
    loadStyleSheet().catch(() => void loadWithRetry(loadStyleSheet)),
    new Promise((resolve) => setTimeout(resolve, STYLE_SHEET_TIMEOUT_MS)),
  ]);
