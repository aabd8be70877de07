import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { routes } from '../../src/site/routes.ts';
import { expect, hold, openLive, test } from '../browser.ts';
import { putOff, shiftOf } from '../pages/page-checks.ts';

/** The bands stay put off. */
const withoutIdleMoments = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });

test('bands out of view wait for an idle moment after the load', { tag: '@nightly' }, async ({ page }) => {
  await withoutIdleMoments(page);
  await page.goto('/');
  expect(await putOff(page)).toBeGreaterThan(3);
});

/** Fields that styles hide, in bands that are put off: told of all the same, until the band is styled. */
const hiddenFields = () =>
  [...document.querySelectorAll('main > *, footer')]
    .filter((band) => getComputedStyle(band).contentVisibility === 'auto')
    .flatMap((band) => [...band.querySelectorAll('input, select, textarea')])
    .filter((field) => !field.checkVisibility())
    .map((field) => field.outerHTML.slice(0, 120));

test('bands that hide a field are not put off', { tag: '@nightly' }, async ({ page }) => {
  await withoutIdleMoments(page);
  for (const { path } of routes) {
    await page.goto(path, { waitUntil: 'domcontentloaded' }); // its sheets stand in it
    expect.soft(await page.evaluate(hiddenFields), path).toEqual([]);
  }
});

test('the menu puts them off, and its end has them styled again', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLive(page);
  await expect.poll(() => putOff(page)).toBe(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.locator('dialog.drawer:modal')).toBeVisible();
  await expect.poll(() => putOff(page)).toBeGreaterThan(3);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.keyboard.press('Escape');
  await expect.poll(() => putOff(page)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
});

test('a page that the site opens itself is styled whole', { tag: '@nightly' }, async ({ page }) => {
  await openLive(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page.locator('h1')).toHaveText('Contact');
  await expect.poll(() => putOff(page)).toBe(0);
});

test(
  'a page on a phone stands still as its faces come after the first paint',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await hold(page, '**/*.woff2');
    await page.goto('/services/wealth', { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    release();
    await page.evaluate(() => document.fonts.ready);
    expect(await shiftOf(page)).toBeLessThan(0.01);
  },
);

test(
  'Home on a phone stands still as its document comes in pieces',
  { tag: '@nightly' },
  async ({ page }) => {
    const line = createServer(async ({ url }, response) => {
      const answer = await fetch(`${process.env.SITE_ORIGIN}${url}`);
      response.setHeader('content-type', answer.headers.get('content-type') ?? '');
      const whole = Buffer.from(await answer.arrayBuffer());
      const piece = url === '/' ? 1500 : Infinity;
      for (let at = 0; at < whole.length; at += piece) {
        response.write(whole.subarray(at, at + piece));
        await pause(16); // a frame for each
      }
      response.end();
    }).listen(0, '127.0.0.1');
    await once(line, 'listening');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`http://127.0.0.1:${(line.address() as AddressInfo).port}`);
    await expect(page.locator('.fade-slider')).toBeVisible();
    expect(await shiftOf(page)).toBeLessThan(0.03);
    line.close();
  },
);

test(
  'number and e-mail address over the bar stand in one line each at 375 px',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto('/');
    for (const scheme of ['tel:', 'mailto:']) {
      const lines = await page
        .locator(`a[href^="${scheme}"]`)
        .first()
        .evaluate((link) => {
          const range = document.createRange();
          range.selectNodeContents(link.lastChild ?? link);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        });
      expect(lines, scheme).toBe(1);
    }
  },
);
