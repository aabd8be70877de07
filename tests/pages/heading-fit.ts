import type { Page } from '@playwright/test';

/**
 * Returns a message for each heading whose longest word does not fit on a line, because it is broken or leaves the
 * heading. The message names the largest font size at which the word fits, for `type` in tailwind.config.ts.
 */
export const wordsWiderThanHeading = (page: Page) =>
  page.locator('main :is(h1, h2, h3)').evaluateAll((headings) =>
    headings.flatMap((heading) => {
      if (!heading.checkVisibility() || heading.closest('.sr-only, svg')) return [];
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const space = heading.getBoundingClientRect();
      const range = document.createRange();
      let longest = { word: '', width: 0, size: 0 };
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!text.parentElement || text.parentElement.closest('.sr-only')) continue;
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{M}]{4,}/gu)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = [...range.getClientRects()];
          const width = lines.reduce((sum, line) => sum + line.width, 0);
          const isOutside = lines.some((line) => line.left < space.left - 1 || line.right > space.right + 1);
          const isBroken = new Set(lines.map(({ top }) => Math.round(top))).size > 1;
          const size = parseFloat(getComputedStyle(text.parentElement).fontSize);
          if ((isOutside || isBroken) && width > longest.width) longest = { word, width, size };
        }
      }
      if (!longest.word) return [];
      const fitting = Math.floor(((longest.size * space.width) / longest.width / 16) * 100) / 100;
      const [from, to] = [longest.width, space.width].map(Math.round);
      return [
        `"${longest.word}" in <${heading.localName}> is ${from} px wide in ${to} px: at most ${fitting}rem fits (type in tailwind.config.ts)`,
      ];
    }),
  );
