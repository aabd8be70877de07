import { chromium, expect, test as base } from '@playwright/test';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { removeRepeatedOrigins, thirdParties } from '../src/site/third-parties.ts';
import { isFullRun } from './a11y/mode.ts';
import { chromiumArgs, getChromiumPath } from './chromium.ts';

interface Fixtures {
  consoleErrors: string[];
  /** Matches console errors that do not fail the test. Set it with `test.use`. Uncaught exceptions always fail. */
  expectedErrors: RegExp;
}

/** Runs in the page. Stops events of a headless window's mouse at (0, 0), because they would start hydration. */
function ignoreMouseInCorner() {
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

/** Runs in the page. Removes the animation that repaints the first large rosette for over a second (engraving.css). */
function removeEngraving() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.rosette { animation: none !important; mask-image: none !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** Responds to requests to the third parties of the site with an empty body. */
async function stubThirdParties(context: BrowserContext): Promise<void> {
  for (const { origin } of removeRepeatedOrigins(thirdParties))
    await context.route(`${origin}/**`, (route) => route.fulfill({ body: '' }));
}

/** Playwright's `test`. It fails if the page has a console error or an uncaught exception (G15). */
export const test = base.extend<Fixtures>({
  expectedErrors: [/(?!)/, { option: true }],
  consoleErrors: [
    async ({ page, context, expectedErrors }, use) => {
      await context.addInitScript(ignoreMouseInCorner);
      await context.addInitScript(removeEngraving);
      await stubThirdParties(context);
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' && !expectedErrors.test(message.text())) errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The options of a test that is too slow for each change. Only full runs include it (a11y/mode.ts). */
export const nightly = { tag: '@nightly' };

/** Opens an empty page in a Chromium that blocks pop-ups. By default, Playwright disables the pop-up blocker. */
export async function openWithPopupBlocking() {
  const browser = await chromium.launch({
    executablePath: getChromiumPath(),
    args: chromiumArgs,
    ignoreDefaultArgs: ['--disable-popup-blocking'],
  });
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL ?? '' });
  await stubThirdParties(context);
  return { browser, context, page: await context.newPage() };
}

export const HYDRATION_TIMEOUT_MS = 60_000;

/** Moves the mouse. If this is the first user interaction, the page loads React. */
export async function moveMouse(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
}

export async function hydrate(page: Page): Promise<void> {
  await moveMouse(page);
  await waitForHydration(page);
}

export async function openHydrated(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

/** Runs in the page. Returns whether the page and all its lazy parts are hydrated (src/runtime/protocol.ts). */
export const isPageHydrated = () =>
  'hydrated' in document.documentElement.dataset && !document.querySelector('[data-lazy]');

/** Waits until the page and all its lazy parts are hydrated. If a navigation is running, waits for the new page. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(isPageHydrated, undefined, { timeout: HYDRATION_TIMEOUT_MS, polling: 50 });

export const measure = (element: Locator) =>
  element.evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);

/** Waits until the element and its descendants have had no transition and no finite animation for two frames. */
export const waitForAnimations = (element: Locator) =>
  element.evaluate(async (root) => {
    const isFinite = ({ effect }: Animation) => Number(effect?.getComputedTiming().endTime) < 100_000;
    for (let stillFrames = 0; stillFrames < 2; stillFrames += 1) {
      await new Promise(requestAnimationFrame);
      const running = root
        .getAnimations({ subtree: true })
        .filter((one) => one.playState === 'running' && isFinite(one));
      if (running.length > 0) stillFrames = -1;
      await Promise.allSettled(running.map(({ finished }) => finished));
    }
  });

/** Delays the responses for a file. Returns a function that ends the delay. */
export async function holdResponse(page: Page, file: string | RegExp): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(file, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

/** Delays the script that starts React. */
export const holdClientScript = (page: Page) => holdResponse(page, '**/assets/client-*.js');

/** Returns all items in a full run (a11y/mode.ts), or else the first ones. Use it for variants of the same code. */
export const firstOrAll = <Item>(all: readonly Item[], count = 1): readonly Item[] =>
  isFullRun ? all : all.slice(0, count);
