import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { paintAll } from '../debugger.ts';
import { checks, expensive } from './all.ts';
import { lendAid } from './check.ts';
import type { Fault } from './check.ts';
import { allowedSelectors, judgeCheck } from './judge.ts';
import { ring } from './ring.ts';
import { walk } from './walk.ts';
import type { Stop } from './walk.ts';

/** Whether no other test of this run has measured the ring of an element that looks like this: a folder marks it. */
function isNew(look: string): boolean {
  const folder = process.env.RING_CLAIMS;
  if (!folder) return true;
  const name = createHash('sha256').update(look).digest('hex');
  try {
    mkdirSync(join(folder, name));
    return true;
  } catch {
    return false;
  }
}

/**
 * Fails if a focus stop is not visible or one of our own checks finds something (G2 G5 G6 G7 G8). Leaves marks on the
 * page: nothing should be checked of its appearance afterwards.
 * @param isComplete also walks back by Shift+Tab and runs the checks that lay out or paint the page again
 */
export async function runOwnChecks(page: Page, path: string, scheme: 'light' | 'dark', isComplete: boolean) {
  await paintAll(page);
  await lendAid(page, allowedSelectors);
  const forwards = await walk(page, 'Tab');
  const backwards = isComplete ? await walk(page, 'Shift+Tab') : [];
  const rings: Fault[] = [];
  for (const { element, look } of forwards) {
    if (isNew(scheme + look)) rings.push(...(await ring(page, element)));
  }
  const problems = [...forwards, ...backwards].flatMap((stop) => stop.faults);
  judgeCheck({ name: 'focus', criterion: '2.4.11' }, problems, path);
  judgeCheck({ name: 'ring', criterion: '2.4.13' }, rings, path);
  if (isComplete) expectSameOrder(forwards, backwards);
  for (const check of checks)
    if (isComplete || !expensive.includes(check)) judgeCheck(check, await check.run(page), path);
}

/**
 * Compares elements, as their attributes may change on the way, for example when a field is left empty. Leaves out the
 * button back to the top, which appears some frames after a scroll and may miss a Tab.
 */
function expectSameOrder(forwards: readonly Stop[], backwards: readonly Stop[]) {
  const isLasting = ({ tag }: Stop) => !tag.includes('floating-action');
  const tags = new Map(forwards.filter(isLasting).map(({ element, tag }) => [element, tag]));
  const reversed = backwards.filter(isLasting).map(({ element, tag }) => tags.get(element) ?? tag);
  expect.soft(reversed.reverse(), 'Shift+Tab follows the order of Tab').toEqual([...tags.values()]);
}
