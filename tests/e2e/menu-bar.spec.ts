import type { Page } from '@playwright/test';
import {
  expect,
  holdClientScript,
  openHydrated,
  test,
  waitForAnimations,
  waitForHydration,
  nightly,
} from '../browser.ts';
import { service } from '../menu-pages.ts';

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const item = (page: Page, name: string) => main(page).getByRole('button', { name });
const expectExpanded = (page: Page, name: string, expanded: 'true' | 'false') =>
  expect(item(page, name)).toHaveAttribute('aria-expanded', expanded);
const expectOpen = (page: Page, name: string) => expectExpanded(page, name, 'true');
const expectClosed = (page: Page, name: string) => expectExpanded(page, name, 'false');

test.describe('navigation bar', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('a panel opened by hover stays open while the pointer moves into it (NV4)', async ({ page }) => {
    await openHydrated(page, '/contact');
    await item(page, 'Services').hover();
    await expectOpen(page, 'Services');
    // The pointer moves diagonally from the button into the panel.
    const link = main(page).locator(`a[href="${service.path}"]`);
    await waitForAnimations(main(page));
    const box = await link.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 20, { steps: 12 });
    await expectOpen(page, 'Services');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await page.mouse.move(640, 790);
    await expectClosed(page, 'Services');
  });

  // A window of 2360 x 1000 has 1180 x 500 CSS pixels at 200% zoom.
  test('the panel of services fits into low windows (NV7)', nightly, async ({ page }) => {
    await openHydrated(page, '/contact');
    await item(page, 'Services').click();
    for (const [width, height] of [
      [1280, 600],
      [1180, 500],
    ] as const) {
      await page.setViewportSize({ width, height });
      const panel = page.locator('[data-menu-panel=full]');
      await waitForAnimations(panel);
      const box = await panel.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      await panel.getByRole('link').first().focus();
      const last = panel.getByRole('link').last();
      await last.focus();
      await expect(last).toBeInViewport({ ratio: 1 });
    }
  });

  test('a panel that opens on hover before hydration stays open after it', nightly, async ({ page }) => {
    const release = await holdClientScript(page);
    await page.goto('/contact');
    await item(page, 'Services').hover();
    const link = main(page).locator(`a[href="${service.path}"]`);
    await expect(link).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    release();
    await waitForHydration(page);
    await expect(link).toBeVisible();
    await expectOpen(page, 'Services');
  });
});
