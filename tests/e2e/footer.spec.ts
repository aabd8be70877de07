import { expect, openHydrated, test } from '../browser.ts';
import { service } from '../menu-pages.ts';

const phoneViewport = { width: 390, height: 844 };
const lists = 'footer details';

test.describe('on a phone', () => {
  test.use({ viewport: phoneViewport });

  test('folds its lists, which open by key and on wide windows', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/team');
    await expect(page.locator(`${lists}[open]`)).toHaveCount(0);
    const footer = page.locator('body > #root > footer');
    // The height is estimated until the footer is rendered in idle time.
    await expect.poll(() => footer.evaluate((box) => box.getBoundingClientRect().height)).toBeLessThan(1150);

    await openHydrated(page, '/team');
    const services = page.locator('#all-services');
    await services.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(services.getByRole('link', { name: service.label })).toBeVisible();

    await page.setViewportSize({ width: 844, height: 390 });
    await expect(page.locator(`${lists}[open]`)).toHaveCount(3);
    await expect(services.locator('summary')).toBeHidden();
  });

  test('opens a list for its anchor before and after hydration', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/team#site-nav');
    await expect(page.locator('#site-nav').getByRole('link', { name: 'Contact', exact: true })).toBeVisible();
    await expect(page.locator(`${lists}[open]`)).toHaveCount(1);
    await openHydrated(page, '/team');
    await page.locator('#site-nav summary').click();
    await page.getByRole('link', { name: 'All services' }).click();
    await expect(page.locator('#all-services').getByRole('link', { name: service.label })).toBeVisible();
  });
});

test.describe('on a phone without JavaScript', () => {
  test.use({ viewport: phoneViewport, javaScriptEnabled: false });

  test('opens all lists, as there is no other menu', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/team');
    await expect(page.locator(`${lists}[open]`)).toHaveCount(3);
    await expect(page.getByRole('link', { name: service.label }).last()).toBeVisible();
  });
});
