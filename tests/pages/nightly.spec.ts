import type { Page } from '@playwright/test';
import { PART_HYDRATED } from '../../src/runtime/protocol.ts';
import { readAppearance, rulesLeft } from '../a11y/appearance.ts';
import type { Appearance } from '../a11y/appearance.ts';
import { createAuditDetails, isAudited } from '../a11y/mode.ts';
import {
  expectNoStaleRows,
  expectNoAlfaFindings,
  expectNoAxeFindings,
  expectNoIbmFindings,
} from '../a11y/engines/expect.ts';
import { prepareForAxe, sizes, themes } from '../a11y/themes.ts';
import { expectNoMissingWords, wordsOf, wordsOfPdf } from '../a11y/words.ts';
import { expect, hydrate, test } from '../browser.ts';
import { allPages, UNKNOWN } from './covering-pages.ts';
import {
  accessibleTexts,
  expectNoHorizontalScroll,
  countUnrenderedSections,
  show,
  removeScripts,
  openWithoutScript,
} from './page-checks.ts';
import type { Theme } from './page-checks.ts';

const tag = '@nightly';
/** The time on the clock of the page. It is the day of payment in the prerendered example (definitions/overdue.ts). */
const EXAMPLE_DAY = '2026-11-27T12:00:00Z';
/** Matches texts that depend on the day: the last day for a reply, and the dates of the demand letter. */
const TEXTS_OF_DAY = /28 November|27 Nov 2026|4 Dec 2026/;
/** The bar that appears after a scroll up. It exists only with JavaScript, and is not printed. */
const LETTERHEAD = 'header .invisible';
/** Links that are hidden in the wide window of this test. */
const IN_NARROW_WINDOWS = '.lg\\:hidden';
/** Navigation, forms and other controls, which are not printed. */
const NOT_PRINTED = [
  'main nav, main aside, form, main a.rounded-md, footer',
  'main section:has(form:not([role])):not(:has(ol))',
  'main section > div > :is(:has(form:not([role])), :has(form:not([role])) ~ *)',
  'section:has(form:not([role])) h2 + p, #plans :is(th, td):last-child',
].join();
const pages = allPages.filter((path) => path !== UNKNOWN && isAudited(path));

/**
 * Audits the page at one size in every theme. Runs only the rules whose findings can differ from the findings in the
 * `audited` appearances, and adds each appearance to this list. Does not check contrast in forced colours: axe reads
 * the background colour of the style sheet, but the system replaces it.
 */
async function auditThemes(page: Page, name: string, size: (typeof sizes)[number], audited: Appearance[]) {
  for (const theme of Object.keys(themes) as Theme[]) {
    await show(page, { size, theme });
    const state = `${name} at ${size.width} px, ${theme}`;
    await expectNoHorizontalScroll(page, state);
    await prepareForAxe(page);
    const now = await readAppearance(page);
    const rules = rulesLeft(now, audited);
    audited.push(now);
    const skip = theme === 'forced colours' ? ['color-contrast'] : [];
    const only = rules === 'all' ? [] : rules.filter((rule) => !skip.includes(rule));
    if (rules === 'all' || only.length > 0) await expectNoAxeFindings(page, state, { only, skip });
  }
}

for (const path of pages) {
  test(`${path} has all its text in print and without JavaScript (G9 PR7 PR8)`, { tag }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('motion', 'paused'));
    await page.clock.setFixedTime(EXAMPLE_DAY);
    // Removes the day of the build, because calculators reject a clock that shows an earlier day (lib/device-clock.ts).
    // The day is removed after hydration, because React needs it to render the rates of the HTML (lib/rate-age.ts).
    await page.addInitScript(
      (event) => addEventListener(event, () => delete document.documentElement.dataset.built),
      PART_HYDRATED,
    );
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await expect.poll(() => countUnrenderedSections(page)).toBe(0); // the browser renders one section each time it is idle
    const texts = await accessibleTexts(page);
    expect.soft(texts.some((text) => text.startsWith('StaticText: ©'))).toBe(true);
    expect.soft(texts.filter((text) => /This form needs|https:/.test(text))).toEqual([]);
    // A drop cap must not join words: the text is 'A rating', not 'Arating'.
    const lead = page.locator('article > :first-child > .prose > p').first();
    if (await lead.count())
      expect.soft(await lead.innerText()).toBe(((await lead.textContent()) ?? '').trim());

    await hydrate(page);
    // A PDF contains each letter of a text along a path separately, so such texts are not compared.
    const shown = await wordsOf(page, { exclude: `.sr-only, textPath, ${LETTERHEAD}, ${NOT_PRINTED}` });
    expectNoMissingWords(shown, await wordsOfPdf(await page.pdf({ format: 'A4' })), 'on paper');
    const ofDay = await page.getByText(TEXTS_OF_DAY).evaluateAll((elements: HTMLElement[]) => {
      const onScreen = elements.filter((element) => !element.matches('.print\\:block'));
      for (const element of onScreen) element.dataset.ofDay = '';
      return onScreen.length;
    });
    expect(ofDay).toBeLessThan(8);
    const words = await wordsOf(page, { exclude: `${LETTERHEAD}, ${IN_NARROW_WINDOWS}, [data-of-day]` });
    const plain = await openWithoutScript(page.context());
    await plain.goto(path);
    // Visitors can open `details` without JavaScript.
    const closed = plain.locator('details:not([open]) > summary').filter({ visible: true });
    while (await closed.count()) await closed.first().click();
    expectNoMissingWords(words, await wordsOf(plain, { onlyVisible: true }), 'without JavaScript');
    await plain.close();

    await show(page, { size: sizes[3], theme: 'reduced motion' });
    expectNoStaleRows(
      path,
      [...(await expectNoIbmFindings(page, path)), ...(await expectNoAlfaFindings(page, path))],
      ['ibm', 'alfa'],
    );
  });

  test(
    `${path} passes axe in all views (G12 G13 PR4 PR5)`,
    createAuditDetails([path], tag),
    async ({ page }) => {
      test.setTimeout(300_000);
      await page.addInitScript(() => localStorage.setItem('motion', 'paused'));
      await page.goto(path);
      const audited: Appearance[] = [];
      await auditThemes(page, `${path} before hydration`, sizes[1], audited);
      await hydrate(page);
      for (const size of sizes) await auditThemes(page, path, size, audited);
    },
  );

  test(
    `${path} passes axe without JavaScript (PR1 PR4)`,
    createAuditDetails([path], tag),
    async ({ page }) => {
      await removeScripts(page);
      await page.goto(path);
      await auditThemes(page, `${path} without JavaScript`, sizes[1], []);
    },
  );
}
