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

/** The selectors of allowed.ts, to match with findings. */
export const selectors = allowed.map(({ where }) => where);

const covers = (row: Allowed, finding: Finding) =>
  row.by === finding.engine &&
  [row.rule].flat().includes(finding.rule) &&
  (row.cause === undefined ||
    (!finding.failure && [row.cause].flat().some((cause) => cause === 'any' || cause === finding.cause))) &&
  finding.matches.includes(row.where);

/** Asserts that all findings are in allowed.ts. Returns all findings. */
export function expectAllowed(state: string, findings: Finding[]): Finding[] {
  const unexpected = findings.filter((finding) => !allowed.some((row) => covers(row, finding)));
  expect.soft(unexpected.map(describe), state).toEqual([]);
  return findings;
}

/** Asserts that axe has no other findings. Call `prepareForAxe` first. */
export const expectNoAxeFindings = async (page: Page, state: string, options: AxeOptions = {}) =>
  expectAllowed(state, await axe(page, selectors, options));

/** Waits until announcements are removed after 3 s. They are outside the landmarks, which Alfa reports (sia-r57). */
const expectSilence = (page: Page) => expect(page.locator('#announcements')).toBeEmpty();

/** Asserts that IBM and Alfa, which audit complete pages, have no other findings. */
export const expectNoIbmFindings = async (page: Page, state: string) =>
  expectAllowed(state, await ibm(page, selectors));
export const expectNoAlfaFindings = async (page: Page, state: string) => {
  await expectSilence(page);
  return expectAllowed(state, await alfa(page, selectors));
};

/** Asserts that each row of allowed.ts for this page matches a finding of these engines. */
export function expectNoStaleRows(
  seenIn: string,
  findings: readonly Finding[],
  engines: readonly Finding['engine'][] = ['axe'],
) {
  const stale = allowed.filter(
    (row) =>
      row.seenIn === seenIn &&
      engines.some((engine) => engine === row.by) &&
      !findings.some((one) => covers(row, one)),
  );
  expect.soft(stale, `${seenIn}: rows of allowed.ts that are out of date`).toEqual([]);
}
