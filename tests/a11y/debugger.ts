import type { Page } from '@playwright/test';

/** An engine cannot tell what lies behind words that are not painted: bands out of view are, while it looks. */
const PAINT_ALL = `
  globalThis.paintAll ??= new CSSStyleSheet();
  paintAll.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.includes(paintAll)
    ? undefined
    : (document.adoptedStyleSheets.push(paintAll), new Promise((done) => setTimeout(done, 300))); // sliders measure anew
`;

/** Also for checks that look at pixels and at what scrolls into view. */
export const paintAll = (page: Page) => evaluateIn<void>(page, '', 'undefined');

/**
 * Runs a library in the page and then an expression that uses it. By the debugger, since the page's own
 * policy lets no script in.
 * @throws Error with what the page threw
 */
export async function evaluateIn<Result>(page: Page, library: string, expression: string): Promise<Result> {
  const session = await page.context().newCDPSession(page);
  try {
    let value: unknown;
    for (const source of [PAINT_ALL, library, expression]) {
      const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
        expression: source,
        awaitPromise: true,
        returnByValue: source === expression,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      value = result.value;
    }
    return value as Result;
  } finally {
    await session.detach();
  }
}
