import { routes } from '../../src/site/routes.ts';
import { expect, test } from '../browser.ts';

const WIDTH = 320;
const GUTTER = 16;
test.use({ viewport: { width: WIDTH, height: 640 } });

for (const { path } of routes) {
  test(`${path} keeps its words off the edges of the narrowest phone`, async ({ page }) => {
    await page.goto(path);
    // A strip that scrolls sideways has words beyond its edge, and so has a label that only speech reads.
    const beyond = await page.locator('main :is(h1, h2, h3, p, li, dt, dd, label)').evaluateAll(
      (elements, [least, most]) =>
        elements
          .filter((element) => element.checkVisibility() && !element.closest('.carousel, .sr-only, table'))
          .map((element) => ({
            text: element.textContent.slice(0, 40),
            box: element.getBoundingClientRect(),
          }))
          .filter(({ box }) => box.width > 1 && (box.left < least || box.right > most))
          .map(({ text, box }) => `${text}: ${Math.round(box.left)} to ${Math.round(box.right)}`),
      [GUTTER - 0.5, WIDTH - GUTTER + 0.5] as const,
    );
    expect(beyond).toEqual([]);
  });
}
