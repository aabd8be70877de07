import { routes } from '../../src/site/routes.ts';
import { expect, test } from '../browser.ts';

test.use({ viewport: { width: 1350, height: 940 } });

for (const { path } of routes) {
  test(`${path} shifts nothing while it loads on a wide window`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'load' });
    await page.waitForTimeout(500);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
              sum += entry.value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 100);
        }),
    );
    // A bar that is painted while it is still being parsed moves by 0.03; a band whose height was guessed, by 0.1.
    expect(shift).toBeLessThan(0.05);
  });
}
