import type { Page } from '@playwright/test';
import { serviceGroups } from '../../src/site/derive.ts';
import { expect, holdClientScript, openHydrated, test, waitForHydration } from '../browser.ts';
import { about, secondAbout, inBar, service } from '../menu-pages.ts';

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const item = (page: Page, name: string) => main(page).getByRole('button', { name });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const trigger = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const expectOpen = (page: Page, name: string) =>
  expect(item(page, name)).toHaveAttribute('aria-expanded', 'true', { timeout: 2000 });
const expectClosed = (page: Page, name: string) =>
  expect(item(page, name)).toHaveAttribute('aria-expanded', 'false', { timeout: 2000 });

test.describe('navigation bar', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('keyboard: Tab moves through the panel to the next item and back, Escape also closes a hovered panel (NV3)', async ({
    page,
  }) => {
    await openHydrated(page, '/contact');
    await item(page, 'About').focus();
    await page.keyboard.press('Enter');
    await expect(item(page, 'About')).toBeFocused();
    for (const { label: name } of [about, secondAbout]) {
      await page.keyboard.press('Tab');
      await expect(main(page).getByRole('link', { name })).toBeFocused();
    }
    await page.keyboard.press('Shift+Tab');
    await expect(main(page).getByRole('link', { name: about.label })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(item(page, 'Services')).toBeFocused();
    await expectClosed(page, 'About');

    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expectClosed(page, 'Services');
    await expect(item(page, 'Services')).toBeFocused();

    const elsewhere = page.locator('footer a').first();
    await elsewhere.focus();
    await page.evaluate(() => scrollTo(0, 0));
    await item(page, 'Services').hover();
    await expectOpen(page, 'Services');
    await page.keyboard.press('Escape');
    await expectClosed(page, 'Services');
    await expect(elsewhere).toBeFocused();
    await page.mouse.move(640, 40); // stays closed until the mouse leaves the bar and returns
    await expectClosed(page, 'Services');
  });

  test('mouse: opens on hover, stays open after a click, closes on an outside click or a link (NV4 NV5 NV6)', async ({
    page,
  }) => {
    await openHydrated(page, '/contact');
    await item(page, 'Services').hover();
    await expectOpen(page, 'Services');
    // Moves diagonally from the button into the panel.
    const link = main(page).locator(`a[href="${service.path}"]`);
    const box = await link.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 20, { steps: 12 });
    await expectOpen(page, 'Services');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await page.mouse.move(640, 790);
    await expectClosed(page, 'Services');

    await item(page, 'Services').hover();
    await expectOpen(page, 'Services');
    await item(page, 'Services').click();
    await page.mouse.move(640, 790);
    await item(page, 'About').click();
    await expectClosed(page, 'Services');
    await expectOpen(page, 'About');
    await page.mouse.click(640, 780);
    await expectClosed(page, 'About');

    await item(page, 'About').click();
    await main(page).getByRole('link', { name: about.label }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expectClosed(page, 'About');
    await expect(page.locator('h1')).toBeFocused();
    await item(page, 'About').click();
    await main(page).getByRole('link', { name: about.label }).click(); // to the current page
    await expectClosed(page, 'About');
    await item(page, 'About').click();
    await page.mouse.move(5, 700); // away from where the button reappears
    await page.setViewportSize({ width: 800, height: 800 });
    await expect(trigger(page)).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectClosed(page, 'About');
  });

  // 1180 x 500 is a window of 2360 x 1000 at 200 % zoom.
  test('fits its panel in 1280 x 600 and 1180 x 500 (NV7)', { tag: '@nightly' }, async ({ page }) => {
    await openHydrated(page, '/contact');
    await item(page, 'Services').click();
    for (const [width, height] of [
      [1280, 600],
      [1180, 500],
    ] as const) {
      await page.setViewportSize({ width, height });
      const panel = page.locator('.menu-panel-full');
      const box = await panel.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      await panel.getByRole('link').first().focus();
      const last = panel.getByRole('link').last();
      await last.focus();
      await expect(last).toBeInViewport({ ratio: 1 });
    }
  });

  test('opens on hover before hydration and stays open after it', { tag: '@nightly' }, async ({ page }) => {
    const release = await holdClientScript(page);
    await page.goto('/contact');
    await item(page, 'Services').hover();
    const link = main(page).locator(`a[href="${service.path}"]`);
    await expect(link).toBeVisible({ timeout: 1000 });
    await expect(page.locator('html')).not.toHaveAttribute('data-live');
    release();
    await waitForHydration(page);
    await expect(link).toBeVisible();
    await expectOpen(page, 'Services');
  });
});

test.describe('navigation bar by touch', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: true });

  test('opens on a tap, closes on a second and on one outside (NV5)', async ({ page }) => {
    await page.goto('/contact');
    await page.touchscreen.tap(640, 700);
    await waitForHydration(page);
    await item(page, 'Services').tap();
    await expectOpen(page, 'Services');
    await item(page, 'Services').tap();
    await expectClosed(page, 'Services');
    await item(page, 'About').tap();
    await expectOpen(page, 'About');
    await page.touchscreen.tap(640, 780);
    await expectClosed(page, 'About');
  });
});

test.describe('mobile menu', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens on press and becomes modal after the next paint, before and after hydration', async ({
    page,
  }) => {
    const press = () =>
      trigger(page).evaluate((button: HTMLElement) => {
        const dialog = document.querySelector<HTMLDialogElement>('#mobile-menu');
        button.focus();
        button.click();
        return dialog?.open && !dialog.matches(':modal');
      });
    await page.goto('/contact');
    expect(await press()).toBe(true);
    await expect(page.locator('#mobile-menu:modal')).toBeVisible();
    await openHydrated(page, '/contact');
    expect(await press()).toBe(true);
    await expect(page.locator('#mobile-menu:modal')).toBeVisible();
    await expect(drawer(page).getByRole('button', { name: 'Close menu' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(trigger(page)).toBeFocused();
  });

  test('keeps Tab inside and restores the page after Close, Escape or a wide window (MB2 MB3 MB4)', async ({
    page,
  }) => {
    await openHydrated(page, '/contact');
    await page.evaluate(() => scrollTo(0, 40));
    const at = await trigger(page).boundingBox();
    const open = async () => {
      await page.mouse.click((at?.x ?? 0) + 20, (at?.y ?? 0) + 20); // a locator would scroll before its click
      await expect(page.locator('#mobile-menu:modal')).toBeVisible();
      await expect(drawer(page).getByRole('button', { name: 'Close menu' })).toBeFocused();
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    };
    const expectRestored = async () => {
      await expect(drawer(page)).toBeHidden();
      expect(await page.evaluate(() => scrollY)).toBe(40);
      expect(await page.locator('html').getAttribute('style')).toBeNull();
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe(
        'hidden',
      );
      await expect(page.locator('#main')).not.toHaveAttribute('inert');
    };
    await open();
    const outside = () =>
      page.evaluate(() => {
        const at = document.activeElement;
        return Boolean(at && at !== document.body && !at.closest('dialog'));
      });
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < 20; press += 1) {
        await page.keyboard.press(key);
        expect(await outside()).toBe(false);
      }
    }
    await page.mouse.wheel(0, 2000);
    await page.keyboard.press('Escape');
    await expectRestored();
    await expect(trigger(page)).toBeFocused();

    await open();
    await drawer(page).getByRole('button', { name: 'Close menu' }).press('Enter');
    await expectRestored();
    await expect(trigger(page)).toBeFocused();

    await open();
    await page.setViewportSize({ width: 1280, height: 844 });
    await expect(drawer(page)).toBeHidden();
    await expect(page.locator('#main')).not.toHaveAttribute('inert');
  });

  test('opens one submenu at a time, which Escape closes first; an outside tap, a link or Back closes the menu (MB4 MB6)', async ({
    page,
  }) => {
    await openHydrated(page, '/contact');
    await trigger(page).dblclick({ force: true });
    const services = drawer(page).getByRole('button', { name: 'Services' });
    await drawer(page).getByRole('button', { name: 'About' }).click();
    await services.click();
    await expect(drawer(page).getByRole('link', { name: about.label })).toBeHidden();
    await drawer(page).getByRole('link', { name: service.label }).focus();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeVisible();
    await expect(services).toHaveAttribute('aria-expanded', 'false');
    await expect(services).toBeFocused();
    await services.click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();

    await page.setViewportSize({ width: 768, height: 1024 }); // leaves a backdrop
    await trigger(page).click();
    await expect(page.locator('#mobile-menu:modal')).toBeVisible();
    await expect(services).toHaveAttribute('aria-expanded', 'false');
    await page.mouse.click(384, 1000);
    await expect(drawer(page)).toBeHidden();

    await trigger(page).click();
    await drawer(page).getByRole('link', { name: inBar.label, exact: true }).click();
    await expect(page).toHaveURL(inBar.path);
    await expect(drawer(page)).toBeHidden();
    await expect(page.locator('h1')).toBeFocused();
    await trigger(page).click();
    await page.goBack();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(drawer(page)).toBeHidden();
    await expect(page.locator('h1')).toBeFocused();
  });

  test('reaches every service at 320 x 256 without overflow (MB6)', { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openHydrated(page, '/contact');
    const drawn = () =>
      page.locator('#mobile-menu').evaluate((menu) => menu.getBoundingClientRect().height > 0);
    expect(await drawn()).toBe(false);
    await trigger(page).dispatchEvent('pointerdown');
    expect(await drawn()).toBe(true);
    await expect(drawer(page)).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(page.locator('#mobile-menu :focus')).toHaveCount(0);

    await trigger(page).click();
    await drawer(page).getByRole('button', { name: 'Services' }).click();
    const names = serviceGroups.flatMap((group) => group.services.map(({ label }) => label));
    const last = drawer(page).getByRole('link', { name: names.at(-1) ?? '', exact: true });
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
    const wide = await drawer(page).evaluate((box) => box.scrollWidth > box.clientWidth);
    expect(wide).toBe(false);
    const call = drawer(page).getByRole('link', { name: /^Call/ });
    await call.focus();
    await expect(call).toBeInViewport({ ratio: 1 });
  });

  test('opens before hydration and closes after it', { tag: '@nightly' }, async ({ page }) => {
    const release = await holdClientScript(page);
    await page.goto('/contact');
    await trigger(page).click();
    await expect(drawer(page)).toBeVisible({ timeout: 1000 });
    await expect(page.locator('html')).not.toHaveAttribute('data-live');
    release();
    await waitForHydration(page);
    await expect(drawer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(trigger(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('opens, closes and follows links without any script file', { tag: '@nightly' }, async ({ page }) => {
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
});

test.describe('floating buttons', () => {
  const row = (page: Page) => page.getByRole('complementary', { name: 'Quick contact' });

  test('back to top appears after 300 px and scrolls up; Call opens an alert that only Escape or Close closes (FB1 AL1 AL2)', async ({
    page,
  }) => {
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
  });

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

test.describe('theme', () => {
  test('the switch inverts the system theme and is stored', { tag: '@nightly' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await openHydrated(page, '/contact');
    await page.getByRole('banner').getByRole('button', { name: 'Switch to dark theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(
      page.getByRole('banner').getByRole('button', { name: 'Switch to light theme' }),
    ).toBeVisible();
  });
});
