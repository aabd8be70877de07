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
export const paintAll = (page: Page) => evaluateIn<void>(page, undefined, 'undefined');

/** One for each page, for as long as it is open. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();
function attach(page: Page) {
  const session = page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** A library that an expression uses: the global that it makes, and its text. */
export interface Library {
  global: string;
  source: string;
}

/** ms; a bound on hanging: a test that ends for want of time does not say in what. */
const PATIENCE = 90_000;

async function orSay<Result>(answer: Promise<Result>, asked: string): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`No answer within ${PATIENCE} ms: ${asked}`)), PATIENCE);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/**
 * Runs a library in the page, unless the document has it, and then an expression that uses it. By the debugger, since
 * the page's own policy lets no script in.
 * @throws Error with what the page threw, or with the expression that has no answer in time
 */
export async function evaluateIn<Result>(
  page: Page,
  library: Library | undefined,
  expression: string,
): Promise<Result> {
  const session = await (sessions.get(page) ?? attach(page));
  const run = async (source: string) => {
    const { result, exceptionDetails } = await orSay(
      session.send('Runtime.evaluate', { expression: source, awaitPromise: true, returnByValue: true }),
      source.trim().slice(0, 100),
    );
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as unknown;
  };
  await run(PAINT_ALL);
  if (library && !(await run(`'${library.global}' in globalThis`))) await run(`${library.source};0`);
  return (await run(expression)) as Result;
}
