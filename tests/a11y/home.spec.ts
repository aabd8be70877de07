import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect, openLive, test } from '../browser.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Violations of every rule, best practices and `region` included, each with its elements. */
async function audit(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  // By the debugger, since the page's own policy lets no script in.
  await session.send('Runtime.evaluate', { expression: axeSource });
  const { result } = await session.send('Runtime.evaluate', {
    expression: `axe.run(document, { preload: false, resultTypes: ['violations'] })`,
    awaitPromise: true,
    returnByValue: true,
  });
  const { violations } = result.value as AxeResults;
  return violations.flatMap((fault) => fault.nodes.map((node) => `${fault.id}: ${node.html.slice(0, 160)}`));
}

const widths = [320, 390, 1280];
const looks = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'forced colours': { forcedColors: 'active' },
} as const;

for (const width of widths) {
  for (const [look, media] of Object.entries(looks)) {
    test(`Home at ${width} px, ${look}: axe finds nothing, before and after hydration (G12 G13)`, async ({ page }) => {
      await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      expect(await audit(page), 'before hydration').toEqual([]);
      await openLive(page);
      expect(await audit(page), 'after hydration').toEqual([]);
    });
  }

  test(`Home at ${width} px does not scroll sideways and clips no text (PR1)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openLive(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('without script Home holds no dead control and axe finds nothing (G10)', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: 'http://localhost:4173' });
  const page = await context.newPage();
  await page.goto('/');
  expect(await audit(page)).toEqual([]);
  const buttons = await page.locator('button:visible').evaluateAll((all) =>
    all.filter((button) => !button.closest('form')).map((button) => button.textContent),
  );
  expect(buttons).toEqual([]);
  await context.close();
});
