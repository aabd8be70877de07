import type { Page } from '@playwright/test';
import { expect, test } from '../browser.ts';

/** Highlighted parts of the drawing while a step or row (from 1) is in the middle of the viewport. */
async function highlightedAt(page: Page, step: number) {
  await page
    .locator('.read-along :is(.steps-list > li, tbody > tr)')
    .nth(step - 1)
    .evaluate((read) => read.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page
    .locator('.lit')
    .evaluateAll((parts) =>
      parts
        .filter((part) => Number(getComputedStyle(part).strokeOpacity) > 0.5)
        .map((part) => part.getAttribute('class')?.match(/lit-\d/)?.[0]),
    );
}

for (const [path, step] of [
  ['/services/exportbillDiscounting', 5],
  ['/services/investment-banking', 3],
  ['/services/loanForEveryIndian', 3],
] as const) {
  test(`${path}: highlights the step in the viewport`, { tag: '@nightly' }, async ({ page }) => {
    await page.goto(path);
    expect(await highlightedAt(page, step)).toContain(`lit-${step}`);
    expect(await highlightedAt(page, 1)).not.toContain(`lit-${step}`);
    await page.evaluate(() => localStorage.setItem('motion', 'paused'));
    await page.reload();
    expect(await highlightedAt(page, step)).toEqual([]);
  });
}

test('highlights nothing with reduced motion or on paper', { tag: '@nightly' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/services/exportbillDiscounting');
  expect(await highlightedAt(page, 5)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' });
  expect(await highlightedAt(page, 5)).toEqual([]);
});
