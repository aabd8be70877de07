import { expect, test } from '../../browser.ts';
import { isFullRun } from '../mode.ts';
import { chromiumDriver } from './chromium-driver.ts';
import type { InputMethod, PageDriver } from './drivers.ts';
import { groups } from './journeys.ts';
import { keyboard } from './keyboard.ts';
import { runAll } from './run.ts';
import type { Journey } from './steps.ts';
import { touch } from './touch.ts';

/*
 * Runs the journeys by keyboard only and by touch only (SC 2.1.1, 2.1.2, 2.4.3, 2.5.1). On each change, one journey per
 * widget and kind of form runs by keyboard, and the first form by touch.
 */

test.describe('journeys', () => {
  async function complete(input: InputMethod, driver: PageDriver, journeys: readonly Journey[]) {
    test.setTimeout(300_000);
    expect(await runAll(input, driver, journeys)).toEqual([]);
  }

  test.describe('by keyboard', () => {
    test.use({ viewport: { width: 1280, height: 800 } });
    for (const [name, group] of Object.entries(groups)) {
      const journeys = group.filter((one) => !one.touchOnly && (isFullRun || !one.isNightly));
      if (journeys.length === 0) continue;
      test(`${name}: visitors can complete ${journeys.length} journeys`, async ({ page }) => {
        const driver = chromiumDriver(page, () => page.keyboard.press('Tab'));
        await complete(keyboard(driver), driver, journeys);
      });
    }
  });

  test.describe('by touch', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    for (const [name, group] of Object.entries(groups)) {
      const journeys = isFullRun
        ? group.filter(({ keysOnly }) => !keysOnly)
        : group.slice(0, name === 'forms' ? 1 : 0);
      if (journeys.length === 0) continue;
      test(`${name}: visitors can complete ${journeys.length} journeys`, async ({ page }) => {
        const driver = chromiumDriver(page, () => page.touchscreen.tap(1, 1));
        await complete(touch(page, driver), driver, journeys);
      });
    }
  });
});
