import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { allowed } from '../allowed.ts';
import type { Allowed } from '../allowed.ts';
import { allEngines } from './all.ts';
import { describe, place } from './finding.ts';
import type { Placed } from './finding.ts';

const rows = allowed.filter(({ by }) => by !== 'own');

const covers = (row: Allowed, finding: Placed) =>
  row.by === finding.engine && row.rule === finding.rule && finding.matches.includes(row.where);

/**
 * Fails with every finding on the page as it is now that the list of allowed ones does not name.
 * @param path when given, also with every row that should be seen on that page and is not
 */
export async function judge(page: Page, state: string, path?: string): Promise<void> {
  const findings = await place(
    page,
    await allEngines(page),
    rows.map(({ where }) => where),
  );
  const unnamed = findings.filter((finding) => !rows.some((row) => covers(row, finding)));
  expect(unnamed.map(describe), state).toEqual([]);
  const stale = rows.filter(
    (row) => row.seenOn === path && !findings.some((finding) => covers(row, finding)),
  );
  expect(stale, 'rows of allowed.ts that are out of date').toEqual([]);
}
