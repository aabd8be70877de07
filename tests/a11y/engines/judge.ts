import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { allowed } from '../allowed.ts';
import type { Allowed } from '../allowed.ts';
import { allEngines } from './all.ts';
import { describe, place } from './finding.ts';
import type { Placed } from './finding.ts';

const rows = allowed.filter(({ by }) => by !== 'own');

const covers = (row: Allowed, finding: Placed) =>
  row.by === finding.engine &&
  [row.rule].flat().includes(finding.rule) &&
  finding.matches.includes(row.where);

/** Fails with every finding on the page as it is now that the list of allowed ones does not name; returns them all. */
export async function judge(page: Page, state: string): Promise<Placed[]> {
  const findings = await place(
    page,
    await allEngines(page),
    rows.map(({ where }) => where),
  );
  const unnamed = findings.filter((finding) => !rows.some((row) => covers(row, finding)));
  expect.soft(unnamed.map(describe), state).toEqual([]);
  return findings;
}

/** Fails with every row that says it is still seen there and is not. */
export function expectFresh(seenOn: string, findings: readonly Placed[]) {
  const stale = rows.filter((row) => row.seenOn === seenOn && !findings.some((one) => covers(row, one)));
  expect.soft(stale, 'rows of allowed.ts that are out of date').toEqual([]);
}
