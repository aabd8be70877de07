import type { Page } from '@playwright/test';
import { expect, hydrate, measure, openHydrated, test } from '../browser.ts';
import { secondAbout } from '../menu-pages.ts';

/** Scrolls to the end, where the browser itself scrolls while another page is rendered. */
const scrollToEnd = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

test('Back restores the scroll position and the focus (RC1 RC2)', async ({ page }) => {
  await openHydrated(page);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true); // the first load moves no focus
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator(`footer a[href="${secondAbout.path}"]`).first().click();
  await expect(page).toHaveURL(secondAbout.path);
  await expect(page).toHaveTitle(new RegExp(`^${secondAbout.label} - `));
  await expect(page.locator('h1')).toBeFocused();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(page.locator('head > title')).toHaveCount(1);

  const link = page.locator('footer').getByRole('link', { name: 'Privacy' }).first();
  await link.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => scrollY);
  await expect.poll(scrolled).toBeGreaterThan(500);
  // The position in the viewport is compared, because sections above the link may not be rendered yet.
  const topAtClick = link.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const report = () => resolve(element.getBoundingClientRect().top);
        element.addEventListener('click', report, { once: true });
      }),
  );
  await link.click();
  const before = await topAtClick;
  await expect(page.locator('h1')).toBeFocused();
  await expect.poll(scrolled).toBeLessThan(5);
  await scrollToEnd(page);
  await page.goBack();
  await expect(link).toBeFocused();
  await expect.poll(async () => Math.abs((await measure(link)).top - before)).toBeLessThanOrEqual(2);
});

test('Back after a reload, which loses the scroll positions, scrolls to the top of the page (RC2)', async ({
  page,
}) => {
  await openHydrated(page);
  await page.locator(`footer a[href="${secondAbout.path}"]`).first().click();
  await expect(page.locator('h1')).toBeFocused();
  await page.reload();
  await hydrate(page);
  await scrollToEnd(page);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.locator('h1')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
