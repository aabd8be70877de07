import { expect, firstOrAll, hydrate, openHydrated, test } from '../browser.ts';

for (const country of firstOrAll(['IN', 'AE']))
  test(`keeps the country ${country} after a reload, Back and in Hindi`, async ({ page }) => {
    await openHydrated(page, '/nri');
    await page.locator('#nri-reply-phone').check();
    await page.locator('#nri-number').fill(country === 'IN' ? '98112 33445' : '50 987 6543');
    const chosen = page.locator('#nri-country');
    await chosen.selectOption(country);
    const expectKept = async () => {
      await hydrate(page);
      await page.locator('#nri-name').focus(); // renders all countries
      await expect(chosen.locator('option')).not.toHaveCount(2);
      await expect(chosen).toHaveValue(country);
    };
    await page.reload();
    await expectKept();
    await page.goto('/about');
    await page.goBack();
    await expectKept();
    await page.goto('/hi/nri');
    await expectKept();
  });
