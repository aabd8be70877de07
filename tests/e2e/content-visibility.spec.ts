import { expect, holdResponse, test, nightly } from '../browser.ts';
import { coveringPages, translatedPages } from '../pages/covering-pages.ts';
import { countUnrenderedSections, layoutShift } from '../pages/page-checks.ts';

/**
 * Runs in the page. Returns the HTML of fields that CSS hides in sections with `content-visibility: auto`. Screen
 * readers find these fields until the browser renders the section.
 */
const hiddenFields = () =>
  [...document.querySelectorAll('main > *, footer')]
    .filter((band) => getComputedStyle(band).contentVisibility === 'auto')
    .flatMap((band) => [...band.querySelectorAll('input, select, textarea')])
    .filter((field) => !field.checkVisibility())
    .map((field) => field.outerHTML.slice(0, 120));

test('sections with hidden fields are rendered immediately', nightly, async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  for (const path of coveringPages) {
    await page.goto(path, { waitUntil: 'domcontentloaded' }); // the inline style sheets apply by then
    expect.soft(await page.evaluate(hiddenFields), path).toEqual([]);
    if (path === '/') expect(await countUnrenderedSections(page)).toBeGreaterThan(3);
  }
});

// A machine without a Devanagari font shows boxes until the font loads. A title of boxes can have one line more or less
// than the title in letters, which shifts the layout by 0.04.
for (const [path, limit] of [
  ['/services/wealth', 0.01] as const,
  ...translatedPages.map((one) => [one, 0.05] as const),
])
  test(`${path} does not shift on a phone when its fonts load`, nightly, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await holdResponse(page, '**/*.woff2');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    release();
    await page.evaluate(() => document.fonts.ready);
    expect(await layoutShift(page)).toBeLessThan(limit);
  });
