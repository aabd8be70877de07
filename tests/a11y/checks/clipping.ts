import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Check, Fault } from './check.ts';

declare global {
  interface Window {
    /** Text that was whole before the change. */
    whole?: { text: Text; parent: HTMLElement }[];
    cutOff?: (text: Text, parent: HTMLElement) => Element | undefined;
  }
}

function rememberWhole() {
  const cuts = (value: string) => value === 'hidden' || value === 'clip';
  const scrolls = (value: string) => value === 'auto' || value === 'scroll';
  /** The box beyond whose edge the text goes, if that box cuts it off there. */
  const cutOff = (text: Text, parent: HTMLElement) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()];
    const slack = Number.parseFloat(getComputedStyle(parent).fontSize) * 0.3; // rects hold room above capitals
    for (let box: Element | null = parent; box && box !== document.documentElement; box = box.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(box);
      if (display === 'inline') continue;
      if (scrolls(overflowX) || scrolls(overflowY)) return undefined;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const sideways = rects.some((rect) => rect.left < left - 2 || rect.right > right + 2);
      const upDown = rects.some((rect) => rect.top < top - slack || rect.bottom > bottom + slack);
      if ((cuts(overflowX) && sideways) || (cuts(overflowY) && upDown)) return box;
    }
    return undefined;
  };
  window.cutOff = cutOff;
  window.whole = window.aid.texts().filter(({ text, parent }) => !cutOff(text, parent));
}

async function nowCutOff(): Promise<Fault[]> {
  // What measures itself does so on the next frame; two, and the page has settled.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return (window.whole ?? []).flatMap(({ text, parent }) => {
    const box = window.aid.shown(parent) && window.cutOff?.(text, parent);
    const words = text.data.trim().slice(0, 40);
    return box
      ? [window.aid.tell(parent, `"${words}" is cut off by <${box.localName} class="${box.className}">`)]
      : [];
  });
}

/** PR2: the visitor's own spacing of lines, paragraphs, letters and words. */
export const spacing: Check = {
  name: 'spacing',
  criterion: '1.4.12',
  run: async (page) => {
    await page.evaluate(rememberWhole);
    // A sheet made by script is not held up by the page's policy.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`
        * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
        p { margin-bottom: 2em !important; }`);
      document.adoptedStyleSheets.push(sheet);
    });
    const faults = await page.evaluate(nowCutOff);
    await page.evaluate(() => document.adoptedStyleSheets.pop());
    return faults;
  },
};

/** Doubles the browser's own font size, which also moves the breakpoints in rem, while `run` runs. */
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

/** PR3: no text is cut off at twice its size. */
export const doubled: Check = {
  name: 'doubled-text',
  criterion: '1.4.4',
  run: async (page) => {
    await page.evaluate(rememberWhole);
    return withDoubledText(page, () => page.evaluate(nowCutOff));
  },
};
