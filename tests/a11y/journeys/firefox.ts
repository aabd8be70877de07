import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { launch } from 'puppeteer-core';
import type { Browser, KeyInput } from 'puppeteer-core';
import { getFirefoxPath } from '../../../scripts/engines.mjs';
import { createNavigation } from './drivers.ts';
import type { OpenedBrowser, PageDriver } from './drivers.ts';

const settings = (folder: string) => ({
  'accessibility.tabfocus': 7, // Tab also stops at links, as on Windows and Linux
  'browser.download.dir': folder,
  'browser.download.folderList': 2, // the folder above
  'dom.disable_open_during_load': true, // blocks pop-ups, as browsers do by default
  // No proxy runs at this address, so all HTTPS requests to other hosts fail.
  'network.proxy.type': 1,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
});

/** Returns the URL for which a tab was opened. If the tab shows an error page, the query of the page has this URL. */
const getRequestedUrl = (shown: string) => new URL(shown).searchParams.get('u') ?? shown;

async function createDriver(browser: Browser, folder: string): Promise<PageDriver> {
  const opened: string[] = [];
  const [spare] = await browser.pages();
  const page = await browser.newPage();
  const evaluate: PageDriver['evaluate'] = (fn, argument) =>
    page.evaluate(fn as (argument: unknown) => never, argument);
  /** Moves the focus back to the page. In a headless window, this works only if another tab was in front before. */
  const restoreFocus = async () => {
    await spare?.bringToFront();
    await page.bringToFront();
  };
  browser.on('targetcreated', async (target) => {
    const tab = target.type() === 'page' ? await target.page() : null; // other targets are workers, such as the PDF viewer
    while (tab?.url() === 'about:blank' && !tab.isClosed()) await pause(30);
    if (!tab || tab.isClosed()) return;
    const url = getRequestedUrl(tab.url());
    await tab.close();
    await restoreFocus().catch(() => undefined); // the browser may be closed by then
    opened.push(url);
  });
  const press: PageDriver['press'] = async (key) => {
    const [first, second] = key.replace('Space', ' ').split('+') as [KeyInput, KeyInput?];
    if (second) {
      await page.keyboard.down(first);
      await page.keyboard.press(second);
      await page.keyboard.up(first);
    } else await page.keyboard.press(first);
    // After the last element of the page, the toolbar has the focus. The driver cannot send keys to the toolbar.
    if (key.endsWith('Tab') && !(await evaluate(() => document.hasFocus(), undefined))) await restoreFocus();
  };
  return {
    ...createNavigation((url) => page.goto(url), { interact: () => press('Tab'), evaluate }),
    press,
    type: (text) => page.keyboard.type(text),
    evaluate,
    back: () => page.goBack(),
    resize: (size) => page.setViewport(size),
    screenshot: async () => Buffer.from(await page.screenshot()),
    opened: async () => opened,
    downloads: () => readdirSync(folder),
  };
}

/** Opens the installed Firefox by WebDriver BiDi. Playwright supports only its own build of Firefox. */
export async function openFirefox(): Promise<OpenedBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'downloads-'));
  const browser = await launch({
    browser: 'firefox',
    executablePath: getFirefoxPath(),
    headless: true,
    args: ['--kiosk'], // in a normal window, the toolbars would keep the focus
    extraPrefsFirefox: settings(folder),
    defaultViewport: { width: 1280, height: 800 },
  });
  async function stop() {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
  try {
    return { driver: await createDriver(browser, folder), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
