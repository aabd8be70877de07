import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../../chromium.ts';
import { answerForOthers, expect, firstOrAll, openLive, test } from '../../browser.ts';
import { firm } from '../../../src/site/firm.ts';
import { short } from '../../forms.ts';
import {
  expectChat,
  expectLead,
  expectTyped,
  expectWays,
  submissionResult,
  letter,
  moments,
  sendButton,
  typed,
  typeLead,
} from './visit.ts';

test('a chat that the browser really blocks: said first, and the link carries the lead (FM5)', async () => {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: chromiumArgs,
    ignoreDefaultArgs: ['--disable-popup-blocking'],
  });
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL ?? '' });
  await answerForOthers(context);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  // Chromium refuses a window without a gesture, and each look that Playwright takes at a page is one: so the page
  // itself fills its form in, by an earlier draft, and sends it.
  await page.addInitScript((draft) => {
    sessionStorage.setItem('enquiry-draft:contact', JSON.stringify(draft));
    const timer = setInterval(() => {
      const name = document.querySelector<HTMLInputElement>('#contact-name');
      if (!name?.value || !name.form?.noValidate) return;
      clearInterval(timer);
      name.form.requestSubmit();
    }, 50);
    const { open } = window;
    window.open = (...asked) => {
      const chat = open(...asked);
      console.info('asked for a window');
      return chat;
    };
  }, typed);
  const asked = page.waitForEvent('console', (message) => message.text() === 'asked for a window');
  await page.goto('/contact');
  await asked;
  await expect(letter(page).getByRole('alert')).toContainText('Your browser did not let WhatsApp open.');
  expect(context.pages()).toHaveLength(1);
  await expectWays(page);
  const link = letter(page).getByRole('link', { name: 'Open the chat (opens in new tab)' });
  const text = await expectChat(page, () => link.click());
  await expect(letter(page).getByLabel('The message', { exact: true })).toHaveValue(text);
  await letter(page).getByRole('button', { name: 'Change the message' }).click();
  await expectTyped(page);
  expect(faults).toEqual([]);
  await browser.close();
});

test(
  'a chat closed without Send: the page says that nothing went out, and keeps the words',
  { tag: '@nightly' },
  async ({ page }) => {
    await openLive(page, '/contact');
    await typeLead(page);
    await expectChat(page, () => sendButton(page).click());
    await expect(submissionResult(page)).toBeVisible();
    await expect(letter(page)).toContainText('Nothing goes to us before you press Send.');
    await expectWays(page);
    const again = letter(page).getByRole('link', { name: 'Open the chat (opens in new tab)' });
    await expectChat(page, () => again.click());
    const reference = /Reference: (\w{6})/.exec(
      await letter(page).getByLabel('The message').inputValue(),
    )?.[1];
    await page.goto('about:blank'); // no value restored by the browser itself
    await openLive(page, '/contact');
    await expect(submissionResult(page)).toBeVisible();
    await expect(letter(page).getByText(reference ?? '?', { exact: true })).toBeVisible();
    await letter(page).getByRole('button', { name: 'Change the message' }).click();
    await expectTyped(page);
  },
);

for (const clipboard of firstOrAll(['refused', 'missing'])) {
  test(
    `a clipboard that is ${clipboard}: the message, and the number to call, are selected instead`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.addInitScript((kind) => {
        const refused = { writeText: () => Promise.reject(new DOMException('Denied', 'NotAllowedError')) };
        Object.defineProperty(navigator, 'clipboard', { value: kind === 'refused' ? refused : undefined });
      }, clipboard);
      await openLive(page, '/contact');
      await typeLead(page);
      const text = await expectChat(page, () => sendButton(page).click());
      await letter(page).getByRole('button', { name: 'Copy message' }).click();
      await expect(letter(page).getByText('The browser did not allow copying.')).toBeVisible();
      const message = letter(page).getByLabel('The message', { exact: true });
      await expect(message).toBeFocused();
      const selected = await message.evaluate((element) => {
        const { value, selectionStart, selectionEnd } = element as HTMLTextAreaElement;
        return value.slice(selectionStart, selectionEnd);
      });
      expect(selected).toBe(text);
      await expectWays(page);

      await page.locator('h1').click(); // the bar gives way while a field has focus
      await page
        .getByRole('complementary', { name: 'Quick contact' })
        .getByRole('link', { name: /^Call/ })
        .click();
      const dialog = page.getByRole('alertdialog', { name: 'Call us' });
      await dialog.getByRole('button', { name: 'Copy number' }).click();
      await expect(dialog.getByText('The number is selected instead.')).toBeVisible();
      await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(firm.phone);
    },
  );
}

test('three clicks, three Enters or three submits at once open one chat', async ({ page, context }) => {
  await openLive(page, '/contact');
  for (const press of [
    () => sendButton(page).click({ clickCount: 3 }),
    async () => {
      await page.locator('#contact-name').focus();
      for (let times = 0; times < 3; times += 1) await page.keyboard.press('Enter');
    },
    () =>
      letter(page)
        .locator('form')
        .evaluate((form) => {
          for (let times = 0; times < 3; times += 1) (form as HTMLFormElement).requestSubmit();
        }),
  ]) {
    const opened: Page[] = [];
    const note = (chat: Page) => opened.push(chat);
    context.on('page', note);
    await typeLead(page);
    await expectChat(page, press);
    await expect(submissionResult(page)).toBeFocused();
    await moments(page);
    context.off('page', note);
    expect(opened).toHaveLength(1);
    await letter(page).getByRole('button', { name: 'Change the message' }).click();
    await expectTyped(page);
  }
});

test('three Enters in a form of Home open one chat', { tag: '@nightly' }, async ({ page, context }) => {
  await openLive(page);
  const form = page.getByRole('tabpanel', { name: short.title });
  await form.getByLabel('Email').fill('meera@example.in');
  await form.getByRole('combobox').selectOption({ index: 1 });
  await form.getByLabel('Full name').fill('मीरा Joshi');
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Enter');
  await expect(form.getByRole('heading', { name: 'Now press Send in WhatsApp' })).toBeFocused();
  await moments(page);
  expect(context.pages()).toHaveLength(2);
  await expect(form.getByLabel('Full name')).toHaveValue(short.behaviour.resets ? '' : 'मीरा Joshi');
  await expectWays(page);
});

test(
  'the link of the panel works where the first chat never loaded',
  { tag: '@nightly' },
  async ({ page }) => {
    await openLive(page, '/contact');
    await typeLead(page);
    await sendButton(page).click();
    await expect(submissionResult(page)).toBeVisible();
    const other = letter(page).getByRole('link', { name: /^Try the other chat link/ });
    const href = (await other.getAttribute('href')) ?? '';
    const same = href.replace('api.whatsapp.com/send?phone=', 'wa.me/').replace('&text=', '?text=');
    expectLead(same);
    expect(href).toMatch(/^https:\/\/api\.whatsapp\.com\//);
    await expectWays(page);
  },
);
