import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { checks } from '../checks/all.ts';
import { installHelpers } from '../checks/check.ts';
import type { Violation } from '../checks/check.ts';
import { ring } from '../checks/ring.ts';
import { walk } from '../checks/walk.ts';
import { alfa } from '../engines/alfa.ts';
import { axe } from '../engines/axe.ts';
import { ibm } from '../engines/ibm.ts';
import { violations } from './violations.ts';
import { openCanary } from './open.ts';

/** The minimum number of violations per tool; a broken engine finds none. */
const minimum = { axe: 33, ibm: 30, alfa: 31, own: 17 };
/** IBM and Alfa run nightly only. */
const finders = process.env.FULL ? (['axe', 'ibm', 'alfa', 'own'] as const) : (['axe', 'own'] as const);

const ids = Object.keys(violations);
/** The element with the violation or a descendant (except of the root). */
const within = (id: string) => `[data-violation="${id}"], [data-violation="${id}"]:not(html) *`;

/** Tool, rule and violation of each finding, such as 'axe image-alt image-unnamed'. */
async function found(page: Page): Promise<string[]> {
  const elements = ids.map(within);
  const findings = await axe(page, elements);
  if (process.env.FULL) findings.push(...(await ibm(page, elements)), ...(await alfa(page, elements)));
  const byEngines = findings.flatMap(({ engine, rule, matches }) =>
    ids.filter((id) => matches.includes(within(id))).map((id) => `${engine} ${rule} ${id}`),
  );
  await installHelpers(page);
  const own: string[] = [];
  const record = (name: string, list: readonly Violation[]) =>
    own.push(...list.map(({ seeded }) => `own ${name} ${seeded ?? ''}`));
  for (const { element, violations: hidden } of await walk(page, 'Tab')) {
    record('focus', hidden);
    record('ring', await ring(page, element));
  }
  for (const check of checks) record(check.name, await check.run(page));
  return [...byEngines, ...own];
}

test('each seeded violation is found by the listed tools', { tag: '@nightly' }, async ({ page }) => {
  test.setTimeout(240_000);
  const seeded: string[] = [];
  const all: string[] = [];
  for (const name of ['page', 'head'] as const) {
    await openCanary(page, name);
    seeded.push(
      ...(await page
        .locator('[data-violation]')
        .evaluateAll((elements) =>
          elements.map((element) => (element as HTMLElement).dataset.violation ?? ''),
        )),
    );
    all.push(...(await found(page)));
  }

  expect(seeded.sort(), 'the table lists every marked violation').toEqual([...ids].sort());
  expect(ids.length).toBeGreaterThanOrEqual(50);
  const missed = ids.flatMap((id) =>
    finders.flatMap((createPageFinder) => {
      const rule = violations[id]?.[createPageFinder];
      return rule && !all.includes(`${createPageFinder} ${rule} ${id}`)
        ? [`${createPageFinder} ${rule} ${id}`]
        : [];
    }),
  );
  expect(missed, 'not found by a listed tool').toEqual([]);
  for (const createPageFinder of finders) {
    const count = ids.filter((id) => violations[id]?.[createPageFinder]).length;
    expect(count, `found by ${createPageFinder}`).toBeGreaterThanOrEqual(minimum[createPageFinder]);
  }
  const byEngines = ids.filter((id) => violations[id]?.axe ?? violations[id]?.ibm ?? violations[id]?.alfa);
  expect(byEngines.length, 'found by the three engines together').toBeGreaterThanOrEqual(38);
  expect(
    ids.filter((id) => !byEngines.includes(id) && !violations[id]?.own),
    'found by no tool',
  ).toEqual([]);
  const unproven = [...checks.map(({ name }) => name), 'focus', 'ring'].filter(
    (name) => !Object.values(violations).some(({ own }) => own === name),
  );
  expect(unproven, 'checks without a seeded violation').toEqual([]);
});
