import { expect } from '@playwright/test';
import { allowed } from '../allowed.ts';
import type { Check, Violation } from './check.ts';
import { describeViolation } from './check.ts';

const rows = allowed.filter(({ by }) => by === 'own');

/** For `installHelpers`. */
export const allowedSelectors = rows.map(({ where }) => where);

/**
 * Asserts that there is no violation other than those in allowed.ts, and no row of it that is out of date.
 * @param path rows with this `seenIn` must match a violation
 */
export function expectNoViolations(
  { name, criterion }: Omit<Check, 'run'>,
  violations: readonly Violation[],
  path: string,
) {
  const own = rows.filter(({ rule }) => [rule].flat().includes(name));
  const unexpected = violations.filter(({ matches }) => !own.some(({ where }) => matches.includes(where)));
  expect.soft(unexpected.map(describeViolation), `${name} (${criterion})`).toEqual([]);
  const stale = own.filter(
    ({ where, seenIn }) => seenIn === path && !violations.some(({ matches }) => matches.includes(where)),
  );
  expect.soft(stale, 'rows of allowed.ts that are out of date').toEqual([]);
}
