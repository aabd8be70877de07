import { routes } from '../../src/site/routes.ts';
import { expect, openLive, test } from '../browser.ts';
import { missingWords, onlyInMenus, wordsOf, wordsOfPdf } from './words.ts';

/** Share of a page's words that may be missing, where a line end cuts a word or two of its own making. */
const TOLERATED = 0.005;

/** Fails with the words' names when more than that are missing. */
function expectSameWords(wanted: readonly string[], found: readonly string[], where: string) {
  const missing = missingWords(wanted, found);
  const shown = missing.length <= wanted.length * TOLERATED ? [] : missing;
  expect(shown, `${missing.length} of ${wanted.length} words are missing ${where}`).toEqual([]);
}

for (const { path } of routes) {
  test(`${path} has the same words on paper and without script (PR7 PR8 G9)`, async ({ page, browser }) => {
    test.setTimeout(90_000);
    await openLive(page, path);
    const all = await wordsOf(page);
    // Words along an arch are on paper too, each letter by itself: no reader of a PDF puts them together.
    const seen = await wordsOf(page, { leaveOut: '.sr-only, textPath' });
    expect(seen.length).toBeGreaterThan(150);
    expect(await onlyInMenus(page), 'the menus are left out: the footer must lead to the same').toEqual([]);

    expectSameWords(seen, await wordsOfPdf(await page.pdf({ format: 'A4' })), 'on paper');

    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: new URL(page.url()).origin,
    });
    const plain = await context.newPage();
    await plain.goto(path);
    expectSameWords(all, await wordsOf(plain, { shown: true }), 'without script');
    await context.close();
  });
}

test('on paper there is black on white in the dark theme too, and no control (PR7)', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openLive(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const ground = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  const ink = await page.locator('h1').evaluate((h1) => getComputedStyle(h1).color);
  expect([ground, ink]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  await expect(page.locator('button:visible:not(.accordion-button)')).toHaveCount(0);
  await expect(page.locator('.floating, .drawer, header nav').filter({ visible: true })).toHaveCount(0);
});

test('on paper outside links and links in the text say their address (PR7)', async ({ page }) => {
  await openLive(page, '/services/wealth');
  await page.emulateMedia({ media: 'print' });
  const after = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await after('footer a[href^="https://wa.me/"]')).toContain('https://wa.me/');
  expect(await after('main .prose a[href^="/services/"]')).toContain('/services/');
  expect(await after('footer nav a')).toBe('none');
  await expect(page.locator('footer').getByText('/services/wealth', { exact: false })).toBeVisible();
});
