import type { Browser, Page } from '@playwright/test';
import { TEMPLATE } from '../../src/content/article.ts';
import { routes } from '../../src/site/routes.ts';
import type { Depth } from '../a11y/checks/sound.ts';
import { colourRules, axe } from '../a11y/engines/axe.ts';
import { appearance, showToAxe } from '../a11y/looks.ts';
import type { Appearance } from '../a11y/looks.ts';
import { expectSameWords, wordsOf } from '../a11y/words.ts';
import { answerForOthers, expect, openLive, test, watchFaults } from '../browser.ts';
import { atBothWidths, sample } from './chosen.ts';
import { chosenFor, combinations, nameOf, scripts } from './combinations.ts';
import type { Combination } from './combinations.ts';
import { judgeIn, show, takeScriptAway, withoutScript } from './meet.ts';
import { visitNarrow } from './narrow.ts';
import { visitWide } from './wide.ts';

/*
 * One visit, many checks. Each page is loaded once wide, once on a phone and once without script, and all that can be
 * asked of it is asked there. Beside 1280 px in the light each is met in one more combination of size, look and
 * script, which its title names; `npm run test:all` meets every page in all of them (FULL=1).
 */

/** Runs a visit in a window of its own, which fails like the test's own page. */
async function apart(browser: Browser, visit: (page: Page) => Promise<unknown>) {
  const context = await browser.newContext({ baseURL: process.env.SITE_ORIGIN ?? '' });
  await answerForOthers(context);
  const page = await context.newPage();
  const faults = watchFaults(page);
  await visit(page);
  expect(faults).toEqual([]);
  await context.close();
}

/** Every page of the table, and one article for all: they are made of the same parts. */
const visited = [...routes.map(({ path }) => path), TEMPLATE];
const chosen = chosenFor(visited.length);

for (const [i, path] of visited.entries()) {
  const way = chosen[i] as Combination;
  // By turns on each change, and all of it by `npm run test:all`: focus and our own checks at one of the two widths; of
  // every second page, and of each of the sample, the way back and what is costly; of every fourth IBM's rules, and paper.
  const all = Boolean(process.env.FULL);
  const atBoth = atBothWidths.includes(path) || all;
  const depth: Depth = atBoth || sample.includes(path) || i % 4 < 2 ? 'whole' : 'in short';
  const [wide, narrow] = [0, 1].map((turn) => (atBoth || i % 2 === turn ? depth : undefined));
  const asked = { checks: wide, ibm: all || i % 4 === 3, paper: all || i % 4 === 0 };

  test(`${path} wide, narrow, without script; and ${nameOf(way)} (G1-G18 PR1-PR8)`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000);
    const words = await test.step('wide', () => visitWide(page, path, way, asked));
    await test.step('narrow', () => apart(browser, (phone) => visitNarrow(phone, path, narrow)));
    await test.step('without script', async () => {
      const plain = await withoutScript(page.context());
      const faults = watchFaults(plain);
      await plain.goto(path);
      expectSameWords(words, await wordsOf(plain, { shown: true }), 'without script (PR8 G9)');
      expect(faults).toEqual([]);
      await plain.close();
    });
    if (way.script !== 'without script') return;
    await test.step(nameOf(way), () =>
      apart(browser, async (plain) => {
        await takeScriptAway(plain);
        await plain.goto(path);
        await judgeIn(plain, path, way);
      }),
    );
  });
}

/**
 * Every size in every look, for `npm run test:all`. At each size all rules are run in the light; in another look again
 * if anything is shown otherwise, the rules of colour if only colours are, and none if the page is the same to axe.
 */
async function judgeInAll(page: Page, path: string, ways: readonly Combination[]) {
  const first = new Map<number, Appearance>();
  for (const way of ways) {
    await show(page, way);
    const now = await appearance(page);
    const light = first.get(way.size.width);
    if (!light) first.set(way.size.width, now);
    const options =
      !light || now.structure !== light.structure
        ? {}
        : { only: way.look === 'forced colours' ? ['link-in-text-block'] : colourRules };
    const same = light?.structure === now.structure && light.colours === now.colours;
    if (!same) await judgeIn(page, path, way, options);
  }
}

if (process.env.FULL)
  for (const path of visited)
    for (const script of scripts)
      test(`${path} ${script}, every size in every look (G12 G13 PR1 PR4 PR5)`, async ({ page }) => {
        test.setTimeout(300_000);
        await page.addInitScript(() => localStorage.setItem('motion', 'paused'));
        if (script === 'without script') await takeScriptAway(page);
        if (script === 'with React') await openLive(page, path);
        else await page.goto(path);
        await judgeInAll(
          page,
          path,
          combinations.filter((way) => way.script === script),
        );
      });

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
  const findings = await axe(page, [], { only: colourRules });
  expect(
    findings.filter(({ failure, html }) => failure && html.includes('Faint words, seeded')),
  ).toHaveLength(2);
});
