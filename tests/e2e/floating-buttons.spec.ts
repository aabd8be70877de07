import type { Page } from '@playwright/test';
import { expect, measure, openHydrated, test, waitForAnimations, nightly } from '../browser.ts';

const row = (page: Page) => page.getByRole('complementary', { name: 'Quick contact' });

test('on a phone, the floating buttons are a bar below the content (FB2)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/services/billDiscounting');
  const bar = row(page);
  const action = bar.getByRole('link', { name: '₹4.75 lakh today Discount an invoice' });
  await expect(bar).toBeHidden();
  await page.evaluate(() => scrollTo(0, 1500));
  await expect(action).toBeInViewport({ ratio: 1 });
  await waitForAnimations(bar);
  await expect.poll(async () => (await measure(bar)).bottom).toBe(844);
  const box = await measure(bar);
  expect(box.width).toBeGreaterThanOrEqual(370); // the bar is as wide as the window without its scrollbar
  expect(box.height).toBeLessThanOrEqual(64);

  await action.click();
  await expect(page).toHaveURL(/#enquiry$/);
  await expect(bar).toHaveAttribute('data-collapsed'); // the enquiry is in view

  await page.keyboard.press('Shift'); // after an interaction, the page no longer corrects the position of the enquiry
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(action).toBeInViewport({ ratio: 1 });
  // The neighbouring controls and the edge of the window would cover a focus ring outside a control.
  await page.getByRole('contentinfo').getByRole('button').last().focus();
  for (const control of await bar.locator('a, button').all()) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
    const ring = await control.evaluate((element) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(element);
      return parseFloat(outlineOffset) + parseFloat(outlineWidth);
    });
    expect(ring).toBeLessThanOrEqual(0);
  }
  const last = page.getByRole('contentinfo').locator('p, button').last();
  await expect.poll(async () => (await measure(last)).bottom).toBeLessThanOrEqual(844 - 64);
});

test('the floating buttons cover no text in a small window (FB2)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openHydrated(page, '/contact');
  for (const y of [0, 500, 1500]) {
    await page.evaluate((to) => scrollTo(0, to), y);
    await expect(row(page)).not.toBeInViewport();
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const link = (name: RegExp) => row(page).getByRole('link').filter({ hasText: name });
  // The browser rounds the position by up to a tenth of a pixel.
  for (const name of [/^Chat/, /^Call/]) await expect(link(name)).toBeInViewport({ ratio: 0.998 });
  const footer = await measure(page.getByRole('contentinfo'));
  await expect.poll(async () => (await measure(row(page))).top).toBeGreaterThanOrEqual(footer.bottom);
  await link(/^Call/).focus();
  await expect(link(/^Call/)).toBeInViewport({ ratio: 0.998 });
});

test('on a phone, the floating buttons never cover a control or a field (FB2)', nightly, async ({ page }) => {
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

  await page.setViewportSize({ width: 320, height: 640 });
  const chat = row(page).getByRole('link', { name: /^Chat/ });
  const submit = page.getByRole('button', { name: 'Send message' });
  // The row is hidden where it would cover a control, and shown while one of its links has the focus.
  await submit.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 20));
  const isClear = () =>
    submit.evaluate((button) => {
      const { right, top, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(right - 8, top + height / 2));
    });
  await expect.poll(isClear).toBe(true);
  await chat.focus();
  await expect(chat).toBeInViewport({ ratio: 1 });
});

test('the letterhead shown after a scroll up covers no focused control (2.4.11)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openHydrated(page, '/services/billDiscounting');
  const action = page.getByRole('banner').getByRole('link', { name: '₹4.75 lakh today Discount an invoice' });
  await page.mouse.wheel(0, 1600);
  await expect(page.locator('[data-floating]')).toHaveAttribute('data-scrolled');
  await expect(action).toBeHidden();
  await page.mouse.wheel(0, -200);
  await expect(action).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 100);
  await expect(action).toBeHidden();
  await page.mouse.wheel(0, -200);
  await expect(action).toBeInViewport({ ratio: 1 });

  await page.getByRole('main').locator('a[href]:visible').nth(4).focus();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press(press < 6 ? 'Tab' : 'Shift+Tab');
    await expect(action, `after press ${press}`).toBeHidden();
    expect((await measure(page.locator(':focus'))).top, `after press ${press}`).toBeGreaterThanOrEqual(0);
  }
  await page.mouse.wheel(0, -200);
  await expect(action).toBeInViewport({ ratio: 1 });
  await action.click();
  await expect(page).toHaveURL(/#enquiry$/);
  await expect(page.locator('#enquiry')).toBeInViewport();
  await page.mouse.wheel(0, -100);
  await expect(action).not.toBeInViewport();
  await page.keyboard.press('Control+Home');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(action, 'while the header is in view').toBeHidden();
});

test('the letterhead is hidden in a low window', nightly, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 590 });
  await openHydrated(page, '/services/billDiscounting');
  const action = page.getByRole('banner').getByRole('link', { name: /Discount an invoice$/ });
  await page.mouse.wheel(0, 1600);
  await page.mouse.wheel(0, -300);
  await expect(page.locator('[data-floating]')).not.toHaveAttribute('data-hidden'); // the scroll has ended
  await expect(action).toBeHidden();
});
