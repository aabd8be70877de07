import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, holdResponse, openHydrated, test, nightly } from '../browser.ts';
import { coveringPages, translatedPages } from '../pages/covering-pages.ts';
import { MAX_LAYOUT_SHIFT, unrenderedBands, layoutShift } from '../pages/page-checks.ts';

/** Fields hidden by CSS in bands that are not rendered; screen readers find them until the band is rendered. */
const hiddenFields = () =>
  [...document.querySelectorAll('main > *, footer')]
    .filter((band) => getComputedStyle(band).contentVisibility === 'auto')
    .flatMap((band) => [...band.querySelectorAll('input, select, textarea')])
    .filter((field) => !field.checkVisibility())
    .map((field) => field.outerHTML.slice(0, 120));

test('renders bands with hidden fields at once', nightly, async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  for (const path of coveringPages) {
    await page.goto(path, { waitUntil: 'domcontentloaded' }); // style sheets are inline
    expect.soft(await page.evaluate(hiddenFields), path).toEqual([]);
    if (path === '/') expect(await unrenderedBands(page)).toBeGreaterThan(3);
  }
});

test('skips bands while the mobile menu is open', nightly, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page);
  await expect.poll(() => unrenderedBands(page)).toBe(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.locator('#mobile-menu:modal')).toBeVisible();
  await expect.poll(() => unrenderedBands(page)).toBeGreaterThan(3);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.keyboard.press('Escape');
  await expect.poll(() => unrenderedBands(page)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).first().click();
  await expect(page.locator('h1')).toHaveText('Privacy');
  await expect.poll(() => unrenderedBands(page)).toBe(0);
});

const phone = { width: 390, height: 844 };
const otherSizes = [
  { width: 320, height: 640 },
  { width: 360, height: 640 },
  { width: 412, height: 915 },
  { width: 1280, height: 800 },
];
// On a machine without Devanagari, a title of boxes can have one line more or less than its text, which shifts 0.04.
for (const [path, size, limit] of [
  ['/services/wealth', phone, 0.01] as const,
  ...translatedPages.map((one) => [one, phone, 0.05] as const),
  ...otherSizes.flatMap((size) => translatedPages.map((one) => [one, size, MAX_LAYOUT_SHIFT] as const)),
])
  test(`${path} does not shift at ${size.width} px when fonts load`, nightly, async ({ page }) => {
    await page.setViewportSize(size);
    const release = await holdResponse(page, '**/*.woff2');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    release();
    await page.evaluate(() => document.fonts.ready);
    expect(await layoutShift(page)).toBeLessThan(limit);
  });

test('does not shift when Home is streamed in chunks', nightly, async ({ page }) => {
  const server = createServer(async ({ url }, response) => {
    const upstream = await fetch(`${process.env.SITE_ORIGIN}${url}`);
    response.setHeader('content-type', upstream.headers.get('content-type') ?? '');
    const body = Buffer.from(await upstream.arrayBuffer());
    const chunk = url === '/' ? 1500 : Infinity;
    for (let at = 0; at < body.length; at += chunk) {
      response.write(body.subarray(at, at + chunk));
      await pause(16); // one frame
    }
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await expect(page.locator('.fade-slider')).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.03);
  server.close();
});

test('loads a background image only near the viewport', nightly, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect.poll(() => unrenderedBands(page)).toBe(0);
  const isFetched = () => fetched.some((path) => /\/wealth-plate-(?:fine|bold)-/.test(path));
  expect(fetched.some((path) => /\/hero-1-plate-/.test(path))).toBe(true);
  expect(isFetched()).toBe(false);
  await page
    .locator('.on-secondary > [aria-hidden] > .ros-wealth')
    .evaluate((art) => art.closest('section')?.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(isFetched).toBe(true);
});
