import { loadWithRetry, memoizeUntilFailure } from '../runtime/retry.ts';

/**
 * The time that hydration waits for the style sheet. It is short, because only elements that scripts add need the style
 * sheet.
 */
const STYLE_SHEET_TIMEOUT_MS = 3000;

/**
 * Adds the complete style sheet. The page was served with the rules for its own HTML only (build/page-rules.ts). The
 * element of the boot script has the URL; in development it has none.
 * @throws if it fails to load; a later call tries again
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
 * Resolves when the style sheet is loaded or has failed, or after the timeout. A failed load is tried again at the next
 * interaction.
 */
export const waitForStyleSheet = () =>
  Promise.race([
    loadStyleSheet().catch(() => void loadWithRetry(loadStyleSheet)),
    new Promise((resolve) => setTimeout(resolve, STYLE_SHEET_TIMEOUT_MS)),
  ]);
