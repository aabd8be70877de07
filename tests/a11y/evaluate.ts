import type { CDPSession, Page } from '@playwright/test';

declare global {
  interface Window {
    /** The style sheets of `setStyles`, by name. */
    testStyles?: Record<string, CSSStyleSheet>;
  }
}

/**
 * Adds a style sheet with a name to the page, or replaces the style sheet of that name. Uses no style element, because
 * the content security policy would block it.
 */
export const setStyles = (page: Page, name: string, css: string) =>
  page.evaluate(
    ([name, css]) => {
      const sheet = ((window.testStyles ??= {})[name] ??= new CSSStyleSheet());
      sheet.replaceSync(css);
      const others = document.adoptedStyleSheets.filter((one) => one !== sheet);
      document.adoptedStyleSheets = [...others, sheet];
    },
    [name, css] as const,
  );

/** Renders the sections out of view, because engines cannot measure their contrast. Waits two frames for observers. */
export async function renderAll(page: Page): Promise<void> {
  if (await page.evaluate(() => 'render all' in (window.testStyles ?? {}))) return;
  await setStyles(page, 'render all', ':not([hidden]) { content-visibility: visible !important }');
  await page.evaluate(
    () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
}

/** The script of an engine, and the global variable that it defines. */
export interface Library {
  global: string;
  source: string;
}

const sessions = new WeakMap<Page, CDPSession>();

/**
 * Renders all sections, loads the library if the document lacks it, and evaluates an expression that uses it. Uses CDP,
 * because `page.evaluate` does not return while IBM's engine runs.
 * @throws Error with the message of an error in the page
 */
export async function evaluateWith<Result>(page: Page, { global, source }: Library, expression: string) {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  const run = async (expression: string) => {
    const options = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails: error } = await session.send('Runtime.evaluate', options);
    if (error) throw new Error(error.exception?.description ?? error.text);
    return result.value as unknown;
  };
  await renderAll(page);
  if (!(await run(`'${global}' in globalThis`))) await run(`${source};0`);
  return (await run(expression)) as Result;
}
