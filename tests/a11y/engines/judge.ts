import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { allowed } from '../allowed.ts';
import type { Allowed } from '../allowed.ts';
import { alfa } from './alfa.ts';
import { axe } from './axe.ts';
import type { AxeOptions } from './axe.ts';
import { describe } from './finding.ts';
import type { Finding } from './finding.ts';
import { ibm } from './ibm.ts';

const rows = allowed.filter(({ by }) => by !== 'own');
const selectors = rows.map(({ where }) => where);

const covers = (row: Allowed, finding: Finding) =>
  row.by === finding.engine &&
  [row.rule].flat().includes(finding.rule) &&
  (row.cause === undefined || (!finding.failure && ['any', finding.cause].includes(row.cause))) &&
  finding.matches.includes(row.where);

/** Fails with every finding that the list of allowed ones does not name; returns them all. */
function judge(state: string, findings: Finding[]): Finding[] {
  const unnamed = findings.filter((finding) => !rows.some((row) => covers(row, finding)));
  expect.soft(unnamed.map(describe), state).toEqual([]);
  return findings;
}

/** Judges what axe finds on the page as it is shown now; `showToAxe` first. */
export const judgeByAxe = async (page: Page, state: string, options: AxeOptions = {}) =>
  judge(state, await axe(page, selectors, options));

/** Announcements stay at the end of the document for 3 s; Alfa requires all text to be in a landmark (sia-r57). */
const untilSilent = (page: Page) => page.waitForFunction(() => !document.querySelector('#announcements > p'));

/** The same of IBM, and of Alfa, which takes as long as all others together. They know no part of a page. */
export const judgeByIbm = async (page: Page, state: string) => judge(state, await ibm(page, selectors));
export const judgeByAlfa = async (page: Page, state: string) => {
  await untilSilent(page);
  return judge(state, await alfa(page, selectors));
};

/** Fails with every row of the list that should be seen in this place by one of these engines and is not. */
export function expectFresh(
  seenIn: string,
  findings: readonly Finding[],
  engines: readonly Finding['engine'][] = ['axe'],
) {
  const stale = rows.filter(
    (row) =>
      row.seenIn === seenIn &&
      engines.some((engine) => engine === row.by) &&
      !findings.some((one) => covers(row, one)),
  );
  expect.soft(stale, `${seenIn}: rows of allowed.ts that are out of date`).toEqual([]);
}
