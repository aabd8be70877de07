import { appearance, themes, sizes } from '../a11y/themes.ts';
import type { Appearance } from '../a11y/themes.ts';
import { auditOf, isAudited } from '../a11y/mode.ts';
import { colourRules } from '../a11y/engines/axe.ts';
import { expectNoStaleRows, expectNoAlfaFindings, expectNoIbmFindings } from '../a11y/engines/expect.ts';
import { expectSameWords, onlyInMenus, wordsOf, wordsOfPdf } from '../a11y/words.ts';
import { expect, hydrate, openHydrated, test } from '../browser.ts';
import { allPages, UNKNOWN } from './covering-pages.ts';
import {
  accessibleTexts,
  expectNoAxeFindingsIn,
  unrenderedBands,
  show,
  removeScripts,
  openWithoutScript,
} from './page-checks.ts';
import type { Theme } from './page-checks.ts';

const tag = '@nightly';
/** The day of payment in the prerendered example (calculators/definitions/overdue.ts); with JavaScript it is today. */
const EXAMPLE_DAY = '2026-11-27T12:00:00Z';
const pages = allPages.filter((path) => path !== UNKNOWN && isAudited(path));
const states = ['hydrated', 'before hydration', 'without JavaScript'] as const;

for (const path of pages) {
  test(
    `${path} has the same text on paper and without JavaScript, and passes IBM and Alfa (G9 PR7 PR8)`,
    { tag },
    async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('motion', 'paused'));
      await page.clock.setFixedTime(EXAMPLE_DAY);
      // Otherwise a clock before the day of the build is not trusted (lib/device-clock.ts).
      await page.addInitScript(() =>
        document.addEventListener('readystatechange', () => delete document.documentElement.dataset.built),
      );
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      await expect.poll(() => unrenderedBands(page)).toBe(0); // one band per idle moment
      const texts = await accessibleTexts(page);
      expect.soft(texts.some((text) => text.startsWith('StaticText: ©'))).toBe(true);
      expect.soft(texts.filter((text) => /This form needs|This page:/.test(text))).toEqual([]);
      // A drop cap does not join words: 'A rating', not 'Arating'.
      const lead = page.locator('article > :first-child > .prose > p').first();
      if (await lead.count())
        expect.soft(await lead.innerText()).toBe(((await lead.textContent()) ?? '').trim());

      await hydrate(page);
      // A PDF contains the letters along a path separately.
      const shown = await wordsOf(page, { exclude: '.sr-only, textPath' });
      expect(await onlyInMenus(page), 'print hides the menus, so the footer has their links').toEqual([]);
      expectSameWords(shown, await wordsOfPdf(await page.pdf({ format: 'A4' })), 'on paper');
      const words = await wordsOf(page);
      const plain = await openWithoutScript(page.context());
      await plain.goto(path);
      expectSameWords(words, await wordsOf(plain, { shown: true }), 'without JavaScript');
      await plain.close();

      await show(page, { size: sizes[3], theme: 'reduced motion' });
      expectNoStaleRows(
        path,
        [...(await expectNoIbmFindings(page, path)), ...(await expectNoAlfaFindings(page, path))],
        ['ibm', 'alfa'],
      );
    },
  );

  for (const state of states)
    test(
      `${path} passes axe at every size in every theme, ${state} (G12 G13 PR1 PR4 PR5)`,
      auditOf([path], tag),
      async ({ page }) => {
        test.setTimeout(300_000);
        await page.addInitScript(() => localStorage.setItem('motion', 'paused'));
        if (state === 'without JavaScript') await removeScripts(page);
        if (state === 'hydrated') await openHydrated(page, path);
        else await page.goto(path);
        const isHydrated = state === 'hydrated'; // the other two have the same appearance
        for (const size of isHydrated ? sizes : sizes.slice(1, 2)) {
          let first: Appearance | undefined;
          for (const theme of Object.keys(themes) as Theme[]) {
            await show(page, { size, theme });
            const now = await appearance(page);
            first ??= now;
            // All rules if the layout differs, colour rules if only colours differ, else none.
            const hasSameStructure = now !== first && now.structure === first.structure;
            if (hasSameStructure && now.colours === first.colours) continue;
            const only = theme === 'forced colours' ? ['link-in-text-block'] : colourRules;
            await expectNoAxeFindingsIn(page, path, { size, theme }, hasSameStructure ? { only } : {});
          }
        }
      },
    );
}
