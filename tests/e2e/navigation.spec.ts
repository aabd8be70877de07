import type { Page } from '@playwright/test';
import { expect, openHydrated, test } from '../browser.ts';
import { secondAbout } from '../menu-pages.ts';

const active = (page: Page) => page.evaluate(() => document.activeElement?.tagName.toLowerCase() ?? '');

test('Back restores the scroll position and the focus (RC1 RC2)', async ({ page }) => {
  await openHydrated(page);
  expect(await active(page)).toBe('body'); // the first load does not move the focus
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator(`footer a[href="${secondAbout.path}"]`).first().click();
  await expect(page).toHaveURL(secondAbout.path);
  await expect(page).toHaveTitle(new RegExp(`^${secondAbout.label} - `));
  await expect(page.locator('h1')).toBeFocused();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(page.locator('head > title')).toHaveCount(1);

  const link = page.locator('footer').getByRole('link', { name: 'Privacy' }).first();
  await link.scrollIntoViewIfNeeded();
  // This is the position of the link in the viewport, because sections above it may not be rendered yet.
  const top = async () => Math.round((await link.boundingBox())?.y ?? Number.NaN);
  const scrolled = () => page.evaluate(() => scrollY);
  await expect.poll(scrolled).toBeGreaterThan(500);
  const topAtClick = link.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const report = () => resolve(Math.round(element.getBoundingClientRect().y));
        element.addEventListener('click', report, { once: true });
      }),
  );
  await link.click();
  const before = await topAtClick;
  await expect(page.locator('h1')).toBeFocused();
  await expect.poll(scrolled).toBeLessThan(5);
  await page.goBack();
  await expect(link).toBeFocused();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
});
