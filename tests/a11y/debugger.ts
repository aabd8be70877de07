import type { CDPSession, Page } from '@playwright/test';

/** Renders the sections out of view, so that engines can compute contrast. After two frames, observers have run. */
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

/** A script to load before an expression, and the global variable of the script. */
export interface Library {
  global: string;
  source: string;
}

/**
 * Evaluates an expression in the page. Loads a library first if the document lacks it. Uses CDP, because the content
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
