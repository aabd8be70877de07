import type { Page } from '@playwright/test';
import { expect, openLive, test } from '../../browser.ts';
import { describeFault, lendAid } from '../checks/check.ts';
import { idrefs } from '../checks/idrefs.ts';
import { oneHeadline } from '../checks/words.ts';
import { judgeByAxe, judgeByIbm } from '../engines/judge.ts';
import { showToAxe } from '../looks.ts';

/** The other audits ask for a page at rest. Here it moves as it does for most, or its words are a translator's. */
const moving = ['/', '/appointment', '/services/tech-services'];
const moments = [6, 12]; // s after the load: the hero has changed once, twice

async function judge(page: Page, state: string, skip: string[] = []) {
  await showToAxe(page);
  await judgeByAxe(page, state, { skip });
  if (skip.length === 0) await judgeByIbm(page, state);
  await lendAid(page);
  for (const check of [idrefs, oneHeadline])
    expect.soft((await check.run(page)).map(describeFault), state).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 }), state).toHaveCount(1); // and a reader is told of it
  await showToAxe(page, false);
}

/** As a browser's translator does: each text in two elements of its own, in other words. */
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

for (const path of moving)
  test(
    `${path} while it moves, after ${moments.join(' and ')} s: nothing is found (MA5)`,
    { tag: '@nightly' },
    async ({ page }) => {
      test.setTimeout(180_000);
      await openLive(page, path);
      for (const seconds of moments) {
        await page.waitForFunction((ms) => performance.now() > ms, seconds * 1000); // the moment is what is asked
        await judge(page, `${path} after ${seconds} s`);
      }
    },
  );

for (const path of ['/', '/contact', '/services/wealth'])
  test(`${path} translated: nothing is found`, { tag: '@nightly' }, async ({ page }) => {
    test.setTimeout(120_000);
    await openLive(page, path);
    await page.evaluate(translate);
    await judge(page, `${path} translated`, ['color-contrast']); // the same colours, by other elements
  });
