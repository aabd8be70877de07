import type { Page } from '@playwright/test';
import { serviceGroups } from '../../src/site/derive.ts';
import { expect, openLive, test } from '../browser.ts';

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const item = (page: Page, name: string) => main(page).getByRole('button', { name });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const trigger = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const isOpen = (page: Page, name: string) =>
  expect(item(page, name)).toHaveAttribute('aria-expanded', 'true', { timeout: 2000 });
const isShut = (page: Page, name: string) =>
  expect(item(page, name)).toHaveAttribute('aria-expanded', 'false', { timeout: 2000 });

test.describe('navigation bar', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('NV3 Tab goes from button through the panel to the next item, Shift+Tab back', async ({ page }) => {
    await openLive(page, '/contact');
    await item(page, 'About').focus();
    await page.keyboard.press('Enter');
    await expect(item(page, 'About')).toBeFocused();
    for (const name of ['About Us', 'Founder Profile']) {
      await page.keyboard.press('Tab');
      await expect(main(page).getByRole('link', { name })).toBeFocused();
    }
    await page.keyboard.press('Shift+Tab');
    await expect(main(page).getByRole('link', { name: 'About Us' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(item(page, 'Services')).toBeFocused();
    await isShut(page, 'About');
    await page.keyboard.press('Space');
    await isOpen(page, 'Services');
    await page.keyboard.press('Space');
    await isShut(page, 'Services');
  });

  test('NV3 Escape closes, also what hover opened while focus is elsewhere', async ({ page }) => {
    await openLive(page, '/contact');
    await item(page, 'Services').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await isShut(page, 'Services');
    await expect(item(page, 'Services')).toBeFocused();

    await page.locator('footer a').first().focus();
    await page.evaluate(() => scrollTo(0, 0));
    await item(page, 'Services').hover();
    await isOpen(page, 'Services');
    await page.keyboard.press('Escape');
    await isShut(page, 'Services');
    await expect(page.locator('footer a').first()).toBeFocused();
    await page.waitForTimeout(600);
    await isShut(page, 'Services');
  });

  test('NV4 the mouse can go diagonally from the button into the panel and rest there', async ({ page }) => {
    await openLive(page, '/contact');
    await item(page, 'Services').hover();
    await isOpen(page, 'Services');
    const link = main(page).getByRole('link', { name: /^Digital Marketing/ });
    const box = await link.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 20, { steps: 12 });
    await page.waitForTimeout(700);
    await isOpen(page, 'Services');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await page.mouse.move(640, 790);
    await isShut(page, 'Services');
  });

  test('NV5 a click pins what hover opened, a second click closes it', async ({ page }) => {
    await openLive(page, '/contact');
    await item(page, 'Services').hover();
    await isOpen(page, 'Services');
    await item(page, 'Services').click();
    await isOpen(page, 'Services');
    await page.mouse.move(640, 790);
    await page.waitForTimeout(700);
    await isOpen(page, 'Services');
    await item(page, 'Services').click();
    await isShut(page, 'Services');
  });

  test('NV6 one at a time; closes on a press outside and on choosing a link, which focuses the h1', async ({
    page,
  }) => {
    await openLive(page, '/contact');
    await item(page, 'Services').click();
    await item(page, 'About').click();
    await isShut(page, 'Services');
    await isOpen(page, 'About');
    await page.mouse.click(640, 780);
    await isShut(page, 'About');
    await item(page, 'About').click();
    await main(page).getByRole('link', { name: 'Founder Profile' }).click();
    await expect(page).toHaveURL(/\/founderprofile$/);
    await isShut(page, 'About');
    await expect(page.locator('h1')).toBeFocused();
  });

  test('NV6 a link to this very page closes the panel; so does a narrower window', async ({ page }) => {
    await openLive(page, '/about');
    await item(page, 'About').click();
    await main(page).getByRole('link', { name: 'About Us' }).click();
    await isShut(page, 'About');
    await item(page, 'About').click();
    await page.mouse.move(5, 700); // or the pointer, at rest where the button comes back, opens it again
    await page.setViewportSize({ width: 800, height: 800 });
    await expect(trigger(page)).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await isShut(page, 'About');
  });

  // 1180 x 500: a window of 2360 x 1000 at 200 % zoom.
  for (const [width, height] of [
    [1280, 600],
    [1180, 500],
  ] as const) {
    test(`NV7 the panel fits ${width} x ${height} and its last link can be reached`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openLive(page, '/contact');
      await item(page, 'Services').click();
      const panel = page.locator('.menu-panel-full');
      const box = await panel.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      const last = panel.getByRole('link').last();
      await last.focus();
      await expect(last).toBeInViewport({ ratio: 1 });
    });
  }

  test('menus open by hover before React is here, and stay open when it comes', async ({ page }) => {
    await page.route('**/assets/client-*.js', async (route) => {
      await new Promise((done) => setTimeout(done, 1500));
      await route.continue();
    });
    await page.goto('/contact');
    await item(page, 'Services').hover();
    const link = main(page).getByRole('link', { name: /^Tech Services/ });
    await expect(link).toBeVisible({ timeout: 1000 });
    expect(await page.evaluate(() => 'live' in document.documentElement.dataset)).toBe(false);
    await page.waitForFunction(() => 'live' in document.documentElement.dataset);
    await expect(link).toBeVisible();
    await isOpen(page, 'Services');
  });
});

test.describe('navigation bar by touch', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: true });

  test('NV5 one tap opens, a second closes, a tap outside closes', async ({ page }) => {
    await page.goto('/contact');
    await page.touchscreen.tap(640, 700);
    await page.waitForFunction(() => 'live' in document.documentElement.dataset);
    await item(page, 'Services').tap();
    await isOpen(page, 'Services');
    await page.waitForTimeout(600);
    await isOpen(page, 'Services');
    await item(page, 'Services').tap();
    await isShut(page, 'Services');
    await item(page, 'About').tap();
    await isOpen(page, 'About');
    await page.touchscreen.tap(640, 780);
    await isShut(page, 'About');
  });
});

test.describe('mobile menu', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const openDrawer = async (page: Page, path = '/contact') => {
    await openLive(page, path);
    await trigger(page).click();
    await expect(page.locator('#mobile-menu:modal')).toBeVisible();
  };

  test('is shown by the press itself and modal after the next paint, live or not', async ({ page }) => {
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
    await openLive(page, '/contact');
    expect(await press()).toBe(true);
    await expect(page.locator('#mobile-menu:modal')).toBeVisible();
    await expect(drawer(page).getByRole('button', { name: 'Close menu' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(trigger(page)).toBeFocused();
  });

  test('MB2 focus is inside; the first control closes', async ({ page }) => {
    await openDrawer(page);
    await expect(drawer(page).getByRole('button', { name: 'Close menu' })).toBeFocused();
    await page.waitForTimeout(450);
    await page.keyboard.press('Enter');
    await expect(drawer(page)).toBeHidden();
    await expect(trigger(page)).toBeFocused();
  });

  test('MB3 Tab never reaches the page behind, in either direction', async ({ page }) => {
    await openDrawer(page);
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
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  const ways: [string, (page: Page) => Promise<unknown>][] = [
    ['Close', (page) => drawer(page).getByRole('button', { name: 'Close menu' }).click()],
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['the width of a desktop', (page) => page.setViewportSize({ width: 1280, height: 844 })],
  ];
  for (const [name, close] of ways) {
    test(`MB4 closes by ${name}; the page is as it was`, async ({ page }) => {
      await openLive(page, '/contact');
      await page.evaluate(() => scrollTo(0, 40));
      const at = await trigger(page).boundingBox();
      await page.mouse.click((at?.x ?? 0) + 20, (at?.y ?? 0) + 20); // locators scroll before they click
      await expect(drawer(page)).toBeVisible();
      await page.waitForTimeout(450);
      await close(page);
      await expect(drawer(page)).toBeHidden();
      // A change of width lays the page out anew, so only the other two can be compared.
      if (page.viewportSize()?.width === 390) expect(await page.evaluate(() => scrollY)).toBe(40);
      expect(await page.locator('html').getAttribute('style')).toBeNull();
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe(
        'hidden',
      );
      await expect(page.locator('#main')).not.toHaveAttribute('inert');
    });
  }

  test('MB4 closes by a tap on the backdrop, where the sheet leaves one', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await openDrawer(page);
    await page.mouse.click(384, 1000);
    await expect(drawer(page)).toBeHidden();
  });

  test('MB4 MB5 closes by a link and by Back; focus goes to the h1', async ({ page }) => {
    await openDrawer(page);
    await drawer(page).getByRole('link', { name: 'Team' }).click();
    await expect(page).toHaveURL(/\/team$/);
    await expect(drawer(page)).toBeHidden();
    await expect(page.locator('h1')).toBeFocused();
    await trigger(page).click();
    await page.goBack();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(drawer(page)).toBeHidden();
    await expect(page.locator('h1')).toBeFocused();
  });

  test('is laid out, unseen, while the finger is on its button', async ({ page }) => {
    await openLive(page, '/contact');
    const drawn = () =>
      page.locator('#mobile-menu').evaluate((menu) => menu.getBoundingClientRect().height > 0);
    expect(await drawn()).toBe(false);
    await trigger(page).dispatchEvent('pointerdown');
    expect(await drawn()).toBe(true);
    await expect(drawer(page)).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(page.locator('#mobile-menu :focus')).toHaveCount(0);
  });

  test('MB4 a fast double tap leaves it open and usable', async ({ page }) => {
    await openLive(page, '/contact');
    await trigger(page).dblclick({ force: true });
    await expect(drawer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
  });

  test('MB6 one submenu at a time; Escape closes it first, then the drawer', async ({ page }) => {
    await openDrawer(page);
    const services = drawer(page).getByRole('button', { name: 'Services' });
    await drawer(page).getByRole('button', { name: 'About' }).click();
    await services.click();
    await expect(drawer(page).getByRole('link', { name: 'About Us' })).toBeHidden();
    await drawer(page).getByRole('link', { name: 'Wealth Management' }).focus();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeVisible();
    await expect(services).toHaveAttribute('aria-expanded', 'false');
    await expect(services).toBeFocused();
    await services.click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await trigger(page).click();
    await expect(services).toHaveAttribute('aria-expanded', 'false');
  });

  test('MB6 every service can be reached at 320 x 256, and nothing goes over the edge', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openDrawer(page);
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

  test('opens and closes before React is here', async ({ page }) => {
    await page.route('**/assets/client-*.js', async (route) => {
      await new Promise((done) => setTimeout(done, 2000));
      await route.continue();
    });
    await page.goto('/contact');
    await trigger(page).click();
    await expect(drawer(page)).toBeVisible({ timeout: 1000 });
    expect(await page.evaluate(() => 'live' in document.documentElement.dataset)).toBe(false);
    await page.waitForFunction(() => 'live' in document.documentElement.dataset);
    await expect(drawer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(trigger(page)).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('floating buttons', () => {
  test('FB1 back to top appears after 300 px, goes up and gives focus to main', async ({ page }) => {
    await openLive(page, '/services/wealth');
    const up = page.getByRole('button', { name: 'Back to top' });
    await expect(up).toBeHidden();
    await page.evaluate(() => scrollTo(0, 400));
    await up.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('#main')).toBeFocused();
    await expect(up).toBeHidden();
  });

  test('FB2 takes at most a tenth of 320 x 256 and is not printed', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openLive(page, '/contact');
    await page.evaluate(() => scrollTo(0, 400));
    const box = await page.getByRole('complementary', { name: 'Quick contact' }).boundingBox();
    expect((box?.width ?? 0) * (box?.height ?? 0)).toBeLessThanOrEqual(0.1 * 320 * 256);
    expect(box?.width).toBeGreaterThanOrEqual(150);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('complementary', { name: 'Quick contact' })).toBeHidden();
  });

  test('FB2 on a phone it waits for scrolling and leaves while a field is filled in', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openLive(page, '/contact');
    const row = page.getByRole('complementary', { name: 'Quick contact' });
    await expect(row).toBeHidden();
    await page.evaluate(() => scrollTo(0, 400));
    await expect(row).toBeVisible();
    await page.evaluate(() => {
      const field = document.createElement('input');
      document.querySelector('main')?.append(field);
      field.focus({ preventScroll: true });
    });
    await expect(row).toBeHidden();
  });

  test('AL1 AL2 Call shows the number; a press outside does nothing, Escape gives focus back', async ({
    page,
  }) => {
    await openLive(page, '/contact');
    const call = page.getByRole('complementary').getByRole('link', { name: /^Call/ });
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

  test('AL1 before React is here the click on Call is held and then answered', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('complementary').getByRole('link', { name: /^Call/ }).click();
    await expect(page.getByRole('alertdialog', { name: 'Call us' })).toBeVisible();
  });
});

test.describe('theme', () => {
  test('the toggle turns the system theme round, says so and is remembered', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await openLive(page, '/contact');
    await page.getByRole('banner').getByRole('button', { name: 'Switch to dark theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(
      page.getByRole('banner').getByRole('button', { name: 'Switch to light theme' }),
    ).toBeVisible();
  });
});
