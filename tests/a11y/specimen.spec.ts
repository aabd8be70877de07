import { createServer } from 'vite';
import type { ViteDevServer } from 'vite';
import { expect, test, waitForHydration } from '../browser.ts';
import { axe } from './engines/axe.ts';

const widths = [390, 1280];

/** Page rules that a page with all components breaks by design. */
const skip = [
  'heading-order', // sections are in an arbitrary order
  'landmark-unique', // components are repeated
  'landmark-complementary-is-top-level', // side columns are nested
];

/** Covers all components on one page; tests/pages audits those in use. */
test.describe('the specimen of the development server', () => {
  test.describe.configure({ mode: 'default' }); // one worker, one server
  let server: ViteDevServer;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    server = await createServer({
      server: { host: '127.0.0.1', port: 5199 }, // or the next free port
      cacheDir: 'node_modules/.vite-specimen', // apart from a running development server
      logLevel: 'error',
    });
    await server.listen();
  });
  test.afterAll(() => server.close());

  test('passes axe in light and dark, wide and narrow (G12)', { tag: '@nightly' }, async ({ page }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${server.resolvedUrls?.local[0]}specimen`);
    const hydratedCount = async () => {
      await page.mouse.move(200 + Math.random() * 50, 200); // repeated, as the server may reload the page
      return page.locator('html[data-hydrated]').count();
    };
    await expect.poll(hydratedCount, { timeout: 120_000 }).toBe(1);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Specimen' })).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, 'no horizontal scrolling (PR1)').toBeLessThanOrEqual(width);
      // Renders the bands out of view.
      await page.locator('footer').scrollIntoViewIfNeeded();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
        const found = (await axe(page, [], { skip })).filter(({ failure }) => failure);
        expect(found, `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });
});
