import type { Page } from '@playwright/test';
import { expectSound } from '../a11y/checks/sound.ts';
import type { Depth } from '../a11y/checks/sound.ts';
import { comeToLife, expect, test } from '../browser.ts';
import { heights } from './heights.ts';
import { expectNoSidewaysScroll, leaveOutChrome, MOST_SHIFT, shiftOf } from './meet.ts';

const phone = { width: 390, height: 844 };
/** px: the narrowest phone, and the free edge of its page. */
const narrowest = { width: 320, height: 640 };
const GUTTER = 16;

/** Words that come nearer to the edge than that. A strip that scrolls has some beyond it, and so has a spoken label. */
const wordsAtTheEdge = (page: Page) =>
  page.locator('main :is(h1, h2, h3, p, li, dt, dd, label)').evaluateAll(
    (elements, [least, most]) =>
      elements
        .filter((element) => element.checkVisibility() && !element.closest('.carousel, .sr-only, table'))
        .map((element) => ({
          text: element.textContent.slice(0, 40),
          box: element.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width > 1 && (box.left < least || box.right > most))
        .map(({ text, box }) => `${text}: ${Math.round(box.left)} to ${Math.round(box.right)}`),
    [GUTTER - 0.5, narrowest.width - GUTTER + 0.5] as const,
  );

/** The page on a phone, in the dark. @param checks whether our own are asked here too, and which */
export async function visitNarrow(page: Page, path: string, checks: Depth | undefined) {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize(phone);
  await page.goto(path);
  expect.soft(await shiftOf(page), 'moved by itself while the page loaded').toBeLessThan(MOST_SHIFT);
  await test.step('it is no higher than it was', async () => {
    const height = await page.evaluate(() => {
      document.documentElement.dataset.whole = '';
      return document.documentElement.scrollHeight;
    });
    expect.soft(height).toBeLessThanOrEqual(heights[path] ?? Infinity);
  });
  await test.step('it fits the narrowest phone', async () => {
    await page.setViewportSize(narrowest);
    expect.soft(await wordsAtTheEdge(page)).toEqual([]);
    await expectNoSidewaysScroll(page, `${path} on the narrowest phone`);
    await page.setViewportSize(phone);
  });
  if (!checks) return;
  await test.step('our own checks', async () => {
    await comeToLife(page);
    if (path !== '/') await leaveOutChrome(page);
    await expectSound(page, path, 'dark', checks);
  });
}
