import { expect, openHydrated, openWithPopupBlocking, test } from '../../browser.ts';
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

test('opens one chat within the gesture of a triple click', { tag: '@nightly' }, async () => {
  const { browser, context, page } = await openWithPopupBlocking();
  await openHydrated(page, '/contact');
  await fillContactForm(page);
  let opened = 0;
  context.on('page', () => (opened += 1));
  await expectChat(page, () => sendButton(page).click({ clickCount: 3 }));
  await expect(sentHeading(page)).toBeFocused();
  await waitForFrames(page);
  expect(opened).toBe(1);
  await browser.close();
});

test.describe('in the in-app browser of WhatsApp on Android, which has one window', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('restores panel and form after Back from the chat, which has replaced the page', async ({ page }) => {
    await page.addInitScript(() => {
      window.open = (url) => {
        location.assign(url ?? '');
        return window;
      };
    });
    await page.route(/^https:\/\/wa\.me\//, (route) => route.fulfill({ body: '' }));
    await page.goto('/contact');
    await page.locator('h1').tap();
    await fillContactForm(page);
    await expect(sendButton(page)).toHaveAccessibleDescription('All fields are filled in');
    await sendButton(page).tap();
    await page.waitForURL(/^https:\/\/wa\.me\//);
    expectLead(page.url());
    await page.goBack();
    await page.locator('h1').tap();
    await expect(sentHeading(page)).toBeVisible();
    expectLead((await chatLink(page).getAttribute('href')) ?? '');
    await expectContactLinks(page);
    await contactForm(page).getByRole('button', { name: 'Change the message' }).tap();
    await expect(contactForm(page).getByLabel('Full name')).toBeVisible();
    await expectFormKept(page);
  });
});
