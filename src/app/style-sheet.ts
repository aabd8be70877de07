let loading: Promise<void> | undefined;

/**
 * Loads the complete style sheet: the page was served with the rules for its own HTML only (build/page-rules.ts). Its
 * URL is an attribute of the boot script's element; in development there is none.
 * @throws if it fails to load; a later call tries again
 */
export function loadStyleSheet(): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const href = document.querySelector<HTMLScriptElement>('script[data-styles]')?.dataset.styles;
    if (!href) return resolve();
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      loading = undefined;
      reject(new Error(`${href} failed to load`));
    });
    // After the inline rules, which it repeats, and before the print styles, which override it.
    [...document.querySelectorAll('head > style')].at(-1)?.after(link);
  });
  return loading;
}

/** ms that hydration waits for the style sheet: without it, only what scripts add to the page is unstyled. */
const PATIENCE = 3000;

/** Resolves when the style sheet is loaded, or when hydration should no longer wait for it. */
export const styleSheetOrTimeout = () =>
  Promise.race([
    loadStyleSheet().catch(() => undefined), // tried again before the next page
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ]);
