import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { renderAll } from '../evaluate.ts';
import { checks } from './all.ts';
import { isAudit, isFullRun } from '../mode.ts';
import { expectAllowed, expectNoStaleRows, selectors } from '../engines/expect.ts';
import type { Finding } from '../engines/finding.ts';
import { installHelpers, toFindings } from './check.ts';
import type { Violation } from './check.ts';
import { checkRing } from './ring.ts';
import { textContrast } from './text-contrast.ts';
import { walk } from './walk.ts';
import type { Stop } from './walk.ts';

/** The styles of tab stops whose focus rings this worker has measured. Tab stops of the same style have equal rings. */
const measuredStyles = new Set<string>();

/** Whether the checks that need screenshots run: the checks of focus rings and of text contrast. */
const takesScreenshots = isFullRun && !isAudit;

/**
 * Asserts that allowed.ts lists all findings of our own checks, that each of its rows for this page still covers a
 * finding, and that Shift+Tab reverses the order of Tab (G2 G5 G6 G7 G8). The checks change the appearance of the page.
 */
export async function runOwnChecks(page: Page, path: string, scheme: 'light' | 'dark') {
  await renderAll(page);
  await installHelpers(page, selectors);
  const findings = await checkTabStops(page, scheme);
  for (const check of checks.filter((one) => takesScreenshots || one !== textContrast))
    findings.push(...toFindings(check, await check.run(page)));
  await expectAllowed(page, path, findings);
  expectNoStaleRows(path, findings, ['own']);
}

/** Walks through the page with Tab and Shift+Tab. Asserts that one order reverses the other. Returns the findings. */
async function checkTabStops(page: Page, scheme: 'light' | 'dark'): Promise<Finding[]> {
  const forwards = await walk(page, 'Tab');
  const backwards = await walk(page, 'Shift+Tab');
  const focusViolations = [...forwards, ...backwards].flatMap((stop) => stop.violations);
  const ringViolations = takesScreenshots ? await checkRings(page, forwards, scheme) : [];
  expectReverseOrder(forwards, backwards);
  return [
    ...toFindings({ name: 'focus', criterion: '2.4.11' }, focusViolations),
    ...toFindings({ name: 'ring', criterion: '2.4.13' }, ringViolations),
  ];
}

/** Checks the focus ring of the first tab stop of each style that this worker has not measured yet. */
async function checkRings(page: Page, stops: readonly Stop[], scheme: 'light' | 'dark') {
  const violations: Violation[] = [];
  for (const { element, style } of stops) {
    if (measuredStyles.has(scheme + style)) continue;
    measuredStyles.add(scheme + style);
    violations.push(...(await checkRing(page, element)));
  }
  return violations;
}

/**
 * Asserts that two walks have the same elements in the opposite order. Ignores the floating buttons: they appear some
 * frames after a scroll, so a walk may skip them.
 */
function expectReverseOrder(forwards: readonly Stop[], backwards: readonly Stop[]) {
  const isPermanent = ({ isFloating }: Stop) => !isFloating;
  const tags = new Map(forwards.filter(isPermanent).map(({ element, tag }) => [element, tag]));
  const reversed = backwards.filter(isPermanent).map(({ element, tag }) => tags.get(element) ?? tag);
  expect.soft(reversed.reverse(), 'Shift+Tab reverses the order of Tab').toEqual([...tags.values()]);
}
