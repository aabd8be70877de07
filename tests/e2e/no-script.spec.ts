import { serviceGroups } from '../../src/site/derive.ts';
import { firm } from '../../src/site/firm.ts';
import { expect, test } from '../browser.ts';

test.use({ javaScriptEnabled: false });

test('every service can be reached from any page (G9 G10)', async ({ page }) => {
  await page.goto('/contact');
  for (const { services } of serviceGroups) {
    for (const service of services) {
      await expect(page.locator(`footer a[href="${service.path}"]`).first()).toBeVisible();
    }
  }
});

test('the mega menu opens on hover and on focus, by CSS alone (G10)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const link = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Wealth Management' });
  await expect(link).toBeHidden();
  await page.getByRole('navigation', { name: 'Main' }).getByText('Services', { exact: true }).hover();
  await expect(link).toBeVisible();
});

test('on a phone the menu link leads to the list of pages', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  const link = page.locator('header a[href="#site-nav"]');
  await expect(link).toBeVisible();
  await link.click();
  await expect(page.locator('#site-nav')).toBeInViewport();
});

test('all words of Home are there, and the ways to reach the firm (G9)', async ({ page }) => {
  await page.goto('/');
  for (const words of [
    'Strategic Advisory',
    'Fintech Solutions',
    'Compliance Expertise',
    'Business Loan',
    'Compliance Advisory',
  ]) {
    await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
  }
  await expect(page.locator(`a[href="tel:+${firm.phone}"]:visible`).first()).toBeVisible();
  await expect(page.locator(`a[href^="https://wa.me/${firm.chatNumber}"]:visible`).first()).toBeVisible();
  await expect(page.locator(`a[href="mailto:${firm.email}"]:visible`).first()).toBeVisible();
});
