import type { CDPSession, Page } from '@playwright/test';

/**
 * A script that renders the sections out of view, so that engines can compute contrast. It waits for two frames, in
 * which observers run.
 */
const PAINT_ALL = `
  globalThis.paintAll ??= new CSSStyleSheet();
  paintAll.replaceSync(':not([hidden]) { content-visibility: visible !important }');
  document.adoptedStyleSheets.includes(paintAll)
    ? undefined
    : (document.adoptedStyleSheets.push(paintAll),
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
`;

export const paintAll = (page: Page) => evaluateIn<void>(page, undefined, 'undefined');

const sessions = new WeakMap<Page, Promise<CDPSession>>();
function attach(page: Page) {
  const session = page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** A script that is loaded before an expression is evaluated, and the global variable that it defines. */
export interface Library {
  global: string;
  source: string;
}

/**
 * Evaluates an expression in the page. If the document lacks the library, loads it first. Uses CDP, because the content
 * security policy blocks scripts.
 * @throws Error of the page
 */
export async function evaluateIn<Result>(
  page: Page,
  library: Library | undefined,
  expression: string,
): Promise<Result> {
  const session = await (sessions.get(page) ?? attach(page));
  const run = async (source: string) => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression: source,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as unknown;
  };
  await run(PAINT_ALL);
  if (library && !(await run(`'${library.global}' in globalThis`))) await run(`${library.source};0`);
  return (await run(expression)) as Result;
}
