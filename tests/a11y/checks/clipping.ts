import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Check, Violation } from './check.ts';

declare global {
  interface Window {
    clipped: () => { parent: HTMLElement; text: Text; message: string }[];
    /** The texts that were clipped before the change of styles. */
    clippedBefore: Text[];
  }
}

/** Runs in the page. Defines a function that finds texts that are partly clipped by an ancestor. */
function defineClipped() {
  const clips = (value: string) => value === 'hidden' || value === 'clip';
  const scrolls = (value: string) => value === 'auto' || value === 'scroll';
  const clippingBox = (text: Text, parent: HTMLElement) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()];
    const slack = Number.parseFloat(getComputedStyle(parent).fontSize) * 0.3; // the rectangles include the space above capitals
    for (let box: Element | null = parent; box && box !== document.documentElement; box = box.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(box);
      if (display === 'inline') continue;
      if (scrolls(overflowX) || scrolls(overflowY)) return undefined;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const sideways = rects.some((rect) => rect.left < left - 2 || rect.right > right + 2);
      const upDown = rects.some((rect) => rect.top < top - slack || rect.bottom > bottom + slack);
      if ((clips(overflowX) && sideways) || (clips(overflowY) && upDown)) return box;
    }
    return undefined;
  };
  window.clipped = () =>
    window.helpers.texts().flatMap(({ text, parent }) => {
      const box = clippingBox(text, parent);
      const words = text.data.trim().slice(0, 40);
      const message = `"${words}" is clipped by <${box?.localName} class="${box?.className}">`;
      return box ? [{ parent, text, message }] : [];
    });
  window.clippedBefore = window.clipped().map(({ text }) => text);
}

/** Returns clipped texts. Call `installHelpers` first. */
export async function clippedTexts(page: Page): Promise<string[]> {
  await page.evaluate(defineClipped);
  return page.evaluate(() => window.clipped().map(({ message }) => message));
}

/** Runs in the page. Returns the texts that are clipped now, but were not clipped at the time of `defineClipped`. */
async function findClipped(): Promise<Violation[]> {
  // This waits for components that measure themselves.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return window
    .clipped()
    .filter(({ text }) => !window.clippedBefore.includes(text))
    .map(({ parent, message }) => window.helpers.report(parent, message));
}

/** Checks that no text is clipped if it has the text spacing of WCAG 1.4.12 (PR2). */
export const spacing: Check = {
  name: 'spacing',
  criterion: '1.4.12',
  run: async (page) => {
    await page.evaluate(defineClipped);
    // The content security policy allows a constructed style sheet.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`
        * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
        p { margin-bottom: 2em !important; }`);
      document.adoptedStyleSheets.push(sheet);
    });
    const violations = await page.evaluate(findClipped);
    await page.evaluate(() => document.adoptedStyleSheets.pop());
    return violations;
  },
};

/** Doubles the browser's default font size, which also changes breakpoints in rem, during `run`. */
export async function withDoubledText<Result>(page: Page, run: () => Promise<Result>): Promise<Result> {
  const session = await page.context().newCDPSession(page);
  const setSize = async (standard: number) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard } });
    const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    await expect.poll(size).toBe(`${standard}px`);
  };
  await setSize(32);
  const result = await run();
  await setSize(16);
  await session.detach();
  return result;
}

/** Checks that no text is clipped at twice its size (PR3). */
export const doubled: Check = {
  name: 'doubled-text',
  criterion: '1.4.4',
  run: async (page) => {
    await page.evaluate(defineClipped);
    return withDoubledText(page, () => page.evaluate(findClipped));
  },
};
