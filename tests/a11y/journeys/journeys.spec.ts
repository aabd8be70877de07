import { expect, test } from '../../browser.ts';
import { groups } from './journeys.ts';
import { LEAST } from './own.ts';
import { keyboard } from './keyboard.ts';
import { runAll } from './run.ts';
import { chromiumDriver } from './chromium-driver.ts';
import type { Journey } from './steps.ts';
import { touch } from './touch.ts';

/* The journeys by keyboard only and by touch only (SC 2.1.1, 2.1.2, 2.4.3, 2.5.1). */

/** On each change one journey per widget and kind of form, each independent of the others. */
const select = (group: readonly Journey[]) =>
  process.env.FULL ? group : group.filter(({ isNightly }) => !isNightly);

/** Removes the browser's error for the URL that does not exist. */
const ignore404 = (consoleErrors: string[]) =>
  consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((one) => !/404/.test(one)));

test('has at least the minimum number of journeys, with unique names', { tag: '@nightly' }, () => {
  const tasks = Object.values(groups).flatMap((group) => group.map(({ task }) => task));
  expect(new Set(tasks).size).toBe(tasks.length);
  expect(tasks.length).toBeGreaterThanOrEqual(LEAST);
});

test.describe('by keyboard', () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  for (const [name, group] of Object.entries(groups)) {
    const journeys = select(group).filter(({ touchOnly }) => !touchOnly);
    if (journeys.length === 0) continue;
    test(`${name}: completes ${journeys.length} journeys`, async ({ page, consoleErrors }) => {
      test.setTimeout(300_000);
      const driver = await chromiumDriver(page, () => page.keyboard.press('Tab'));
      expect(await runAll(keyboard(driver), driver, journeys)).toEqual([]);
      ignore404(consoleErrors);
    });
  }
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  for (const [name, group] of Object.entries(groups)) {
    // On each change only the first form.
    const journeys = process.env.FULL
      ? group.filter(({ keysOnly }) => !keysOnly)
      : group.slice(0, name === 'forms' ? 1 : 0);
    if (journeys.length === 0) continue;
    test(`${name}: completes ${journeys.length} journeys`, async ({ page, consoleErrors }) => {
      test.setTimeout(300_000);
      const driver = await chromiumDriver(page, () => page.touchscreen.tap(1, 1));
      expect(await runAll(touch(page, driver), driver, journeys)).toEqual([]);
      ignore404(consoleErrors);
    });
  }
});
