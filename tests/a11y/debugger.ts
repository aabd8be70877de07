import type { CDPSession, Page } from '@playwright/test';

/**
 * An engine cannot tell what lies behind words that are not painted: bands out of view are, while it looks. Two
 * frames after that the observers of size and place have been told, and sliders have measured anew.
 */
const PAINT_ALL = `
  globalThis.paintAll ??= new CSSStyleSheet();
  paintAll.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.includes(paintAll)
    ? undefined
    : (document.adoptedStyleSheets.push(paintAll),
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
`;

/** Also for checks that look at pixels and at what scrolls into view. */
export const paintAll = (page: Page) => evaluateIn<void>(page, '', 'undefined');

/** One for each page, for as long as it is open. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();
function attach(page: Page) {
  const session = page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/**
 * Runs a library in the page and then an expression that uses it. By the debugger, since the page's own
 * policy lets no script in.
 * @throws Error with what the page threw
 */
export async function evaluateIn<Result>(page: Page, library: string, expression: string): Promise<Result> {
  const session = await (sessions.get(page) ?? attach(page));
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
}
