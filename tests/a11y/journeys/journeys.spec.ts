import { expect, test } from '../../browser.ts';
import { groups } from './journeys.ts';
import { LEAST } from './own.ts';
import { keyboard } from './keyboard.ts';
import { goAll } from './run.ts';
import { screenOf } from './screen.ts';
import type { Journey } from './steps.ts';
import { touch } from './touch.ts';

/* The journeys of journeys.ts, by keyboard alone and by touch alone (SC 2.1.1, 2.1.2, 2.4.3, 2.5.1). */

/** On each change one journey per widget and kind of form; none of them starts where another one ends. */
const select = (group: readonly Journey[]) =>
  process.env.FULL ? group : group.filter(({ isNightly }) => !isNightly);

/** Removes the 404 that the browser reports for the address that does not exist. */
const ignore404 = (faults: string[]) =>
  faults.splice(0, faults.length, ...faults.filter((one) => !/404/.test(one)));

test('the list has as many journeys as are meant, each with its own name', () => {
  const tasks = Object.values(groups).flatMap((group) => group.map(({ task }) => task));
  expect(new Set(tasks).size).toBe(tasks.length);
  expect(tasks.length).toBeGreaterThanOrEqual(LEAST);
});

test.describe('by keyboard alone', () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  for (const [name, group] of Object.entries(groups)) {
    const journeys = select(group).filter(({ touchOnly }) => !touchOnly);
    test(`${name}: ${journeys.length} journeys`, async ({ page, faults }) => {
      test.setTimeout(300_000);
      const screen = await screenOf(page, () => page.keyboard.press('Tab'));
      expect(await goAll(keyboard(screen), screen, journeys)).toEqual([]);
      ignore404(faults);
    });
  }
});

test.describe('by touch alone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  for (const [name, group] of Object.entries(groups)) {
    // On each change the first form stands for all.
    const journeys = process.env.FULL
      ? group.filter(({ keysOnly }) => !keysOnly)
      : group.slice(0, name === 'forms' ? 1 : 0);
    if (journeys.length === 0) continue;
    test(`${name}: ${journeys.length} journeys`, async ({ page, faults }) => {
      test.setTimeout(300_000);
      const screen = await screenOf(page, () => page.touchscreen.tap(1, 1));
      expect(await goAll(touch(page, screen), screen, journeys)).toEqual([]);
      ignore404(faults);
    });
  }
});
