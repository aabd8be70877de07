import { getDocumentProxy } from 'unpdf';
import { expect, nightly, openHydrated, test } from '../browser.ts';

test('a page prints black on white without controls in the dark theme (PR7)', nightly, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openHydrated(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const background = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  const colour = await page.locator('h1').evaluate((h1) => getComputedStyle(h1).color);
  expect([background, colour]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  await expect(page.locator('button:visible')).toHaveCount(0);
  await expect(
    page.locator('[data-floating], #mobile-menu, header nav').filter({ visible: true }),
  ).toHaveCount(0);
});

test('a figure that is counting prints its final number (CN1)', nightly, async ({ page }) => {
  await openHydrated(page);
  await page.evaluate(() => (performance.now = () => 1e9)); // the count does not end
  const copy = page.locator('main .fig + .fig[aria-hidden]').first();
  await page.locator('main span.relative.inline-block > .fig').first().scrollIntoViewIfNeeded();
  await expect(copy).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(copy).toBeHidden();
  await expect(copy.locator('xpath=preceding-sibling::*')).toHaveCSS('opacity', '1');
});

test(
  'a page prints URLs and the steps after an enquiry, without forms and navigation (PR7)',
  nightly,
  async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    const expectAfter = (selector: string, text: RegExp) =>
      expect(page.locator(selector).first()).toHaveCSS('content', text, { pseudo: 'after' });
    await openHydrated(page, '/credit-score');
    await expectAfter('main a[href^="https:"]', /https:\/\//);
    await openHydrated(page, '/services/wealth');
    await expectAfter('#root > header a[href^="https://wa.me/"]', /https:\/\/wa\.me\//);
    await expectAfter('main .prose a[href^="/services/"]', /\.example.*\/services\//);
    await expect(page.getByRole('banner').getByText('.example/services/wealth')).toBeVisible();
    await expect(page.locator('form, nav, aside').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  },
);

test('the calculations print on fewer pages than there are calculations (PR7)', nightly, async ({ page }) => {
  await openHydrated(page, '/hi/calculators');
  const calculations = await page.locator('main [data-sheet]').count();
  const pdf = await page.pdf({ preferCSSPageSize: true, format: 'A4' });
  expect(calculations).toBeGreaterThan(5);
  expect((await getDocumentProxy(new Uint8Array(pdf))).numPages).toBeLessThan(calculations - 1);
});

test('a letter prints without the letterhead of the firm (PR7)', nightly, async ({ page }) => {
  await page.addInitScript(() => (window.print = () => undefined));
  await openHydrated(page, '/overdue-invoices');
  await page.getByRole('button', { name: 'Print the letter' }).click();
  await page.emulateMedia({ media: 'print' });
  const letter = page.locator('[data-printing=visitor]');
  for (const part of ['Total due', 'Yours faithfully,']) await expect(letter.getByText(part)).toBeVisible();
  for (const other of [page.locator('#root > header'), page.locator('h1'), page.locator('footer')])
    await expect(other).toBeHidden();
});
