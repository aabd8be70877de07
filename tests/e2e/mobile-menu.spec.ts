import type { Page } from '@playwright/test';
import { expect, holdClientScript, holdResponse, hydrate, measure, nightly } from '../browser.ts';
import { openHydrated, test, waitForAnimations } from '../browser.ts';
import { service } from '../menu-pages.ts';
import { accessibleTexts } from '../pages/page-checks.ts';

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const trigger = (page: Page) => page.getByRole('button', { name: 'Open menu' });

test.use({ viewport: { width: 390, height: 844 } });

test('Tab stays in the open menu, and the page keeps its position (MB2 MB3 MB4)', async ({ page }) => {
  // The menu opens at once, and becomes modal two paints later.
  await page.goto('/contact');
  const isOpenAtOnce = await trigger(page).evaluate((button: HTMLElement) => {
    const dialog = document.querySelector<HTMLDialogElement>('#mobile-menu');
    button.click();
    return dialog?.open && !dialog.matches(':modal');
  });
  expect(isOpenAtOnce).toBe(true);
  await expect(page.locator('#mobile-menu:modal')).toBeVisible();
  await page.keyboard.press('Escape');
  await hydrate(page);

  const root = page.locator('html');
  const close = drawer(page).getByRole('button', { name: 'Close menu' });
  await page.evaluate(() => scrollTo(0, 40));
  const { x, y } = await measure(trigger(page));
  const open = async () => {
    await page.mouse.click(x + 20, y + 20); // the click of a locator would scroll first
    await expect(page.locator('#mobile-menu:modal')).toBeVisible();
    await expect(close).toBeFocused();
    await expect(root).toHaveCSS('overflow-y', 'hidden');
  };
  const expectClosed = async () => {
    await expect(page.locator('#mobile-menu')).not.toHaveAttribute('open');
    await expect(root).not.toHaveCSS('overflow-y', 'hidden');
  };
  await open();
  const isOutside = () =>
    page.evaluate(() => document.activeElement?.matches('body, dialog, dialog *') === false);
  for (const key of ['Tab', 'Shift+Tab'])
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press(key);
      expect(await isOutside()).toBe(false);
    }
  await page.mouse.wheel(0, 2000);
  for (const leave of [() => page.keyboard.press('Escape'), () => close.press('Enter')]) {
    await leave();
    await expectClosed();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(40);
    await expect(root).not.toHaveAttribute('style');
    await expect(trigger(page)).toBeFocused();
    await open();
  }
  await page.setViewportSize({ width: 1280, height: 844 });
  await expectClosed();
});

test('a menu that opens before the page is loaded keeps the page from scrolling (MB3)', async ({ page }) => {
  const release = await holdResponse(page, '**/assets/print-*.css');
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await trigger(page).click();
  await expect(page.locator('#mobile-menu:modal')).toBeVisible();
  const loaded = page.waitForEvent('load');
  release();
  await loaded;
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
});

test('the last service and Call can be reached at 320 x 256 px (PR1)', nightly, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openHydrated(page, '/contact');
  await trigger(page).click();
  await drawer(page).getByRole('button', { name: 'Services' }).click();
  const last = drawer(page).getByRole('link', { name: service.label, exact: true });
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  const overflow = () => drawer(page).evaluate((box) => box.scrollWidth - box.clientWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  const call = drawer(page).getByRole('link', { name: /^Call/ });
  await call.focus();
  await expect(call).toBeInViewport({ ratio: 1 });
});

test('the menu works without any script file', nightly, async ({ page }) => {
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/about');
  await trigger(page).click();
  await expect(page.locator('#mobile-menu:modal')).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Close menu' }).click();
  await expect(drawer(page)).toBeHidden();
  await expect(trigger(page)).toBeFocused();
  await trigger(page).press('Enter');
  await drawer(page).getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('the open menu announces that a press in it waits for scripts', nightly, async ({ page }) => {
  const release = await holdClientScript(page);
  await page.goto('/about');
  await trigger(page).click();
  await expect(page.locator('#mobile-menu:modal')).toBeVisible();
  const services = drawer(page).getByRole('button', { name: 'Services' });
  await services.click();
  const notices = async () => (await accessibleTexts(page)).filter((text) => text.includes('Loading…'));
  await expect.poll(notices).toHaveLength(1);
  await waitForAnimations(page.locator('#mobile-menu'));
  const notice = await measure(drawer(page).getByRole('status').locator('p'));
  const call = await measure(drawer(page).getByRole('link', { name: /^Call/ }));
  expect(notice.bottom).toBeLessThanOrEqual(call.top);
  release();
  await expect.poll(notices).toEqual([]);
  await expect(services).toHaveAttribute('aria-expanded', 'true');
});
