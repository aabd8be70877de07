import { expect, test as base } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { eachOf, thirdParties } from '../src/site/third-parties.ts';

interface Watched {
  faults: string[];
  /** Console errors that the fault a test makes brings along: `test.use({ meant: /.../ })`. Uncaught ones never are. */
  meant: RegExp;
  /** Whether a page's first rosette engraves itself: a second and more in which each frame paints it anew. */
  engraves: boolean;
}

/** Fills up with the page's console errors and uncaught exceptions. */
function watchFaults(page: Page, meant = /(?!)/): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !meant.test(message.text())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  return faults;
}

/**
 * Runs in each page before its own code. A headless shell tells of a mouse that rests in the corner of the window,
 * which the page would take for a visitor.
 */
function withoutMouseInTheCorner() {
  for (const type of ['pointerover', 'pointerenter', 'pointermove', 'mousemove'])
    addEventListener(
      type,
      (event) => {
        const { clientX, clientY } = event as MouseEvent;
        if (clientX === 0 && clientY === 0 && event.isTrusted) event.stopImmediatePropagation();
      },
      true,
    );
}

/** Runs in each page before its own code: its first rosette is there at once. */
function withoutEngraving() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.rosette { animation: none !important; mask-image: none !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** Tests ask nobody: third parties of the site answer with nothing. For windows that a test opens by itself too. */
export async function answerForOthers(context: BrowserContext): Promise<void> {
  for (const { origin } of eachOf(thirdParties))
    await context.route(`${origin}/**`, (route) => route.fulfill({ body: '' }));
}

/** Playwright's test, failing on any console error or uncaught exception of the page (G15). */
export const test = base.extend<Watched>({
  meant: [/(?!)/, { option: true }],
  engraves: [false, { option: true }],
  faults: [
    async ({ page, context, meant, engraves }, use) => {
      await context.addInitScript(withoutMouseInTheCorner);
      if (!engraves) await context.addInitScript(withoutEngraving);
      await answerForOthers(context);
      const faults = watchFaults(page, meant);
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** ms; a bound on hanging. */
const LIVE_WITHIN = 15_000;

/** Gives the page the intent of a visitor, and waits until React has taken it over. */
export async function comeToLife(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  await untilLive(page);
}

/** Opens a page and waits until React has taken it over. */
export async function openLive(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await comeToLife(page);
}

/** Whether React answers every part of the page; runs there (src/runtime/protocol.ts). */
export const partsAreLive = () =>
  'live' in document.documentElement.dataset && !document.querySelector('[data-late]');

/** Runs in the page. Each part that comes to life says so by an event. */
function comesToLife(isLive: () => boolean, patience: number) {
  return new Promise<void>((resolve, reject) => {
    const look = () => isLive() && resolve();
    addEventListener('part-live', look);
    setTimeout(() => reject(new Error('The page did not come to life')), patience);
    look();
  });
}

/** Waits until React has taken the page over and its late parts are alive too. */
export const untilLive = (page: Page) =>
  page.evaluate<void>(`(${comesToLife})(${partsAreLive}, ${LIVE_WITHIN})`);

/** Keeps a file back until it is told to let it through. */
export async function hold(page: Page, file: string): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(file, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

/** The code that starts React. */
export const holdReact = (page: Page) => hold(page, '**/assets/client-*.js');

/** The first of these, or in `npm run test:all` (FULL=1) all: for variants that go through the same code. */
export const firstOrAll = <One>(all: readonly One[], count = 1): readonly One[] =>
  process.env.FULL ? all : all.slice(0, count);
