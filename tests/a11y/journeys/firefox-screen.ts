import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { Browser, KeyInput } from 'puppeteer-core';
import { partsAreLive } from '../../browser.ts';
import type { Screen } from './hand.ts';

/** Of the server that Playwright's global setup has started. */
const origin = process.env.SITE_ORIGIN ?? '';

/** The address that a tab was opened for: a tab that may not go there shows Firefox's page of errors. */
const wanted = (shown: string) => new URL(shown).searchParams.get('u') ?? shown;

const isLive = () => document.documentElement.hasAttribute('data-live');

/**
 * A page in a Firefox as it is installed, over WebDriver BiDi: Playwright can only drive a build of its own.
 * @param folder of its downloads
 */
export async function firefoxScreen(browser: Browser, folder: string): Promise<Screen> {
  const opened: string[] = [];
  const [spare] = await browser.pages();
  const page = await browser.newPage();
  const ask: Screen['ask'] = (fn, given) => page.evaluate(fn as (given: unknown) => never, given);
  // Only a change of tabs gives a page the focus back: neither F6 nor a click does where there is no screen.
  const comeBack = async () => {
    await spare?.bringToFront();
    await page.bringToFront();
  };
  browser.on('targetcreated', async (target) => {
    const tab = target.type() === 'page' ? await target.page() : null; // the reader of PDF is a worker
    while (tab?.url() === 'about:blank' && !tab.isClosed()) await pause(30);
    if (!tab || tab.isClosed()) return;
    const address = wanted(tab.url());
    await tab.close();
    await comeBack().catch(() => undefined); // the last journey may have closed the browser by then
    opened.push(address);
  });
  const press: Screen['press'] = async (key) => {
    const [first, second] = key.replace('Space', ' ').split('+') as [KeyInput, KeyInput?];
    if (second) {
      await page.keyboard.down(first);
      await page.keyboard.press(second);
      await page.keyboard.up(first);
    } else await page.keyboard.press(first);
    // Past either end of the page the browser's controls follow, and keys of a driver do not reach those.
    if (key.endsWith('Tab') && !(await ask(() => document.hasFocus(), undefined))) await comeBack();
  };
  return {
    press,
    tab: press,
    type: (text) => page.keyboard.type(text),
    ask,
    async open(path) {
      await page.goto('about:blank');
      await page.goto(origin + path);
    },
    async goto(path) {
      await page.goto(origin + path);
      await page.keyboard.press('Tab');
      for (const isReady of [isLive, partsAreLive])
        await expect.poll(() => ask(isReady, undefined), { timeout: 15_000 }).toBe(true);
    },
    back: async () => void (await page.goBack()),
    resize: (size) => page.setViewport(size),
    picture: async () => Buffer.from(await page.screenshot()),
    opened: async () => opened,
    downloads: () => readdirSync(folder),
  };
}
