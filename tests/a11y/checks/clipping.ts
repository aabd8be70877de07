import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { setStyles } from '../evaluate.ts';
import type { Check, Violation } from './check.ts';

declare global {
  interface Window {
    findClippedTexts: () => { parent: HTMLElement; text: Text; message: string }[];
    /** The texts that were already clipped when `defineFindClippedTexts` ran. */
    clippedBefore: Text[];
  }
}

/** Runs in the page. Defines `findClippedTexts`, and stores the texts that an ancestor clips now in `clippedBefore`. */
function defineFindClippedTexts() {
  const clips = (value: string) => value === 'hidden' || value === 'clip';
  const scrolls = (value: string) => value === 'auto' || value === 'scroll';
  const findClippingBox = (text: Text, parent: HTMLElement) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()];
    const slack = Number.parseFloat(getComputedStyle(parent).fontSize) * 0.3; // the rectangles include the space above capitals
    for (let box: Element | null = parent; box && box !== document.documentElement; box = box.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(box);
      if (display === 'inline') continue;
      if (scrolls(overflowX) || scrolls(overflowY)) return undefined;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isWider = rects.some((rect) => rect.left < left - 2 || rect.right > right + 2);
      const isHigher = rects.some((rect) => rect.top < top - slack || rect.bottom > bottom + slack);
      if ((clips(overflowX) && isWider) || (clips(overflowY) && isHigher)) return box;
    }
    return undefined;
  };
  window.findClippedTexts = () =>
    window.helpers.texts().flatMap(({ text, parent }) => {
      const box = findClippingBox(text, parent);
      const words = text.data.trim().slice(0, 40);
      const message = `"${words}" is clipped by <${box?.localName} class="${box?.className}">`;
      return box ? [{ parent, text, message }] : [];
    });
  window.clippedBefore = window.findClippedTexts().map(({ text }) => text);
}

/** Returns a message for each clipped text. Call `installHelpers` first. */
export async function clippedTexts(page: Page): Promise<string[]> {
  await page.evaluate(defineFindClippedTexts);
  return page.evaluate(() => window.findClippedTexts().map(({ message }) => message));
}

/**
 * Runs in the page. Returns the texts that are clipped now, but were not clipped when `defineFindClippedTexts` ran.
 * Components that measure themselves, such as carousels, change after the text, so this function waits up to a second
 * until no text is clipped.
 */
async function findNewlyClippedTexts(): Promise<Violation[]> {
  const find = () => window.findClippedTexts().filter(({ text }) => !window.clippedBefore.includes(text));
  const end = performance.now() + 1000;
  do await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  while (find().length > 0 && performance.now() < end);
  return find().map(({ parent, message }) => window.helpers.report(parent, message));
}

/** Checks that the text spacing of WCAG 1.4.12 does not cause any text to be clipped (PR2). */
export const spacing: Check = {
  name: 'spacing',
  criterion: '1.4.12',
  run: async (page) => {
    await page.evaluate(defineFindClippedTexts);
    await setStyles(
      page,
      'text spacing',
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }`,
    );
    const violations = await page.evaluate(findNewlyClippedTexts);
    await setStyles(page, 'text spacing', '');
    return violations;
  },
};

/** Doubles the browser's default font size while `run` runs. This also changes breakpoints in rem. */
export async function withDoubledText<Result>(page: Page, run: () => Promise<Result>): Promise<Result> {
  const session = await page.context().newCDPSession(page);
  const setSize = async (standard: number) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard } });
    await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
  };
  await setSize(32);
  const result = await run();
  await setSize(16);
  await session.detach();
  return result;
}

/** Checks that text at twice its size does not cause any text to be clipped (PR3). */
export const doubled: Check = {
  name: 'doubled-text',
  criterion: '1.4.4',
  run: async (page) => {
    await page.evaluate(defineFindClippedTexts);
    return withDoubledText(page, () => page.evaluate(findNewlyClippedTexts));
  },
};
