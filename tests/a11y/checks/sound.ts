import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { paintAll } from '../debugger.ts';
import { checks, costly } from './all.ts';
import { lendAid } from './check.ts';
import type { Fault } from './check.ts';
import { allowedSelectors, judgeCheck } from './judge.ts';
import { ring } from './ring.ts';
import { walk } from './walk.ts';
import type { Stop } from './walk.ts';

/** Whether nobody else, in this run of the tests, has measured the ring of this look: a folder of that name is a claim. */
function isNew(look: string): boolean {
  const claims = process.env.RING_CLAIMS;
  if (!claims) return true;
  const name = createHash('sha256').update(look).digest('hex');
  try {
    mkdirSync(join(claims, name));
    return true;
  } catch {
    return false;
  }
}

/** How much is asked: `in short` leaves out the way back and the costly checks. */
export type Depth = 'whole' | 'in short';

/**
 * Focus is seen at every stop, there and back, and our own checks find nothing (G2 G5 G6 G7 G8).
 * Leaves marks on the page: nothing should be asked of its looks afterwards.
 */
export async function expectSound(page: Page, path: string, scheme: 'light' | 'dark', depth: Depth) {
  await paintAll(page);
  await lendAid(page, allowedSelectors);
  const there = await walk(page, 'Tab');
  const back = depth === 'whole' ? await walk(page, 'Shift+Tab') : [];
  const rings: Fault[] = [];
  for (const { element, look } of there) {
    if (isNew(scheme + look)) rings.push(...(await ring(page, element)));
  }
  const faults = [...there, ...back].flatMap((stop) => stop.faults);
  judgeCheck({ name: 'focus', criterion: '2.4.11' }, faults, path);
  judgeCheck({ name: 'ring', criterion: '2.4.13' }, rings, path);
  if (depth === 'whole') expectSameWay(there, back);
  const asked = depth === 'whole' ? checks : checks.filter((check) => !costly.includes(check));
  for (const check of asked) judgeCheck(check, await check.run(page), path);
}

/**
 * By element: its attributes may change on the way, as when a field is left empty. Without the button that comes some
 * frames after the page has been scrolled, at which Tab may arrive before it.
 */
function expectSameWay(there: readonly Stop[], back: readonly Stop[]) {
  const lasting = ({ tag }: Stop) => !tag.includes('floating-action');
  const tags = new Map(there.filter(lasting).map(({ element, tag }) => [element, tag]));
  const wayBack = back.filter(lasting).map(({ element, tag }) => tags.get(element) ?? tag);
  expect.soft(wayBack.reverse(), 'Shift+Tab goes the way of Tab').toEqual([...tags.values()]);
}
