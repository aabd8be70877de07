import type { Page } from '@playwright/test';
import { expect, firstOrAll, openHydrated, openWithPopupBlocking, test } from '../../browser.ts';
import { firm } from '../../../src/site/firm.ts';
import {
  chatLink,
  contactForm,
  editMessage,
  expectChat,
  expectContactLinks,
  expectFormKept,
  expectLead,
  fillContactForm,
  sendButton,
  sentHeading,
  typed,
  waitForFrames,
} from './contact-page.ts';

test('reports a chat blocked by the browser and links to it with the lead (FM5)', async () => {
  const { browser, context, page } = await openWithPopupBlocking();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  // Chromium blocks a window without a user gesture, and each Playwright evaluation counts as one: so the page restores
  // a draft and submits it by itself.
  await page.addInitScript((draft) => {
    sessionStorage.setItem('enquiry-draft:contact', JSON.stringify(draft));
    const timer = setInterval(() => {
      const name = document.querySelector<HTMLInputElement>('#contact-name');
      if (!name?.value || !name.form?.noValidate) return;
      clearInterval(timer);
      name.form.requestSubmit();
    }, 50);
    const { open } = window;
    window.open = (...args) => {
      const chat = open(...args);
      console.info('window.open called');
      return chat;
    };
  }, typed);
  const called = page.waitForEvent('console', (message) => message.text() === 'window.open called');
  await page.goto('/contact');
  await called;
  await expect(contactForm(page).getByRole('alert')).toContainText('Your browser blocked WhatsApp.');
  expect(context.pages()).toHaveLength(1);
  await expectContactLinks(page);
  const text = await expectChat(page, () => chatLink(page).click());
  await expect(contactForm(page).getByLabel('The message', { exact: true })).toHaveValue(text);
  await editMessage(page);
  await expectFormKept(page);
  expect(errors).toEqual([]);
  await browser.close();
});

test('keeps the lead when the chat is closed without Send', { tag: '@nightly' }, async ({ page }) => {
  await openHydrated(page, '/contact');
  await fillContactForm(page);
  await expectChat(page, () => sendButton(page).click());
  await expect(sentHeading(page)).toBeVisible();
  await expect(contactForm(page)).toContainText('Nothing is sent until you press Send.');
  await expectContactLinks(page);
  await expectChat(page, () => chatLink(page).click());
  const reference = /Reference: (\w{6})/.exec(
    await contactForm(page).getByLabel('The message').inputValue(),
  )?.[1];
  await page.goto('about:blank'); // prevents the browser's own form restoration
  await openHydrated(page, '/contact');
  await expect(sentHeading(page)).toBeVisible();
  await expect(contactForm(page).getByText(reference ?? '?', { exact: true })).toBeVisible();
  await editMessage(page);
  await expectFormKept(page);
});

for (const clipboard of firstOrAll(['refused', 'missing'])) {
  test(`selects the text when the clipboard is ${clipboard}`, { tag: '@nightly' }, async ({ page }) => {
    await page.addInitScript((kind) => {
      const refused = { writeText: () => Promise.reject(new DOMException('Denied', 'NotAllowedError')) };
      Object.defineProperty(navigator, 'clipboard', { value: kind === 'refused' ? refused : undefined });
    }, clipboard);
    await openHydrated(page, '/contact');
    await fillContactForm(page);
    const text = await expectChat(page, () => sendButton(page).click());
    await contactForm(page).getByRole('button', { name: 'Copy message' }).click();
    await expect(contactForm(page).getByText('Your browser blocked copying.')).toBeVisible();
    const message = contactForm(page).getByLabel('The message', { exact: true });
    await expect(message).toBeFocused();
    const selected = await message.evaluate((element) => {
      const { value, selectionStart, selectionEnd } = element as HTMLTextAreaElement;
      return value.slice(selectionStart, selectionEnd);
    });
    expect(selected).toBe(text);
    await expectContactLinks(page);

    await page.locator('h1').click(); // the bar is hidden while a field has focus
    await page
      .getByRole('complementary', { name: 'Quick contact' })
      .getByRole('link', { name: /^Call/ })
      .click();
    const dialog = page.getByRole('alertdialog', { name: 'Call us' });
    await dialog.getByRole('button', { name: 'Copy number' }).click();
    await expect(dialog.getByText('The number is selected instead.')).toBeVisible();
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(firm.phone);
  });
}

test('opens one chat for three clicks, Enters or submits', { tag: '@nightly' }, async ({ page, context }) => {
  await openHydrated(page, '/contact');
  for (const press of [
    () => sendButton(page).click({ clickCount: 3 }),
    async () => {
      await page.locator('#contact-name').focus();
      for (let times = 0; times < 3; times += 1) await page.keyboard.press('Enter');
    },
    () =>
      contactForm(page)
        .locator('form')
        .evaluate((form) => {
          for (let times = 0; times < 3; times += 1) (form as HTMLFormElement).requestSubmit();
        }),
  ]) {
    const opened: Page[] = [];
    const record = (chat: Page) => opened.push(chat);
    context.on('page', record);
    await fillContactForm(page);
    await expectChat(page, press);
    await expect(sentHeading(page)).toBeFocused();
    await waitForFrames(page);
    context.off('page', record);
    expect(opened).toHaveLength(1);
    await editMessage(page);
    await expectFormKept(page);
  }
});

test('offers a second chat link for a chat that did not load', { tag: '@nightly' }, async ({ page }) => {
  await openHydrated(page, '/contact');
  await fillContactForm(page);
  await sendButton(page).click();
  await expect(sentHeading(page)).toBeVisible();
  const other = contactForm(page).getByRole('link', { name: /^Try the other chat link/ });
  const href = (await other.getAttribute('href')) ?? '';
  const same = href.replace('api.whatsapp.com/send?phone=', 'wa.me/').replace('&text=', '?text=');
  expectLead(same);
  expect(href).toMatch(/^https:\/\/api\.whatsapp\.com\//);
  await expectContactLinks(page);
});
