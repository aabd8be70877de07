import type { Page } from '@playwright/test';
import { expect, firstOrAll, openHydrated, test } from '../browser.ts';
import { tornLabels, unevenFields } from '../pages/page-checks.ts';

/*
 * In two fields side by side, the labels and the controls must be at the same height, and each label must be next to
 * its control.
 */

const widths = [390, 768, 1280, 1440];

/** @param calculators the selector of the calculators to check; if it is omitted, checks the forms of the page */
async function checkRows(page: Page, state: string, calculators?: string) {
  // In a calculator on a phone, only the boxes are at the same height, and not their labels.
  for (const width of calculators ? widths.slice(1) : widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await unevenFields(page, calculators), `${state} at ${width} px`).toEqual([]);
    expect.soft(await tornLabels(page), `${state} at ${width} px`).toEqual([]);
  }
}

const paths = ['/nri', '/appointment', '/contact', '/services/billDiscounting', '/services/credit-rating'];

for (const path of firstOrAll([...paths, '/hi/nri', '/hi/contact'])) {
  test(`fields side by side in the form of ${path} are level`, async ({ page }) => {
    await openHydrated(page, path);
    const form = page.locator('.enquiry form').first();
    await form.locator('input').first().focus();
    await checkRows(page, 'without errors');
    const byPhone = form.locator('input[type=radio][value=phone]');
    if (await byPhone.count()) await byPhone.check();
    await form.locator('[autocomplete=tel-national]').fill('12345');
    await form.locator('[type=submit]').click();
    await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
    await checkRows(page, 'with errors');
  });
}

test('the boxes of a calculator are level', async ({ page }) => {
  for (const [path, calculators] of [
    ['/compare-loans', 'main fieldset'],
    ['/overdue-invoices', 'main [role=group]:has(.slider)'],
  ] as const) {
    await openHydrated(page, path);
    await checkRows(page, `${path} without errors`, calculators);
    const boxes = page.locator('main input[inputmode=decimal]:visible');
    for (const index of [0, 2]) {
      await boxes.nth(index).fill('x');
      await boxes.nth(index).blur();
      await expect(boxes.nth(index)).toHaveAttribute('aria-invalid', 'true');
    }
    await checkRows(page, `${path} with errors`, calculators);
  }
});
