import type { Page } from '@playwright/test';
import { withDoubledText } from '../a11y/checks/clipping.ts';
import { runOwnChecks } from '../a11y/checks/run.ts';
import { axe, colourRules, sizeRules } from '../a11y/engines/axe.ts';
import { expectNoStaleRows } from '../a11y/engines/expect.ts';
import { createAuditDetails, isAudit, isAudited, isFullRun } from '../a11y/mode.ts';
import { prepareForAxe } from '../a11y/themes.ts';
import { expect, hydrate, nightly, test } from '../browser.ts';
import { storedData, noStoredData, externalElements, recordRequests } from '../privacy.ts';
import { allPages, coveringPages, translatedPages, UNKNOWN } from './covering-pages.ts';
import { operateControls, pressButtons } from './exercise.ts';
import { brokenWords, wordsWiderThanHeading } from './word-fit.ts';
import {
  expectNoHorizontalScroll,
  expectNoAxeFindingsIn,
  removeChrome,
  MAX_LAYOUT_SHIFT,
  layoutShift,
  setView,
  show,
  squeezedParts,
  distantLabels,
  unevenFields,
} from './page-checks.ts';

/*
 * Checks pages in a wide window and on a phone. A full run (a11y/mode.ts) checks all pages, each in its own tab. On
 * each change, the first two covering pages (covering-pages.ts) have their own tabs. The other covering pages and a few
 * translated pages share tabs. They are not checked for privacy, and our own checks run on them only in an audit.
 */

const narrowestPhone = { width: 320, height: 640 };

const views = {
  wide: { size: { width: 1280, height: 800 }, theme: 'light' },
  phone: { size: { width: 390, height: 844 }, theme: 'dark' },
} as const;

/** Asserts that the page fits the narrowest phone, also with text at 200%. */
async function expectFitsNarrowest(page: Page) {
  await page.setViewportSize(narrowestPhone);
  expect.soft(await wordsWiderThanHeading(page), page.url()).toEqual([]);
  await expectNoHorizontalScroll(page, '320 px');
  await withDoubledText(page, async () => {
    await expectNoHorizontalScroll(page, '320 px with text at 200 %');
    expect.soft(await brokenWords(page), `${page.url()}: words broken into pieces at 200 %`).toEqual([]);
    const bar = await page.locator('header > .on-footer').boundingBox();
    expect.soft(bar?.height, 'two lines of the utility bar at 200 %').toBeLessThanOrEqual(2 * 88 + 1);
    // A wider window has other columns, so a page that fits 320 px does not necessarily fit 360 px.
    await page.setViewportSize({ width: 360, height: 640 });
    await expectNoHorizontalScroll(page, '360 px with text at 200 %');
    expect.soft(await squeezedParts(page), page.url()).toEqual([]);
  });
}

/**
 * Operates all controls, and presses the buttons of the content. Asserts that the page has requested nothing from
 * unlisted origins and no video, has stored only the pause of animations, and has opened no tab.
 */
async function expectPrivacy(page: Page, requests: ReturnType<typeof recordRequests>) {
  await page.evaluate(() => sessionStorage.clear()); // the check `selects` has changed a form
  await page.evaluate(operateControls);
  await page.evaluate(pressButtons, 'main');
  expect.soft(await externalElements(page)).toEqual([]);
  await expect.poll(() => storedData(page)).toEqual({ ...noStoredData, local: ['motion'] });
  expect.soft(requests.external(new URL(page.url()).origin)).toEqual([]);
  expect.soft(await page.context().cookies()).toEqual([]);
  expect.soft(requests.paths().filter((one) => /^\/media\/.*\.(webm|mp4|vtt)$/.test(one))).toEqual([]);
  expect.soft(page.context().pages()).toHaveLength(1);
}

/**
 * Checks the page in both views. On each change, the page is loaded once: all rules of axe run in the first view, and
 * our own checks in the second view. In a full run, the page is loaded in each view, and everything runs in both views.
 * @param options.isComplete whether to run our own checks and the check of privacy, not only axe and layout. An audit
 *   always runs our own checks, and never the check of privacy.
 */
async function checkPage(page: Page, path: string, consoleErrors: string[], { isComplete = false } = {}) {
  const requests = recordRequests(page.context());
  const index = [...allPages, ...translatedPages].indexOf(path);
  // In a full audit, nightly.spec.ts runs axe on the English pages, so here they are loaded only once, without axe.
  const skipsAxe = isAudit && isFullRun && allPages.includes(path) && path !== UNKNOWN;
  const isThorough = isFullRun && !skipsAxe;
  // The first view alternates between pages, so that all rules and our own checks run in both views on some pages.
  const order = index % 2 === 0 ? ([views.phone, views.wide] as const) : ([views.wide, views.phone] as const);
  for (const [turn, view] of order.entries()) {
    await setView(page, view);
    if (isThorough || turn === 0) {
      await page.goto(path);
      expect.soft(await layoutShift(page), 'layout shift while loading').toBeLessThan(MAX_LAYOUT_SHIFT);
      await hydrate(page);
      await expect(page.locator('h1')).toHaveCount(1);
      // The browser reports status 404 as an error.
      if (path === UNKNOWN) expect.soft(consoleErrors.pop()).toContain('404');
      if (path !== '/') await removeChrome(page);
    }
    const hasAllRules = isThorough || turn === 0;
    const options = hasAllRules ? {} : { only: sizeRules };
    const findings = skipsAxe ? [] : await expectNoAxeFindingsIn(page, path, view, options);
    if (view !== views.wide) await expectFitsNarrowest(page);
    else {
      expect.soft(await unevenFields(page), `${path}: fields that are not level`).toEqual([]);
      expect.soft(await distantLabels(page), `${path}: labels away from their control`).toEqual([]);
      if (hasAllRules && !skipsAxe) expectNoStaleRows(path, findings);
    }
    if (!(isComplete || isAudit) || !(isThorough || turn === 1)) continue;
    await show(page, view);
    await runOwnChecks(page, path, view.theme);
  }
  if (isComplete && !isAudit) await expectPrivacy(page, requests);
}

/** The pages with a tab of their own. */
const ownTabs = isFullRun ? [...allPages, ...translatedPages] : coveringPages.slice(0, 2);
const completePages = ownTabs.filter(isAudited);
/** The pages that share tabs: the other covering pages, and translations of Home, Contact and a long service page. */
const otherPages = [
  ...coveringPages.slice(2),
  ...translatedPages.filter((path) => /^\/\w+(?:|\/contact|\/services\/loanForEveryIndian)$/.test(path)),
].filter(isAudited);
/** The number of pages that share a tab. They share one, because opening a tab takes as long as checking a page. */
const PAGES_PER_TAB = 7;

test.use({ serviceWorkers: 'allow' }); // expectPrivacy checks the requests of the service worker too

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('motion', 'paused'));
});

for (const path of completePages)
  test(
    `${path} passes all checks (G1-G18 PR1)`,
    createAuditDetails([path]),
    async ({ page, consoleErrors }) => {
      if (isFullRun) test.setTimeout(300_000);
      await checkPage(page, path, consoleErrors, { isComplete: true });
    },
  );

for (let start = 0; !isFullRun && start < otherPages.length; start += PAGES_PER_TAB) {
  const paths = otherPages.slice(start, start + PAGES_PER_TAB);
  test(
    `pages ${start + 1} to ${start + paths.length} pass axe and checks of layout (G1-G18 PR1)`,
    createAuditDetails(paths),
    async ({ page, consoleErrors }) => {
      for (const path of paths) await test.step(path, () => checkPage(page, path, consoleErrors));
    },
  );
}

test('axe finds low contrast at the very end of a page', nightly, async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    for (const place of ['main', 'footer']) {
      const text = document.createElement('p');
      text.textContent = 'Low contrast, seeded';
      text.style.cssText = 'color: #999; background-color: #aaa';
      document.querySelector(place)?.append(text);
    }
  });
  await prepareForAxe(page);
  const findings = await axe(page, [], { only: colourRules });
  expect(
    findings.filter(({ isCertain, html }) => isCertain && html.includes('Low contrast, seeded')),
  ).toHaveLength(2);
});
