import { createServer } from 'vite';
import type { ViteDevServer } from 'vite';
import { expect, untilLive, test } from '../browser.ts';
import { axe } from './engines/axe.ts';

const widths = [390, 1280];

/** Rules about a page as a whole, which a page that shows everything breaks by what it is for. */
const skip = [
  'heading-order', // sections follow each other as on no page
  'landmark-unique', // two forms, two searches, two breadcrumbs of one name
  'landmark-complementary-is-top-level', // side columns stand inside a room
];

/** Every widget and section is on a page too, where it is audited by each run of the tests: this is for all of them. */
test.describe('the specimen of the development server', () => {
  test.describe.configure({ mode: 'default' }); // one worker, one server
  let server: ViteDevServer;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    server = await createServer({
      server: { port: 5199 }, // the next free one where that is taken
      cacheDir: 'node_modules/.vite-specimen', // beside that of a development server that may be running
      logLevel: 'error',
    });
    await server.listen();
  });
  test.afterAll(() => server.close());

  test(
    'axe finds nothing on it, light and dark, wide and narrow (G12)',
    { tag: '@nightly' },
    async ({ page }) => {
      test.setTimeout(300_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`${server.resolvedUrls?.local[0]}specimen`);
      const live = async () => {
        await page.mouse.move(200 + Math.random() * 50, 200); // again where the server has made the page reload
        return page.locator('html[data-live]').count();
      };
      await expect.poll(live, { timeout: 120_000 }).toBe(1);
      await untilLive(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Specimen' })).toBeVisible();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, 'no scrolling sideways (PR1)').toBeLessThanOrEqual(width);
        // What is laid out only when near has to be near once: axe reads grounds by place.
        await page.locator('footer').scrollIntoViewIfNeeded();
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
          const found = (await axe(page, [], { skip })).filter(({ failure }) => failure);
          expect(found, `${width} px, ${colorScheme}`).toEqual([]);
        }
      }
    },
  );
});
