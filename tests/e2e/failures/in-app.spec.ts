import { expect, firstOrAll, test } from '../../browser.ts';
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

const android =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8 Build/AP4A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36';

/** In-app browsers by what they append to the user agent of the system's web view. */
const apps = {
  WhatsApp: 'WhatsApp/2.25.20.78',
  Facebook: '[FB_IAB/FB4A;FBAV/520.0.0.38.99;]',
  Instagram: 'Instagram 390.0.0.37.77',
  LinkedIn: '[LinkedInApp]/9.30.1',
}; // oxfmt-ignore

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

async function fillInByTouch(page: import('@playwright/test').Page) {
  await page.goto('/contact');
  await page.locator('h1').tap();
  await fillContactForm(page);
  await expect(sendButton(page)).toHaveAccessibleDescription('All fields are filled in');
}

for (const [app, agent] of firstOrAll(Object.entries(apps))) {
  test.describe(`${app} on Android`, () => {
    test.use({ userAgent: `${android} ${agent}` });

    // A web view with a single window: the chat replaces the page.
    test('restores the panel and the form after Back from the chat', async ({ page }) => {
      await page.addInitScript(() => {
        window.open = (url) => {
          location.assign(url ?? '');
          return window;
        };
      });
      await page.route(/^https:\/\/wa\.me\//, (route) => route.fulfill({ body: '' }));
      await fillInByTouch(page);
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
}
