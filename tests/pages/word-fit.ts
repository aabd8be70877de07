import type { Page } from '@playwright/test';

/** Returns words of at least four letters that are on several lines, or extend beyond the matching element. */
const findUnfittingWords = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const range = document.createRange();
      const space = element.getBoundingClientRect();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const words = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement;
        if (!parent?.checkVisibility() || parent.closest('svg')) continue;
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{M}]{4,}/gu)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const parts = [...range.getClientRects()];
          const lines = new Set(parts.map(({ top }) => Math.round(top))).size;
          const isOutside = parts.some(({ left, right }) => left < space.left - 1 || right > space.right + 1);
          if (lines < 2 && !isOutside) continue;
          const width = parts.reduce((sum, part) => sum + part.width, 0);
          const size = parseFloat(getComputedStyle(parent).fontSize);
          const isShown = !parent.closest('.sr-only');
          words.push({ tag: element.localName, space: space.width, word, lines, width, size, isShown });
        }
      }
      return words;
    }),
  );

/** Returns words of the main content that are on three or more lines, because their column is too narrow. */
export const brokenWords = async (page: Page) =>
  (await findUnfittingWords(page, 'main')).filter(({ lines }) => lines > 2).map(({ word }) => word);

/**
 * Returns a message for each word that does not fit on a line of its heading. The message names the largest font size
 * at which the word fits. The font sizes are in `type` in tailwind.config.ts.
 */
export const wordsWiderThanHeading = async (page: Page) =>
  (await findUnfittingWords(page, 'main :is(h1, h2, h3)'))
    .filter(({ isShown }) => isShown)
    .map(({ tag, space, word, width, size }) => {
      const fitting = Math.floor(((size * space) / width / 16) * 100) / 100;
      return `"${word}" in <${tag}> is ${Math.round(width)} px wide in ${Math.round(space)} px: at most ${fitting}rem fits (type in tailwind.config.ts)`;
    });
