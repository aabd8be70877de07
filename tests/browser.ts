import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';

interface Watched {
  faults: string[];
  /** Console errors that the fault a test makes brings along: `test.use({ meant: /.../ })`. Uncaught ones never are. */
  meant: RegExp;
}

/** Playwright's test, failing on any console error or uncaught exception of the page (G15). */
export const test = base.extend<Watched>({
  meant: [/(?!)/, { option: true }],
  faults: [
    async ({ page, meant }, use) => {
      const faults: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' && !meant.test(message.text())) faults.push(message.text());
      });
      page.on('pageerror', (error) => faults.push(String(error)));
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a page and waits until React has taken it over, by the intent a visitor gives. */
export async function openLive(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  // Not waitForFunction: the page's policy forbids the code it would make from a string.
  await expect(page.locator('html[data-live]')).toBeAttached({ timeout: 15_000 });
  await page.waitForLoadState('networkidle');
  await partsLive(page);
}

/** Whether every control is alive; runs in the page. React keeps its props on the elements it has brought to life. */
export const controlsAreLive = () =>
  [...document.querySelectorAll('button, form')].every((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps$')),
  );

/** Waits until the deferred parts of a page that React has taken over are alive too. */
export async function partsLive(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(controlsAreLive), { timeout: 15_000 }).toBe(true);
}
