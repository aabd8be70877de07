import { expect, openLive, test } from '../browser.ts';
import { service } from '../menu-pages.ts';

const phone = { width: 390, height: 844 };
const lists = 'footer details';

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test(
    'the lists of the footer are folded, open by key and unfold where there is room',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto('/team');
      await expect(page.locator(`${lists}[open]`)).toHaveCount(0);
      const footer = page.locator('body > #root > footer');
      // A guess until it is styled, in an idle moment.
      await expect
        .poll(() => footer.evaluate((box) => box.getBoundingClientRect().height))
        .toBeLessThan(1150);

      await openLive(page, '/team');
      const services = page.locator('#all-services');
      await services.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(services.getByRole('link', { name: service.label })).toBeVisible();

      await page.setViewportSize({ width: 844, height: 390 });
      await expect(page.locator(`${lists}[open]`)).toHaveCount(3);
      await expect(services.locator('summary')).toBeHidden();
    },
  );

  test(
    'an address that names a list opens it, with React and before',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto('/team#site-nav');
      await expect(
        page.locator('#site-nav').getByRole('link', { name: 'Contact', exact: true }),
      ).toBeVisible();
      await expect(page.locator(`${lists}[open]`)).toHaveCount(1);
      await openLive(page, '/team');
      await page.locator('#site-nav summary').click();
      await page.getByRole('link', { name: 'All services' }).click();
      await expect(page.locator('#all-services').getByRole('link', { name: service.label })).toBeVisible();
    },
  );
});

test.describe('on a phone without script', () => {
  test.use({ viewport: phone, javaScriptEnabled: false });

  test('the lists of the footer, its only menu, are open', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/team');
    await expect(page.locator(`${lists}[open]`)).toHaveCount(3);
    await expect(page.getByRole('link', { name: service.label }).last()).toBeVisible();
  });
});
