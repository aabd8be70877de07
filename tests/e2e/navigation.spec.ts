import type { Locator } from '@playwright/test';
import { expect, holdResponse, hydrate, measure, openHydrated, test } from '../browser.ts';
import { secondAbout } from '../menu-pages.ts';

/**
 * Scrolls to a link and clicks it before the browser has rendered the sections near it, as a fast visitor can do. Returns
 * the position of the link in the viewport. A scroll position would change as soon as the sections are rendered.
 */
const clickAndMeasure = (link: Locator) =>
  link.evaluate((element: HTMLElement) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { top } = element.getBoundingClientRect();
    element.click();
    return top;
  });

const expectAt = (link: Locator, top: number) =>
  expect.poll(async () => Math.abs((await measure(link)).top - top)).toBeLessThanOrEqual(2);

test('Back restores the scroll position and the focus, also after a reload (RC1 RC2)', async ({ page }) => {
  await openHydrated(page);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true); // the first load moves no focus
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const about = page.locator(`footer a[href="${secondAbout.path}"]`).first();
  const aboutTop = await clickAndMeasure(about);
  await expect(page).toHaveURL(secondAbout.path);
  await expect(page).toHaveTitle(new RegExp(`^${secondAbout.label} - `));
  await expect(page.locator('h1')).toBeFocused();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(page.locator('head > title')).toHaveCount(1);

  const link = page.locator('footer').getByRole('link', { name: 'Privacy' }).first();
  const top = await clickAndMeasure(link);
  await expect(page.locator('h1')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(5);
  // The browser itself scrolls here while another page is rendered.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.goBack();
  await expect(link).toBeFocused();
  await expectAt(link, top);

  await page.reload();
  await hydrate(page);
  await page.goBack();
  await expect(about).toBeFocused();
  await expectAt(about, aboutTop);
});

test('fragments that the browser follows are reached, and keep the positions of other entries (RC2)', async ({
  page,
}) => {
  await openHydrated(page);
  await page.locator(`footer a[href="${secondAbout.path}"]`).first().click();
  await expect(page.locator('h1')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(5);
  const link = page.locator('a[href="#all-services"]');
  await link.hover();
  const { top } = await measure(link);
  await link.click();
  await expect(page.locator('#all-services')).toBeInViewport();
  await expect(page).toHaveURL(/#all-services$/);
  await page.goBack();
  await expectAt(link, top);
  await page.evaluate(() => (location.hash = 'main'));
  await expect(page.locator('main')).toBeFocused();
  await expect.poll(async () => (await measure(page.locator('main'))).top).toBeLessThan(200);
});

test('Back focuses a link in an answer, and opens the answer (RC2)', async ({ page }) => {
  await openHydrated(page, '/services/realState');
  const answer = page.locator('[data-answer]:has(a[href^="/"])').first();
  const link = answer.locator('a[href^="/"]').first();
  await page.locator(`button[aria-controls="${await answer.getAttribute('id')}"]`).click();
  await link.click();
  await expect(page.locator('h1')).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});

test('a second click on a link while its page loads adds no history entry (RC2)', async ({ page }) => {
  await openHydrated(page);
  const release = await holdResponse(page, '**/assets/*.js');
  const link = page.locator(`footer a[href="${secondAbout.path}"]`).first();
  await link.click();
  await link.click();
  await release();
  await expect(page.locator('h1')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a reload of a page with a fragment keeps the scroll position', async ({ page }) => {
  await page.goto('/services/billDiscounting#enquiry');
  await hydrate(page);
  await page.keyboard.press('Shift'); // until the first input, the boot script keeps the target in view
  await page.evaluate(() => scrollBy({ top: -1500, behavior: 'instant' }));
  const { top } = await measure(page.locator('#enquiry'));
  expect(top).toBeGreaterThan(500);
  await page.reload();
  await hydrate(page);
  await expectAt(page.locator('#enquiry'), top);
});
