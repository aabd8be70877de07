import type { Page } from '@playwright/test';
import { expect, openLive, test } from '../../browser.ts';
import { describeFault, lendAid } from '../checks/check.ts';
import { idrefs } from '../checks/idrefs.ts';
import type { Finding } from '../engines/finding.ts';
import { expectFresh, judgeByAlfa, judgeByAxe, judgeByIbm } from '../engines/judge.ts';
import { looks, settle, showToAxe } from '../looks.ts';
import { alike, each, LEAST } from './all.ts';
import type { Sequence } from './sequence.ts';

/** Every state of every widget that a visitor can bring about, at a width of the bar and one of the drawer. */
const sizes = { wide: { width: 1280, height: 800 }, narrow: { width: 390, height: 844 } } as const;

const sequences = [...each, ...(process.env.FULL ? alike : [])];

/**
 * One load serves all the sequences of a page. Those that can be reached at both widths are met at one, the pages by
 * turns, and at both by `npm run test:all`.
 */
const paths = [...new Set(sequences.map(({ path }) => path))];
const visits = paths.flatMap((path, turn) =>
  (['wide', 'narrow'] as const).map((size, i) => ({
    path,
    size,
    list: sequences.filter(
      (one) => one.path === path && (one.at ? one.at === size : process.env.FULL || turn % 2 === i),
    ),
  })),
);

test(`there are at least ${LEAST} states`, () => {
  expect(sequences.flatMap(({ states }) => states).length).toBeGreaterThanOrEqual(LEAST);
});

/** What a sequence leaves open lies over what the next one is to reach: the drawer, a search, a menu. */
const shutAll = (page: Page) =>
  expect(async () => {
    await page.keyboard.press('Escape'); // a search is emptied by the first, and shut by the second
    expect(await page.getByRole('dialog').filter({ visible: true }).count()).toBe(0);
  }).toPass();

const countOf = (list: readonly Sequence[]) => list.flatMap(({ states }) => states).length;

for (const { path, size, list } of visits.filter(({ list }) => list.length > 0)) {
  test(`${path}, ${size}: nothing is found in ${countOf(list)} states, and every reference is whole (G1-G18)`, async ({
    page,
    faults,
  }) => {
    test.setTimeout(300_000);
    await page.emulateMedia(looks['reduced motion']);
    await page.setViewportSize(sizes[size]);
    await openLive(page, path);
    await lendAid(page);
    await showToAxe(page);
    for (const { name, within, at, states } of list) {
      const findings: Finding[] = [];
      for (const [state, enter, by] of states) {
        await test.step(`${name}: ${state}`, async () => {
          const where = `${name}: ${state} (${size})`;
          await enter(page);
          await settle(page);
          findings.push(...(await judgeByAxe(page, where, { within })));
          if (by) {
            await showToAxe(page, false);
            findings.push(...(await judgeByIbm(page, where)));
            if (by === 'every engine' || process.env.FULL) findings.push(...(await judgeByAlfa(page, where)));
            await showToAxe(page);
          }
          expect.soft((await idrefs.run(page)).map(describeFault), where).toEqual([]);
        });
      }
      await shutAll(page);
      if (!process.env.FULL || size === 'wide' || at) expectFresh(name, findings);
    }
    if (path === '/no-such-page') faults.length = 0; // the browser reports the 404 itself
  });
}
