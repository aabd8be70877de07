import type { Page } from '@playwright/test';
import { expect, hydrate, openHydrated, test } from '../browser.ts';
import { secondAbout } from '../menu-pages.ts';

const active = (page: Page) => page.evaluate(() => document.activeElement?.tagName.toLowerCase() ?? '');

test('a navigation changes the title and focuses the h1 without a new document; Back restores scroll position and focus (RC1 RC2)', async ({
  page,
}) => {
  await openHydrated(page);
  expect(await active(page)).toBe('body'); // the first load moves no focus
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator(`footer a[href="${secondAbout.path}"]`).first().click();
  await expect(page).toHaveURL(secondAbout.path);
  await expect(page).toHaveTitle(new RegExp(`^${secondAbout.label} - `));
  await expect(page.locator('h1')).toBeFocused();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(page.locator('head > title')).toHaveCount(1);

  const link = page.locator('footer').getByRole('link', { name: 'Privacy' }).first();
  await link.scrollIntoViewIfNeeded();
  // The link's position in the viewport, as bands above it may not be rendered.
  const top = async () => Math.round((await link.boundingBox())?.y ?? Number.NaN);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
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
  expect(await page.evaluate(() => scrollY)).toBeLessThan(5);
  await page.goBack();
  await expect(link).toBeFocused();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
});

test('the skip link is first and moves focus to main (SK1 SK2)', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/contact');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('shows a two-tone ring after programmatic focus (G5)', { tag: '@nightly' }, async ({ page }) => {
  await openHydrated(page, '/contact');
  const ring = () =>
    page.evaluate(() => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(document.activeElement as Element);
      return { outlineStyle, outlineWidth, halo: boxShadow !== 'none' };
    });
  await page.getByRole('button', { name: /^Send message/ }).press('Enter');
  await expect(page.locator('.error-summary')).toBeFocused();
  expect(await ring()).toEqual({ outlineStyle: 'solid', outlineWidth: '3px', halo: true });
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await ring()).toMatchObject({ outlineStyle: 'solid', outlineWidth: '3px' });
  await page.locator('footer').getByRole('link', { name: 'Privacy' }).first().press('Enter');
  await expect(page.locator('h1')).toHaveText('Privacy');
  await expect(page.locator('h1')).toBeFocused();
  expect(await ring()).toMatchObject({ outlineStyle: 'solid' });
});

test(
  'keeps a page opened by another spelling of its URL and corrects the URL',
  { tag: '@nightly' },
  async ({ page, baseURL, consoleErrors }) => {
    const article = '/articles/how-to-read-a-sanction-letter';
    for (const [opened, shown] of [
      ['/services//%77ealth.html?plan=2#enquiry', '/services/wealth?plan=2#enquiry'],
      [`/${article}/?a=1`, `${article}?a=1`],
      ['/pricing.html?utm=1#main', '/founderprofile?utm=1#main'],
      ['//evil.example/', '//evil.example/'], // the 404 page
    ] as const) {
      await page.goto(`${baseURL}${opened}`);
      const heading = await page.locator('h1').textContent();
      await hydrate(page);
      await expect(page).toHaveURL(`${baseURL}${shown}`);
      await expect(page.locator('h1')).toHaveText(heading ?? '');
    }
    await page.locator('footer').getByRole('link', { name: 'Privacy' }).first().click();
    await expect(page).toHaveURL('/privacy');
    await page.goBack();
    await expect(page).toHaveURL(`${baseURL}//evil.example/`);
    await expect(page.locator('h1')).toHaveText('There is no page at this address');
    consoleErrors.length = 0; // the browser reports the status 404 itself
  },
);
