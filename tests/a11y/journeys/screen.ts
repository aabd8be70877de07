import type { Page } from '@playwright/test';
import { expect, untilLive } from '../../browser.ts';
import { isChat } from '../../chat.ts';
import { pressTab } from '../tab.ts';
import type { Screen } from './hand.ts';

/** Presses of Tab before the page is asked where they have led. */
const BATCH = 20;

/**
 * Playwright's page. @param wake the visitor's first sign, at which the page comes to life
 */
export async function screenOf(page: Page, wake: () => Promise<void>): Promise<Screen> {
  page.setDefaultTimeout(10_000);
  const session = await page.context().newCDPSession(page);
  const opened: string[] = [];
  const downloads: string[] = [];
  page.context().on('page', async (tab) => {
    await tab.waitForURL(/^chrome-error:/); // nobody answers there
    await tab.close();
  });
  page.context().on('request', (request) => {
    if (isChat(request.url())) opened.push(request.url());
  });
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  return {
    press: (key) => page.keyboard.press(key),
    tab: (way) => pressTab(session, way, BATCH),
    type: (text) => page.keyboard.type(text),
    ask: (fn, given) => page.evaluate(fn as (given: unknown) => never, given),
    async open(path) {
      await page.goto('about:blank');
      await page.goto(path);
    },
    async goto(path) {
      await page.goto(path);
      await wake();
      await expect(page.locator('html[data-live]')).toBeAttached({ timeout: 15_000 });
      await untilLive(page);
    },
    back: async () => void (await page.goBack()),
    resize: (size) => page.setViewportSize(size),
    picture: () => page.screenshot(),
    opened: async () => opened,
    downloads: () => downloads,
  };
}
