import type { Page } from '@playwright/test';
import { looks } from '../a11y/looks.ts';
import { expectSound } from '../a11y/checks/sound.ts';
import type { Depth } from '../a11y/checks/sound.ts';
import { expectFresh, isNamed, judgeByAlfa, judgeByIbm } from '../a11y/engines/judge.ts';
import { expectSameWords, onlyInMenus, wordsOf, wordsOfPdf } from '../a11y/words.ts';
import { kept, nothing, reachingOut, watch } from '../privacy-watch.ts';
import { comeToLife, expect, test } from '../browser.ts';
import { sample } from './chosen.ts';
import { combinations } from './combinations.ts';
import type { Combination } from './combinations.ts';
import { heard, judgeIn, leaveOutChrome, MOST_SHIFT, putOff, shiftOf, show } from './meet.ts';
import { lookAtEverything, pressButtons } from './hands.ts';

const [usual] = combinations as [Combination, ...Combination[]];

/** Asked here, beside what is asked of every page. */
export interface WideQuestions {
  checks: Depth | undefined;
  paper: boolean;
  /** Asked in any case of a page that its list of allowed findings names. */
  ibm: boolean;
}

/**
 * The page on a wide window, and all that can be asked of it there, from the first paint to the last press.
 * @param way in which it is met as well
 * @returns its words in reading order
 */
export async function visitWide(
  page: Page,
  path: string,
  way: Combination,
  asked: WideQuestions,
): Promise<string[]> {
  const { step } = test;
  // Nothing moves by itself, so that looks can be compared; what moves is a state of its own (a11y/states).
  await page.addInitScript(() => localStorage.setItem('motion', 'paused'));
  const seen = watch(page.context());
  await page.emulateMedia(looks[usual.look]);
  await page.setViewportSize(usual.size);
  await page.goto(path);

  await step('it stands still, is styled to its end, and no hidden word is told', async () => {
    await expect.poll(() => putOff(page), { timeout: 15_000 }).toBe(0); // one per idle moment
    const told = await heard(page);
    expect
      .soft(
        told.some((text) => text.startsWith('StaticText: ©')),
        'the last line is told',
      )
      .toBe(true);
    // A large initial must not draw its word together with the next: 'A rating', not 'Arating'.
    const begin = page.locator('article > :first-child > .prose > p').first();
    if (await begin.count())
      expect.soft(await begin.innerText()).toBe(((await begin.textContent()) ?? '').trim());
    expect.soft(told.filter((text) => /This form needs script|This page:/.test(text))).toEqual([]);
    expect.soft(await shiftOf(page)).toBeLessThan(MOST_SHIFT);
  });
  if (way.script === 'before React')
    await step('axe, before React', async () => {
      await judgeIn(page, path, way);
      await show(page, usual);
    });

  await step('it comes to life without a difference', async () => {
    await comeToLife(page);
    await expect(page.locator('h1')).toHaveCount(1);
  });
  const onPaper = async () => {
    // Words along an arch are on paper too, each letter by itself: no reader of a PDF puts them together.
    const shown = await wordsOf(page, { leaveOut: '.sr-only, textPath' });
    expect(shown.length).toBeGreaterThan(150);
    expect(await onlyInMenus(page), 'the menus are left out: the footer must lead to the same').toEqual([]);
    expectSameWords(shown, await wordsOfPdf(await page.pdf({ format: 'A4' })), 'on paper');
  };
  if (asked.paper) await step('the same words on paper', onPaper);
  const words = await wordsOf(page);
  if (path !== '/') await leaveOutChrome(page);
  await step('axe, IBM and Alfa', async () => {
    const findings = await judgeIn(page, path, usual);
    if (way.script === 'with React') await judgeIn(page, path, way);
    await show(page, { ...usual, look: 'reduced motion' });
    if (asked.ibm || isNamed('ibm', path)) findings.push(...(await judgeByIbm(page, path)));
    if (sample.includes(path) || process.env.FULL) findings.push(...(await judgeByAlfa(page, path)));
    expectFresh(path, findings);
  });
  const { checks } = asked;
  if (checks) await step('our own checks', () => expectSound(page, path, 'light', checks));

  await step(
    'everything looked at and pressed: nothing is asked of others, kept, or against the policy',
    async () => {
      await page.evaluate(() => sessionStorage.clear()); // the check of lists has chosen in a form
      await page.evaluate(lookAtEverything);
      await page.evaluate(pressButtons, 'main');
      expect.soft(await reachingOut(page)).toEqual([]);
      expect.soft(await kept(page)).toEqual({ ...nothing, local: ['motion'] });
      expect.soft(seen.outside(new URL(page.url()).origin)).toEqual([]);
      expect.soft(await page.context().cookies()).toEqual([]);
      expect.soft(seen.paths().filter((one) => /^\/media\/.*\.(webm|mp4|vtt)$/.test(one))).toEqual([]);
      expect.soft(page.context().pages()).toHaveLength(1);
    },
  );
  return words;
}
