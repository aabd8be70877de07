import { expect, openLive, test } from '../browser.ts';

test.use({ bypassCSP: true }); // for the visitor's own style sheet

const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

for (const path of ['/', '/contact', '/services/loanForEveryIndian']) {
  test(`${path}: with the spacing of SC 1.4.12 nothing is cut off and no page scrolls sideways (PR2)`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openLive(page, path);
    await page.addStyleTag({ content: spacing });
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const cut = await page.evaluate(() => {
        const isCut = (element: Element) => {
          const { overflowY, clipPath } = getComputedStyle(element);
          if (clipPath === 'inset(50%)') return false; // words for screen readers alone
          const hasWords = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
          return hasWords && overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1;
        };
        return [...document.querySelectorAll('body *:not(textarea)')]
          .filter((element) => element.checkVisibility() && isCut(element))
          .map((element) => element.outerHTML.slice(0, 120));
      });
      expect(cut, `${width} px wide`).toEqual([]);
    }
  });
}
