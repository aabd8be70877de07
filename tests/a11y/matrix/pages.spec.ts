import type { Page } from '@playwright/test';
import { routes } from '../../../src/site/routes.ts';
import { expect, openLive, test } from '../../browser.ts';
import { colourRules, findings } from './axe.ts';
import type { Options } from './axe.ts';
import { expectClean } from './clean.ts';
import { appearance, looks, settle, showToAxe, sizes } from './looks.ts';

test.use({ trace: 'off' }); // a record of every element of every state would take longer than the audit

/**
 * Every page, at every size, in every look. At each size all rules are run once, in the light look. In another look
 * they are run again if anything is shown otherwise, the rules of colour if only the colours are others, and none if
 * the page is the same to axe. Under forced colours the system sets text and ground together, while axe still reads
 * the author's ground: contrast is not asked there.
 */
const quick = Boolean(process.env.A11Y_QUICK);
const [small, , , large] = sizes;

const expectNarrow = async (page: Page, state: string, width: number) => {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(wide, `${state}: scrolls sideways (PR1)`).toBeLessThanOrEqual(width);
};

test('faint words at the very end of a page are found', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    for (const place of ['main', 'footer']) {
      const words = document.createElement('p');
      words.textContent = 'Faint words, seeded';
      words.style.cssText = 'color: #999; background-color: #aaa';
      document.querySelector(place)?.append(words);
    }
  });
  await showToAxe(page);
  const { violations } = await findings(page, { only: colourRules });
  expect(violations.filter((one) => one.includes('Faint words, seeded'))).toHaveLength(2);
});

for (const { path } of routes) {
  test(`${path}: axe finds nothing at any size, in any look (G12 G13 PR1 PR4 PR5)`, async ({ page }) => {
    test.setTimeout(300_000);
    // Nothing moves by itself, so that looks can be compared; what moves is a state of its own (states.spec.ts).
    await page.addInitScript(() => localStorage.setItem('motion', 'paused'));
    await page.emulateMedia(looks.light);
    await page.setViewportSize(large);
    await page.goto(path);
    await showToAxe(page);
    expectClean(`${path} before hydration`, await findings(page));
    await openLive(page, path);
    await showToAxe(page);
    for (const size of quick ? [small, large] : sizes) {
      const state = (look: string) => `${path} ${size.width} ${look}`;
      await page.emulateMedia(looks.light);
      await page.setViewportSize(size);
      await settle(page);
      await expectNarrow(page, state('light'), size.width);
      const first = await appearance(page);
      expectClean(state('light'), await findings(page));
      for (const [look, media] of Object.entries(looks).slice(1, quick ? 2 : undefined)) {
        await page.emulateMedia(media);
        await settle(page);
        const now = await appearance(page);
        const forced = look === 'forced colours';
        const options: Options =
          now.structure !== first.structure
            ? { skip: forced ? ['color-contrast'] : [] }
            : { only: forced ? ['link-in-text-block'] : colourRules };
        const same = now.structure === first.structure && now.colours === first.colours;
        if (same) test.info().annotations.push({ type: 'state', description: state(look) });
        else expectClean(state(look), await findings(page, options));
      }
    }
  });

  test(`${path}: axe finds nothing with scripts off (G10 PR8)`, async ({ page }) => {
    test.setTimeout(120_000);
    // axe needs script to run, so the document comes without its own and the style sheet is told there is none.
    await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.route('**/*.css', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace(/\(scripting:\s*none\)/g, 'all'),
      });
    });
    await page.goto(path);
    await showToAxe(page);
    await expect(page.locator('header a[href="#site-nav"]')).toBeAttached();
    for (const size of quick ? [small] : sizes) {
      await page.setViewportSize(size);
      await settle(page);
      await expectNarrow(page, `${path} ${size.width} scripts off`, size.width);
      expectClean(`${path} ${size.width} scripts off`, await findings(page));
    }
  });
}
