import { expect, openLive, test } from '../browser.ts';
import { audit } from './axe.ts';

const widths = [320, 390, 1280];
const looks = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'forced colours': { forcedColors: 'active' },
} as const;

for (const width of widths) {
  for (const [look, media] of Object.entries(looks)) {
    test(`Home at ${width} px, ${look}: axe finds nothing, before and after hydration (G12 G13)`, async ({
      page,
    }) => {
      await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      // Under forced colours the system sets text and ground together, and axe still reads the author's ground.
      const skip = look === 'forced colours' ? ['color-contrast'] : [];
      await page.goto('/');
      expect(await audit(page, skip), 'before hydration').toEqual([]);
      await openLive(page);
      expect(await audit(page, skip), 'after hydration').toEqual([]);
    });
  }

  test(`Home at ${width} px does not scroll sideways and clips no text (PR1)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openLive(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('without script Home passes axe as it is then shown (G10)', async ({ page }) => {
  // axe needs script to run, so the document comes without its own and the style sheet is told there is none.
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/\(scripting:\s*none\)/g, 'all') });
  });
  await page.goto('/');
  await expect(page.locator('header a[href="#site-nav"]')).toBeAttached();
  expect(await audit(page)).toEqual([]);
});

test('without script Home shows no control that does nothing (G10)', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: 'http://localhost:4173' });
  const page = await context.newPage();
  await page.goto('/');
  // The bar's own buttons open their panels by CSS, on hover and on focus.
  for (const button of await page.locator('button:visible:not(nav button)').all()) {
    await expect(
      button,
      'only a form, which the browser itself checks, may show another button',
    ).toHaveAttribute('type', 'submit');
  }
  await context.close();
});
