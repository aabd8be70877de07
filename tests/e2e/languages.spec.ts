import { shown } from '../../src/messages/hi/shown.ts';
import { expect, hydrate, test } from '../browser.ts';
import { tabForms } from '../forms.ts';

test('keeps the open tab and the typed text in the other language', { tag: '@nightly' }, async ({ page }) => {
  const title = tabForms[1]?.title ?? '';
  await page.goto('/hi');
  await hydrate(page);
  await page.getByRole('tab', { name: shown(title) }).click();
  await page.getByRole('textbox', { name: shown('Full name') }).fill('मीरा जोशी');
  const english = page.getByRole('banner').getByRole('link', { name: 'English' });
  await english.focus();
  await page.keyboard.press('Enter');

  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  const tab = page.getByRole('tab', { name: title });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('मीरा जोशी');

  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).press('Enter');
  await expect(page.getByRole('tab', { name: shown(title) })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('textbox', { name: shown('Full name') })).toHaveValue('मीरा जोशी');
});

test('keeps the query of the page before its scripts have loaded', { tag: '@nightly' }, async ({ page }) => {
  await page.route('**/assets/main-*.js', () => {});
  await page.goto('/appointment?about=Business%20consultant', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL('/hi/appointment?about=Business%20consultant');
});
