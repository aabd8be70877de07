import type { Page } from '@playwright/test';
import { expect, measure, nightly, openHydrated, test, waitForAnimations } from '../browser.ts';
import { service } from '../menu-pages.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const item = (page: Page, name: string) => bar(page).getByRole('button', { name });
const expectOpen = (page: Page, isOpen: boolean) =>
  expect(item(page, 'Services')).toHaveAttribute('aria-expanded', String(isOpen));

test.use({ viewport: { width: 1280, height: 800 } });

test('a panel opened by hover stays open while the pointer moves into it (NV4)', async ({ page }) => {
  await openHydrated(page, '/contact');
  await item(page, 'Services').hover();
  await expectOpen(page, true);
  const link = bar(page).locator(`a[href="${service.path}"]`);
  await waitForAnimations(bar(page));
  const { x, y } = await measure(link);
  // The pointer moves diagonally from the button to the link.
  await page.mouse.move(x + 40, y + 20, { steps: 12 });
  await expectOpen(page, true);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await page.mouse.move(640, 790);
  await expectOpen(page, false);
});

test('the panel of services fits into low windows (NV7)', nightly, async ({ page }) => {
  await openHydrated(page, '/contact');
  await item(page, 'Services').click();
  const panel = page.locator('[data-menu-panel=full]');
  for (const size of [
    { width: 1280, height: 600 },
    { width: 1180, height: 500 }, // a window of 2360 x 1000 px at a zoom of 200 %
  ]) {
    await page.setViewportSize(size);
    await waitForAnimations(panel);
    expect((await measure(panel)).bottom).toBeLessThanOrEqual(size.height);
    await panel.getByRole('link').first().focus();
    const last = panel.getByRole('link').last();
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
  }
});
