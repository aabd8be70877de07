import { expect, test } from '../../browser.ts';
import {
  chatLink,
  contactForm,
  expectContactLinks,
  expectFormKept,
  expectLead,
  fillContactForm,
  sendButton,
  sentHeading,
} from './contact-page.ts';

// As in the in-app browser of WhatsApp on Android.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('in a web view with one window, where the chat replaces the page: restores panel and form after Back', async ({
  page,
}) => {
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
