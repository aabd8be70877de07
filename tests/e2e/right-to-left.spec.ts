import { expect, firstOrAll, openHydrated, test } from '../browser.ts';

for (const width of firstOrAll([390, 1366])) {
  test(
    `Next shows each slide in a page translated to a right-to-left language at ${width} px (CR8)`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openHydrated(page);
      const carousel = page.getByRole('region', { name: 'Services', exact: true });
      await carousel.scrollIntoViewIfNeeded();
      await page.evaluate(() => (document.documentElement.dir = 'rtl'));
      const slides = carousel.getByRole('group', { name: /^\d of 5/, includeHidden: true });
      for (let next = 1; next <= 5; next += 1) {
        await carousel.getByRole('button', { name: /^Next slide/ }).click();
        await expect(slides.nth(next % 5)).toBeInViewport({ ratio: 0.9 });
        await expect(slides.nth(next % 5)).not.toHaveAttribute('inert');
      }
    },
  );
}
