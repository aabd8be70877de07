import { expect, openLive, test } from '../browser.ts';
import { audit } from './axe.ts';
import { pages } from './pages.ts';

const widths = [320, 768, 1280];

for (const path of pages) {
  test(`${path}: axe finds nothing at ${widths.join(', ')} px, light and dark (G12)`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openLive(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${width} px wide (PR1)`,
      ).toBeLessThanOrEqual(width);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
        expect(await audit(page), `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });
}
