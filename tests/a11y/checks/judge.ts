import { expect } from '@playwright/test';
import { allowed } from '../allowed.ts';
import type { Check, Fault } from './check.ts';
import { describeFault } from './check.ts';

const rows = allowed.filter(({ by }) => by === 'own');

/** Selectors of the list, for `lendAid`. */
export const allowedSelectors = rows.map(({ where }) => where);

/**
 * Fails with every fault that the list of allowed ones does not name.
 * @param path also fails with rows of the check that should be seen on that page and are not
 */
export function judgeCheck({ name, criterion }: Omit<Check, 'run'>, faults: readonly Fault[], path: string) {
  const own = rows.filter(({ rule }) => [rule].flat().includes(name));
  const unnamed = faults.filter(({ matches }) => !own.some(({ where }) => matches.includes(where)));
  expect.soft(unnamed.map(describeFault), `${name} (${criterion})`).toEqual([]);
  const stale = own.filter(
    ({ where, seenIn }) => seenIn === path && !faults.some(({ matches }) => matches.includes(where)),
  );
  expect.soft(stale, 'rows of allowed.ts that are out of date').toEqual([]);
}
