import { expect, test } from '../../browser.ts';
import { groups } from './journeys.ts';
import { LEAST } from './own.ts';
import { keyboard } from './keyboard.ts';
import { goAll } from './run.ts';
import { screenOf } from './screen.ts';
import type { Journey } from './steps.ts';
import { touch } from './touch.ts';

/* The list of journeys.ts, by keys alone and by a finger alone (SC 2.1.1, 2.1.2, 2.4.3, 2.5.1). */

/** On each change, one of those that go the same way; none of them begins where another has ended. */
const asked = (group: readonly Journey[]) => (process.env.FULL ? group : group.filter(({ alike }) => !alike));

/** The browser itself reports the address that does not exist. */
const but404 = (faults: string[]) =>
  faults.splice(0, faults.length, ...faults.filter((one) => !/404/.test(one)));

test('the list has as many journeys as are meant, each with its own name', () => {
  const tasks = Object.values(groups).flatMap((group) => group.map(({ task }) => task));
  expect(new Set(tasks).size).toBe(tasks.length);
  expect(tasks.length).toBeGreaterThanOrEqual(LEAST);
});

test.describe('by keys alone', () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  for (const [name, group] of Object.entries(groups)) {
    const journeys = asked(group).filter(({ touchOnly }) => !touchOnly);
    test(`${name}: ${journeys.length} journeys`, async ({ page, faults }) => {
      test.setTimeout(300_000);
      const screen = await screenOf(page, () => page.keyboard.press('Tab'));
      expect(await goAll(keyboard(screen), screen, journeys)).toEqual([]);
      but404(faults);
    });
  }
});

test.describe('by touch alone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  // Pages, widgets and chrome answer a tap as they answer a key: by both in `npm run test:all`.
  const byTouch = Object.entries(groups).filter(([name]) => process.env.FULL || name === 'forms');
  for (const [name, group] of byTouch) {
    const journeys = asked(group).filter(({ keysOnly }) => !keysOnly);
    test(`${name}: ${journeys.length} journeys`, async ({ page, faults }) => {
      test.setTimeout(300_000);
      const screen = await screenOf(page, () => page.touchscreen.tap(1, 1));
      expect(await goAll(touch(page, screen), screen, journeys)).toEqual([]);
      but404(faults);
    });
  }
});
