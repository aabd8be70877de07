import type { Locator } from '@playwright/test';
import { firm } from '../../src/site/firm.ts';
import { menu } from '../../src/site/menu.ts';
import { expect, test } from '../browser.ts';

const NAME = 'Northline Capital Advisors Private Limited';
const boxOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().toJSON());

for (const width of [320, 390, 1160, 1280]) {
  test(`fits a long firm name in the bar at ${width} px`, { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/contact');
    const brand = page.locator('header a[href="/"]').first();
    await brand.getByText(firm.name).evaluate((name, text) => (name.textContent = text), NAME);
    const braid = await boxOf(page.locator('header .braid'));
    expect((await boxOf(brand)).bottom).toBeLessThanOrEqual(braid.top);
    const items = page.getByRole('navigation', { name: 'Main' }).locator('.bar-item:visible');
    const rows = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().top));
    expect(rows).toHaveLength(width < 1160 ? 0 : menu.length);
    expect(new Set(rows).size).toBeLessThanOrEqual(1);
  });
}
