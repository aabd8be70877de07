import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { allowed } from '../allowed.ts';
import type { Allowed } from '../allowed.ts';
import { alfa } from './alfa.ts';
import { axe } from './axe.ts';
import type { AxeOptions } from './axe.ts';
import { formatFinding, FINDINGS_SUFFIX } from './finding.ts';
import type { Finding } from './finding.ts';
import { ibm } from './ibm.ts';
import { isAudit } from '../mode.ts';
import { record } from './record.ts';

export const selectors = allowed.map(({ where }) => where);

const covers = (row: Allowed, finding: Finding) =>
  row.by === finding.engine &&
  [row.rule].flat().includes(finding.rule) &&
  (row.cause === undefined ||
    (!finding.isCertain && [row.cause].flat().some((cause) => cause === 'any' || cause === finding.cause))) &&
  finding.matches.includes(row.where);

/** Returns the reason in the row of allowed.ts that covers a finding, or undefined. */
const findReason = (finding: Finding) => allowed.find((row) => covers(row, finding))?.reason;

/** Asserts that all findings are covered by allowed.ts. Records them for `npm run a11y`, and returns them. */
export async function expectAllowed(
  page: Page,
  state: string,
  findings: Finding[],
  only?: readonly string[],
): Promise<Finding[]> {
  if (isAudit) await record(page, state, findings, findReason, only);
  const unexpected = findings.filter((finding) => findReason(finding) === undefined);
  expect.soft(unexpected.map(formatFinding), state + FINDINGS_SUFFIX).toEqual([]);
  return findings;
}

/** Asserts that axe has no findings except those in allowed.ts. Call `prepareForAxe` first. */
export const expectNoAxeFindings = async (page: Page, state: string, options: AxeOptions = {}) =>
  expectAllowed(page, state, await axe(page, selectors, options), options.only);

/** Asserts that IBM has no findings on the page except those in allowed.ts. */
export const expectNoIbmFindings = async (page: Page, state: string) =>
  expectAllowed(page, state, await ibm(page, selectors));

/** Asserts that Alfa has no findings on the page except those in allowed.ts. */
export const expectNoAlfaFindings = async (page: Page, state: string) =>
  expectAllowed(page, state, await alfa(page, selectors));

/** Asserts that each row of allowed.ts for this page or sequence still covers a finding of these engines. */
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
