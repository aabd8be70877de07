import { firm } from '../../src/site/firm.ts';
import { expect, openHydrated, test } from '../browser.ts';
import { service } from '../menu-pages.ts';

test(
  'folds its lists on a phone; a key, a fragment or a wide window opens them',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/team#site-nav');
    const open = page.locator('footer details[open]');
    await expect(page.locator('#site-nav').getByRole('link', { name: 'Contact', exact: true })).toBeVisible();
    await expect(open).toHaveCount(1);

    await openHydrated(page, '/team');
    await expect(open).toHaveCount(0);
    const services = page.locator('#all-services');
    await services.locator('summary').press('Enter');
    await expect(services.getByRole('link', { name: service.label })).toBeVisible();

    await page.setViewportSize({ width: 844, height: 390 });
    await expect(open).toHaveCount(3);
    await expect(services.locator('summary')).toBeHidden();
  },
);

test('is at most 900 px high on a phone and 700 px on a desktop', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  const email = footer.getByRole('link', { name: firm.email });
  const height = (element: Element) => element.getBoundingClientRect().height;
  for (const path of ['/team', '/hi/team']) {
    await page.goto(path);
    for (const [part, width, limit] of [
      [footer, 390, 900],
      [footer, 1440, 700],
      [email, 1160, 44], // one line
      [email, 1280, 44],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await footer.scrollIntoViewIfNeeded(); // its height is estimated until it is rendered
      await expect.poll(() => part.evaluate(height), `${path} at ${width} px`).toBeLessThanOrEqual(limit);
    }
  }
});
