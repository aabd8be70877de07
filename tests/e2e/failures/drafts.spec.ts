import { expect, holdClientScript, openHydrated, test, waitForHydration } from '../../browser.ts';
import { openChat } from '../../chat.ts';
import {
  expectChat,
  expectFormKept,
  fillContactForm,
  sendButton,
  typed,
  waitForFrames,
} from './contact-page.ts';

test('keeps an incomplete form and its country through another document and Back', async ({ page }) => {
  await openHydrated(page, '/contact');
  await page.locator('#contact-name').focus();
  await page.locator('#contact-country').selectOption('US');
  await fillContactForm(page);
  await page.locator('#contact-number').fill('917 555 0123');
  await page.goto('/about');
  await page.goBack();
  await waitForHydration(page);
  await expect(page.locator('#contact-country')).toHaveValue('US');
  await expect(page.locator('#contact-message')).toHaveValue(typed.message);
  const { tab, address } = await openChat(page.context(), () => sendButton(page).click());
  expect(decodeURIComponent(address)).toContain('\nPhone: +1 917 555 0123\n');
  await tab.close();
});

test(
  'merges text typed before hydration into the older draft, also after another document and Back',
  { tag: '@nightly' },
  async ({ page }) => {
    await openHydrated(page, '/nri');
    await page.locator('#nri-name').fill('Leila Haddad');
    await page.getByLabel('By phone').check();
    await page.locator('#nri-country').selectOption('AE');
    const release = await holdClientScript(page);
    await page.reload();
    await page.locator('#nri-name').fill('Leila H. Haddad');
    await page.locator('#nri-details').fill('A flat in Kochi');
    await page.goto('/about');
    await page.goBack();
    release();
    await waitForHydration(page);
    await expect(page.locator('#nri-name')).toHaveValue('Leila H. Haddad');
    await expect(page.locator('#nri-details')).toHaveValue('A flat in Kochi');
    await expect(page.locator('#nri-country')).toHaveValue('AE');
    await expect(page.getByLabel('By phone')).toBeChecked();
  },
);

test('sends three submits before hydration once and keeps the values out of the URL', async ({
  page,
  context,
}) => {
  const release = await holdClientScript(page);
  await page.goto('/contact');
  await fillContactForm(page);
  await page.locator('#contact-name').focus();
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Enter');
  await expectFormKept(page);
  await expectChat(page, () => Promise.resolve(release()));
  await waitForFrames(page);
  expect(context.pages()).toHaveLength(1);
  expect(new URL(page.url()).search).toBe('');
});
