import { loadWithRetry, memoizeUntilFailure } from '../runtime/retry.ts';

/**
 * The maximum time for which hydration waits for the style sheet. The time can be short, because only elements that
 * scripts add later need the style sheet.
 */
const STYLE_SHEET_TIMEOUT_MS = 3000;

/**
 * Adds the complete style sheet, because the document contains only the rules for its own HTML (build/page-rules.ts).
 * The attribute `data-styles` of the boot script contains the URL. Does nothing without this attribute, as in
 * development. Rejects if the style sheet cannot be loaded. A later call tries again.
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
      const printStyles = document.querySelector('link[rel=stylesheet][media=print]');
      if (printStyles) printStyles.before(link); // later rules have priority, so print styles must be last
      else document.head.append(link);
    }),
);

/**
 * Resolves when the style sheet is loaded, when loading fails, or after the timeout. After a failure, `loadWithRetry`
 * continues to load the style sheet.
 */
export const waitForStyleSheet = () =>
  Promise.race([
    loadStyleSheet().catch(() => void loadWithRetry(loadStyleSheet)),
    new Promise((resolve) => setTimeout(resolve, STYLE_SHEET_TIMEOUT_MS)),
  ]);
