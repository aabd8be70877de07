import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, KeyInput } from 'puppeteer-core';
import { expect, isHydrated } from '../../browser.ts';
import type { PageDriver } from './drivers.ts';

const origin = process.env.SITE_ORIGIN ?? '';

/** The URL for which a tab was opened: Firefox's error page has it in its query. */
const requestedUrl = (shown: string) => new URL(shown).searchParams.get('u') ?? shown;

const isLive = () => document.documentElement.hasAttribute('data-hydrated');

/**
 * Drives the installed Firefox over WebDriver BiDi, as Playwright supports only its own build.
 * @param folder for downloads
 */
export async function firefoxDriver(browser: Browser, folder: string): Promise<PageDriver> {
  const opened: string[] = [];
  const [spare] = await browser.pages();
  const page = await browser.newPage();
  const evaluate: PageDriver['evaluate'] = (fn, given) =>
    page.evaluate(fn as (given: unknown) => never, given);
  // Only a change of tabs returns focus to a page in a headless window.
  const restoreFocus = async () => {
    await spare?.bringToFront();
    await page.bringToFront();
  };
  browser.on('targetcreated', async (target) => {
    const tab = target.type() === 'page' ? await target.page() : null; // the PDF viewer is a worker
    while (tab?.url() === 'about:blank' && !tab.isClosed()) await pause(30);
    if (!tab || tab.isClosed()) return;
    const address = requestedUrl(tab.url());
    await tab.close();
    await restoreFocus().catch(() => undefined); // the browser may be closed by then
    opened.push(address);
  });
  const press: PageDriver['press'] = async (key) => {
    const [first, second] = key.replace('Space', ' ').split('+') as [KeyInput, KeyInput?];
    if (second) {
      await page.keyboard.down(first);
      await page.keyboard.press(second);
      await page.keyboard.up(first);
    } else await page.keyboard.press(first);
    // Beyond the page the browser's own controls have focus, where the driver sends no keys.
    if (key.endsWith('Tab') && !(await evaluate(() => document.hasFocus(), undefined))) await restoreFocus();
  };
  return {
    press,
    tab: press,
    type: (text) => page.keyboard.type(text),
    evaluate,
    async open(path) {
      await page.goto('about:blank');
      await page.goto(origin + path);
    },
    async goto(path) {
      await page.goto(origin + path);
      await page.keyboard.press('Tab');
      for (const isReady of [isLive, isHydrated])
        await expect.poll(() => evaluate(isReady, undefined)).toBe(true);
    },
    back: async () => void (await page.goBack()),
    resize: (size) => page.setViewport(size),
    screenshot: async () => Buffer.from(await page.screenshot()),
    opened: async () => opened,
    downloads: () => readdirSync(folder),
  };
}
