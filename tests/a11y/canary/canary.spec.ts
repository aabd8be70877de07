import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { checks } from '../checks/all.ts';
import { lendAid } from '../checks/check.ts';
import type { Fault } from '../checks/check.ts';
import { helpOrder } from '../checks/help.ts';
import { ring } from '../checks/ring.ts';
import { walk } from '../checks/walk.ts';
import { alfa } from '../engines/alfa.ts';
import { axe } from '../engines/axe.ts';
import { ibm } from '../engines/ibm.ts';
import { faults } from './faults.ts';
import { openCanary } from './open.ts';

/** Faults that each finds at least: an engine that has died, or whose packages do not fit, finds none. */
const least = { axe: 33, ibm: 30, alfa: 31, own: 23 };
const finders = Object.keys(least) as (keyof typeof least)[];

const ids = Object.keys(faults);
/** The element that carries the fault or, below the root, one inside it. */
const within = (id: string) => `[data-fault="${id}"], [data-fault="${id}"]:not(html) *`;

/** 'axe image-alt image-unnamed': who found what by which rule. */
async function found(page: Page): Promise<string[]> {
  const elements = ids.map(within);
  const findings = [await axe(page, elements), await ibm(page, elements), await alfa(page, elements)].flat();
  const byEngines = findings.flatMap(({ engine, rule, matches }) =>
    ids.filter((id) => matches.includes(within(id))).map((id) => `${engine} ${rule} ${id}`),
  );
  await lendAid(page);
  const own: string[] = [];
  const note = (name: string, list: readonly Fault[]) =>
    own.push(...list.map(({ seeded }) => `own ${name} ${seeded ?? ''}`));
  for (const { element, faults: hidden } of await walk(page, 'Tab')) {
    note('focus', hidden);
    note('ring', await ring(page, element));
  }
  for (const check of checks) note(check.name, await check.run(page));
  return [...byEngines, ...own];
}

test('a page of seeded faults: each is found by those who are said to find it', async ({ page }) => {
  test.setTimeout(240_000);
  const marked: string[] = [];
  const all: string[] = [];
  const help: string[] = [];
  for (const name of ['page', 'head'] as const) {
    await openCanary(page, name);
    marked.push(
      ...(await page
        .locator('[data-fault]')
        .evaluateAll((elements) => elements.map((element) => (element as HTMLElement).dataset.fault ?? ''))),
    );
    help.push((await helpOrder(page)).join(' '));
    all.push(...(await found(page)));
  }
  if (help[0] !== help[1]) all.push('own help help-elsewhere');

  expect(marked.sort(), 'the table has every marked fault').toEqual([...ids].sort());
  expect(ids.length).toBeGreaterThanOrEqual(50);
  const missed = ids.flatMap((id) =>
    finders.flatMap((finder) => {
      const rule = faults[id]?.[finder];
      return rule && !all.includes(`${finder} ${rule} ${id}`) ? [`${finder} ${rule} ${id}`] : [];
    }),
  );
  expect(missed, 'not found by who should').toEqual([]);
  for (const finder of finders) {
    const count = ids.filter((id) => faults[id]?.[finder]).length;
    expect(count, `faults found by ${finder}`).toBeGreaterThanOrEqual(least[finder]);
  }
  const byEngines = ids.filter((id) => faults[id]?.axe ?? faults[id]?.ibm ?? faults[id]?.alfa);
  expect(byEngines.length, 'found by the three engines together').toBeGreaterThanOrEqual(38);
  expect(
    ids.filter((id) => !byEngines.includes(id) && !faults[id]?.own),
    'found by nobody',
  ).toEqual([]);
  const unproven = [...checks.map(({ name }) => name), 'focus', 'ring', 'help'].filter(
    (name) => !Object.values(faults).some(({ own }) => own === name),
  );
  expect(unproven, 'checks that no seeded fault proves').toEqual([]);
});
