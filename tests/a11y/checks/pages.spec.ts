import { expect, openLive, test } from '../../browser.ts';
import { routes } from '../../../src/site/routes.ts';
import { paintAll } from '../debugger.ts';
import { pages } from '../pages.ts';
import { checks } from './all.ts';
import { lendAid } from './check.ts';
import type { Fault } from './check.ts';
import { helpOrder } from './help.ts';
import { allowedSelectors, judgeCheck } from './judge.ts';
import { ring } from './ring.ts';
import { walk } from './walk.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const looks = [
  { width: 1280, height: 800, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const;
/** Looks of focused elements whose ring this worker has measured. */
const ringed = new Set<string>();

for (const path of pages) {
  for (const { width, height, colorScheme } of looks) {
    test(`${path} at ${width} px, ${colorScheme}: focus is seen at every stop, and our own checks find nothing (G2 G5 G6 G7 G8)`, async ({
      page,
    }) => {
      test.setTimeout(240_000);
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
      await page.setViewportSize({ width, height });
      await openLive(page, path);
      await paintAll(page);
      await lendAid(page, allowedSelectors);

      const there = await walk(page, 'Tab');
      const back = await walk(page, 'Shift+Tab');
      const rings: Fault[] = [];
      for (const { element, look } of there) {
        if (!ringed.has(colorScheme + look)) rings.push(...(await ring(page, element)));
        ringed.add(colorScheme + look);
      }
      const faults = [...there, ...back].flatMap((stop) => stop.faults);
      judgeCheck({ name: 'focus', criterion: '2.4.11' }, faults, path);
      judgeCheck({ name: 'ring', criterion: '2.4.13' }, rings, path);
      // By element: its attributes may change on the way, as when a field is left empty.
      const tags = new Map(there.map(({ element, tag }) => [element, tag]));
      expect
        .soft(
          back.map(({ element, tag }) => tags.get(element) ?? tag).reverse(),
          'Shift+Tab goes the way of Tab',
        )
        .toEqual([...tags.values()]);

      for (const check of checks) judgeCheck(check, await check.run(page), path);
    });
  }
}

test('the ways to get help stand in the same order on every page (G19)', async ({ page }) => {
  await page.goto('/');
  const order = await helpOrder(page);
  expect(order.length).toBeGreaterThan(5);
  for (const { path } of routes) {
    await page.goto(path);
    expect(await helpOrder(page), path).toEqual(order);
  }
});
