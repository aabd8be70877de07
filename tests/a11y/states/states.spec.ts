import type { Page } from '@playwright/test';
import { expect, openHydrated, test } from '../../browser.ts';
import { installHelpers } from '../checks/check.ts';
import { expectNoBrokenReferences } from '../checks/idrefs.ts';
import type { Finding } from '../engines/finding.ts';
import {
  expectNoStaleRows,
  expectNoAlfaFindings,
  expectNoAxeFindings,
  expectNoIbmFindings,
} from '../engines/expect.ts';
import { createAuditDetails, isAudit, isAudited, isFullRun } from '../mode.ts';
import { themes, settle, prepareForAxe, restoreAfterAxe } from '../themes.ts';
import { chrome } from './chrome.ts';
import { forms } from './forms.ts';
import { widgets } from './widgets.ts';

/*
 * Checks that the states of widgets (sequence.ts) pass axe and have no broken reference to an id (G1-G18). On each
 * change, the tests check some states at one width. In a full run, they check all states at all widths.
 */

const sizes = { wide: { width: 1280, height: 800 }, narrow: { width: 390, height: 844 } } as const;
const sequences = [...chrome, ...widgets, ...forms].filter((sequence) => isFullRun || !sequence.isNightly);

const paths = [...new Set(sequences.map(({ path }) => path))].filter(isAudited);
/** The sequences that share a page load. On each change, a sequence has one width: `at`, or alternately by page. */
const groups = paths.flatMap((path, turn) =>
  (['wide', 'narrow'] as const).map((size, i) => ({
    path,
    size,
    list: sequences.filter(
      (one) => one.path === path && (one.at ? one.at === size : isFullRun || turn % 2 === i),
    ),
  })),
);

/** Closes dialogs and menus that a sequence has opened. */
const closeAll = (page: Page) =>
  expect(async () => {
    await page.keyboard.press('Escape'); // in a search, the first Escape clears the field, and the second closes the dialog
    expect(await page.getByRole('dialog').filter({ visible: true }).count()).toBe(0);
  }).toPass();

for (const { path, size, list } of groups.filter(({ list }) => list.length > 0))
  test(
    `${path}, ${size}: ${list.length} widgets pass axe in each state (G1-G18)`,
    createAuditDetails([path]),
    async ({ page }) => {
      test.setTimeout(300_000);
      await page.emulateMedia(themes['reduced motion']);
      await page.setViewportSize(sizes[size]);
      await openHydrated(page, path);
      await installHelpers(page);
      await prepareForAxe(page);
      for (const { name, within, at, states } of list) {
        const findings: Finding[] = [];
        const hasMark = states.some(([, , engines]) => engines);
        for (const [i, [state, enter, engines]] of states.entries())
          await test.step(`${name}: ${state}`, async () => {
            const title = `${name}: ${state} (${size})`;
            await enter(page);
            if (!isFullRun && !(hasMark ? engines : i === states.length - 1)) return;
            await settle(page);
            findings.push(...(await expectNoAxeFindings(page, title, { within })));
            if (engines === 'all engines' && isFullRun && !isAudit) {
              await restoreAfterAxe(page);
              findings.push(...(await expectNoIbmFindings(page, title)));
              findings.push(...(await expectNoAlfaFindings(page, title)));
              await prepareForAxe(page);
            }
            await expectNoBrokenReferences(page, title);
          });
        await closeAll(page);
        if (isFullRun && (size === 'wide' || at))
          expectNoStaleRows(name, findings, isAudit ? ['axe'] : ['axe', 'ibm', 'alfa']);
      }
    },
  );
