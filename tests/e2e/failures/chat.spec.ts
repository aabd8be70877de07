import { openWithPopupBlocking } from '../../browser.ts';
import { contactPage, expect, expectLead, test, typed } from './contact-page.ts';

test('if the browser blocks the chat, the page has a link to the chat with the lead (FM5)', async () => {
  const { browser, context, page } = await openWithPopupBlocking();
  const contact = contactPage(page);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  // Chromium blocks a window that opens without a user gesture, and each evaluation by Playwright counts as a gesture.
  // So the page itself restores a draft and submits it.
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
  await expect(contact.block.getByRole('alert')).toContainText('Your browser blocked WhatsApp.');
  expect(context.pages()).toHaveLength(1);
  await contact.expectLinks();
  const text = await contact.expectChat(() => contact.chatLink.click());
  await expect(contact.block.getByLabel('The message', { exact: true })).toHaveValue(text);
  await contact.edit();
  await contact.expectKept();
  expect(errors).toEqual([]);
  await browser.close();
});

test.describe('in the in-app browser of WhatsApp on Android, which has one window', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('Back from the chat restores the result panel', async ({ page, contact }) => {
    await page.addInitScript(() => {
      window.open = (url) => {
        location.assign(url ?? '');
        return window;
      };
    });
    await page.route(/^https:\/\/wa\.me\//, (route) => route.fulfill({ body: '' }));
    await page.goto('/contact');
    await page.locator('h1').tap();
    await contact.fill();
    await expect(contact.sendButton).toHaveAccessibleDescription('All fields are filled in');
    await contact.sendButton.tap();
    await page.waitForURL(/^https:\/\/wa\.me\//);
    expectLead(page.url());
    await page.goBack();
    await page.locator('h1').tap();
    await expect(contact.sentHeading).toBeVisible();
    expectLead((await contact.chatLink.getAttribute('href')) ?? '');
    await contact.expectLinks();
    await contact.block.getByRole('button', { name: 'Change the message' }).tap();
    await expect(contact.block.getByLabel('Full name')).toBeVisible();
    await contact.expectKept();
  });
});
