import type { Locator, Page } from '@playwright/test';
import { expect, openHydrated, test } from '../browser.ts';

const row = (page: Page) => page.getByRole('complementary', { name: 'Quick contact' });

test('on a phone one bar with the page’s own action docks once its button has left the window (FB2)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/services/billDiscounting');
  const bar = row(page);
  const action = bar.getByRole('link', { name: '₹4.75 lakh today Discount an invoice' });
  await expect(bar).toBeHidden();
  await page.evaluate(() => scrollTo(0, 1500));
  await expect(action).toBeInViewport({ ratio: 1 });
  const box = await bar.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(370); // the window without its scrollbar
  expect(box?.height).toBeLessThanOrEqual(64);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);

  await action.click();
  await expect(page).toHaveURL(/#enquiry$/);
  const enquiry = page.locator('#enquiry');
  const scrolledTo = () => enquiry.evaluate((one) => one.getBoundingClientRect().top);
  await expect.poll(scrolledTo).toBeLessThanOrEqual(105); // `scroll-padding` of the page
  await expect(bar).toHaveAttribute('data-bare');

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(action).toBeInViewport({ ratio: 1 });
  // Neighbours and the window's edge would cover a ring outside a control.
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
  const last = await page.getByRole('contentinfo').locator('p, button').last().boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(844 - 64);
});

/** Scrolls until the lower edge of an element is 20 px above that of the window, and returns its position. */
const scrollUnderBar = (element: Locator) =>
  element.evaluate((one) => {
    scrollBy({ top: one.getBoundingClientRect().bottom - innerHeight + 20, behavior: 'instant' });
    return one.getBoundingClientRect().bottom;
  });

test('on a phone the bar stays above fields and links, and keeps clear of what has the focus (FB0 FB2)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/compare-loans');
  const action = row(page).getByRole('link', { name: 'Ask about your loan' });
  const main = page.getByRole('main');
  const bottom = async (element: Locator) => {
    const box = await element.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };

  const field = main.getByRole('textbox').nth(3);
  expect(await scrollUnderBar(field)).toBeCloseTo(824, -1);
  await expect(action).toBeInViewport({ ratio: 1 });
  await field.focus();
  await expect(row(page)).toBeHidden();
  expect(await bottom(field)).toBeLessThanOrEqual(844 - 64);
  await page.evaluate(() => scrollBy(0, 1500));
  await expect(action).toBeInViewport({ ratio: 1 });

  const link = page.getByRole('contentinfo').getByRole('link').last();
  expect(await scrollUnderBar(link)).toBeCloseTo(824, -1);
  await expect(action).toBeInViewport({ ratio: 1 });
  await link.focus();
  await expect(action).toBeInViewport({ ratio: 1 });
  expect(await bottom(link)).toBeLessThanOrEqual(844 - 64);
});

test(
  'floating buttons: take little of a small window, and appear in it with the focus (FB2)',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openHydrated(page, '/contact');
    await expect(row(page)).toBeHidden();
    await page.evaluate(() => scrollTo(0, 500));
    await expect(row(page)).toBeVisible();
    await expect(row(page)).not.toHaveAttribute('data-bare');
    const box = await row(page).boundingBox();
    expect((box?.width ?? 0) * (box?.height ?? 0)).toBeLessThanOrEqual(0.1 * 320 * 256);
    expect(box?.width).toBeGreaterThanOrEqual(150);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Send message' }).scrollIntoViewIfNeeded();
    await expect(row(page)).toHaveAttribute('data-bare');
    const chat = row(page).getByRole('link', { name: /^Chat/ });
    await chat.focus();
    await expect(chat).toBeInViewport({ ratio: 1 });
  },
);
