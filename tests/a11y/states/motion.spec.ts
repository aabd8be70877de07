import type { Page } from '@playwright/test';
import { expect, openHydrated, test } from '../../browser.ts';
import { describeViolation, installHelpers } from '../checks/check.ts';
import { idrefs } from '../checks/idrefs.ts';
import { expectNoAxeFindings, expectNoIbmFindings } from '../engines/expect.ts';
import { prepareForAxe } from '../themes.ts';

/** Audits pages with running animations and translated pages; the other audits use reduced motion. */
const animatedPages = ['/', '/appointment', '/services/tech-services'];
const secondsAfterLoad = [6, 12]; // the hero has changed once, twice

async function expectNoFindings(page: Page, state: string, skip: string[] = []) {
  await prepareForAxe(page);
  await expectNoAxeFindings(page, state, { skip });
  if (skip.length === 0) await expectNoIbmFindings(page, state);
  await installHelpers(page);
  expect.soft((await idrefs.run(page)).map(describeViolation), state).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 }), state).toHaveCount(1); // in the accessibility tree
  await prepareForAxe(page, false);
}

/** Runs in the page: wraps and changes each text as a browser's translator does. */
function translate() {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(
    ({ data, parentElement }) => data.trim() && !parentElement?.closest('svg, option'),
  )) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = `${text.data} ü`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

for (const path of animatedPages)
  test(`${path} passes axe and IBM while animations run (MA5)`, { tag: '@nightly' }, async ({ page }) => {
    test.setTimeout(180_000);
    await openHydrated(page, path);
    for (const seconds of secondsAfterLoad) {
      await page.waitForFunction((ms) => performance.now() > ms, seconds * 1000);
      await expectNoFindings(page, `${path} after ${seconds} s`);
    }
  });

for (const path of ['/', '/contact', '/services/wealth'])
  test(`${path} passes axe when translated`, { tag: '@nightly' }, async ({ page }) => {
    test.setTimeout(120_000);
    await openHydrated(page, path);
    await page.evaluate(translate);
    await expectNoFindings(page, `${path} translated`, ['color-contrast']); // unchanged
  });
