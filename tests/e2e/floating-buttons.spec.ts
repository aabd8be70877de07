import type { Page } from '@playwright/test';
import { expect, openHydrated, test } from '../browser.ts';

test.describe('floating buttons', () => {
  const row = (page: Page) => page.getByRole('complementary', { name: 'Quick contact' });

  test(
    'back to top appears after 300 px and scrolls up; Call opens an alert that only Escape or Close closes (FB1 AL1 AL2)',
    { tag: '@nightly' },
    async ({ page }) => {
      // A page without a search, whose code also restores the focus.
      await openHydrated(page, '/privacy');
      const up = page.getByRole('button', { name: 'Back to top' });
      await expect(up).toBeHidden();
      await page.evaluate(() => scrollTo(0, 400));
      await up.click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect(page.locator('#main')).toBeFocused();
      await expect(up).toBeHidden();

      const call = row(page).getByRole('link', { name: /^Call/ });
      await call.click();
      const alert = page.getByRole('alertdialog', { name: 'Call us' });
      await expect(alert).toBeVisible();
      await expect(alert.getByRole('button', { name: 'Close' })).toBeFocused();
      await page.mouse.click(5, 5);
      await expect(alert).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(alert).toBeHidden();
      await expect(call).toBeFocused();
    },
  );

  test('on a phone the row keeps clear of content (FB2)', { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openHydrated(page, '/contact');
    await expect(row(page)).toBeHidden();
    await page.evaluate(() => scrollTo(0, 400));
    await expect(row(page)).toBeVisible();
    await page.evaluate(() => {
      const field = document.createElement('input');
      document.querySelector('main')?.append(field);
      field.focus({ preventScroll: true });
    });
    await expect(row(page)).toBeHidden();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());

    await page.setViewportSize({ width: 320, height: 256 });
    await page.evaluate(() => scrollTo(0, 500));
    await expect(row(page)).toBeVisible();
    const box = await row(page).boundingBox();
    expect((box?.width ?? 0) * (box?.height ?? 0)).toBeLessThanOrEqual(0.1 * 320 * 256);
    expect(box?.width).toBeGreaterThanOrEqual(150);

    await page.setViewportSize({ width: 320, height: 640 });
    const chat = row(page).getByRole('link', { name: /^Chat/ });
    const submit = page.getByRole('button', { name: 'Send message' });
    // The row hides where it would cover a control, and returns with the focus.
    await submit.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 20));
    const isClear = () =>
      submit.evaluate((button) => {
        const { right, top, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(right - 8, top + height / 2));
      });
    await expect.poll(isClear).toBe(true);
    await chat.focus();
    await expect(chat).toBeInViewport({ ratio: 1 });
    await page.emulateMedia({ media: 'print' });
    await expect(row(page)).toBeHidden();
  });

  test('queues a click on Call before hydration (AL1)', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('complementary').getByRole('link', { name: /^Call/ }).click();
    await expect(page.getByRole('alertdialog', { name: 'Call us' })).toBeVisible();
  });
});
