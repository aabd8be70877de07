import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { renderAll } from '../evaluate.ts';
import { checks } from './all.ts';
import { isAudit, isNightly } from '../mode.ts';
import { expectAllowed, expectNoStaleRows, selectors } from '../engines/expect.ts';
import { installHelpers, toFindings } from './check.ts';
import type { Violation } from './check.ts';
import { checkRing } from './ring.ts';
import { textContrast } from './text-contrast.ts';
import { walk } from './walk.ts';
import type { Stop } from './walk.ts';

/** The styles of tab stops whose focus rings this worker has measured. Tab stops of the same style have equal rings. */
const measuredStyles = new Set<string>();

/**
 * Asserts that every tab stop is visible, and that our own checks find nothing (G2 G5 G6 G7 G8). The checks that need
 * screenshots (focus rings, text on drawings) run only at night. The checks change the appearance of the page.
 */
export async function runOwnChecks(page: Page, path: string, scheme: 'light' | 'dark') {
  const hasScreenshots = isNightly && !isAudit;
  await renderAll(page);
  await installHelpers(page, selectors);
  const forwards = await walk(page, 'Tab');
  const backwards = await walk(page, 'Shift+Tab');
  const ringViolations: Violation[] = [];
  for (const { element, style } of forwards) {
    if (!hasScreenshots || measuredStyles.has(scheme + style)) continue;
    measuredStyles.add(scheme + style);
    ringViolations.push(...(await checkRing(page, element)));
  }
  const focusViolations = [...forwards, ...backwards].flatMap((stop) => stop.violations);
  expectSameOrder(forwards, backwards);
  const findings = [
    ...toFindings({ name: 'focus', criterion: '2.4.11' }, focusViolations),
    ...toFindings({ name: 'ring', criterion: '2.4.13' }, ringViolations),
  ];
  for (const check of checks.filter((one) => hasScreenshots || one !== textContrast))
    findings.push(...toFindings(check, await check.run(page)));
  await expectAllowed(page, path, findings);
  expectNoStaleRows(path, findings, ['own']);
}

/**
 * Asserts that two walks have the same elements in the opposite order. The floating buttons are ignored, because they
 * appear some frames after a scroll, so that a walk may skip them.
 */
function expectSameOrder(forwards: readonly Stop[], backwards: readonly Stop[]) {
  const isPermanent = ({ isFloating }: Stop) => !isFloating;
  const tags = new Map(forwards.filter(isPermanent).map(({ element, tag }) => [element, tag]));
  const reversed = backwards.filter(isPermanent).map(({ element, tag }) => tags.get(element) ?? tag);
  expect.soft(reversed.reverse(), 'Shift+Tab follows the order of Tab').toEqual([...tags.values()]);
}
