import { expect, test } from '../../browser.ts';
import type { Findings } from './axe.ts';
import { allowed } from './allowed.ts';

/** Nothing found in a state, nothing undecided but what is allowed, and all that is allowed for it is there. */
export function expectClean(state: string, { violations, undecided, used }: Findings) {
  expect.soft(violations, state).toEqual([]);
  expect.soft(undecided, `${state}: undecided`).toEqual([]);
  const missed = allowed.filter((entry, i) => entry.seenIn === state && !used.includes(i));
  expect.soft(missed, `${state}: allowed, and not there`).toEqual([]);
  test.info().annotations.push({ type: 'state', description: state });
}
