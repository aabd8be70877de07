import { expect, firstOrAll, test } from '../../browser.ts';
import {
  expectLead,
  expectTyped,
  expectWays,
  submissionResult,
  letter,
  sendButton,
  typeLead,
} from './visit.ts';

const android =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8 Build/AP4A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

/** Browsers inside apps, by what they add to the user agent of the system's web view. */
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
  await typeLead(page);
  await expect(sendButton(page)).toHaveAccessibleDescription('All answers given', { timeout: 15_000 });
}

for (const [app, agent] of firstOrAll(Object.entries(apps))) {
  test.describe(`in the browser of ${app} on Android`, () => {
    test.use({ userAgent: `${android} ${agent}` });

    // A web view of one window: the chat takes the place of the page.
    test('a visitor who comes back from the chat finds the panel, and every word behind it', async ({
      page,
    }) => {
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
      await expect(submissionResult(page)).toBeVisible();
      const link = letter(page).getByRole('link', { name: 'Open the chat (opens in new tab)' });
      expectLead((await link.getAttribute('href')) ?? '');
      await expectWays(page);
      await letter(page).getByRole('button', { name: 'Change the message' }).tap();
      await expect(letter(page).getByLabel('Full name')).toBeVisible();
      await expectTyped(page);
    });
  });

  test.describe(`in the browser of ${app} on an iPhone`, () => {
    test.use({ userAgent: `${iphone} ${agent}` });

    test('a chat that cannot open stays on the page as a link', { tag: '@nightly' }, async ({ page }) => {
      // Web views that open no window answer null; some answer undefined.
      await page.addInitScript(
        (answer) => (window.open = () => answer as null),
        app === 'WhatsApp' ? undefined : null,
      );
      await fillInByTouch(page);
      await sendButton(page).tap();
      await expect(submissionResult(page)).toBeFocused();
      await expect(letter(page).getByRole('alert')).toContainText('Your browser did not let WhatsApp open.');
      const link = letter(page).getByRole('link', { name: 'Open the chat (opens in new tab)' });
      expectLead((await link.getAttribute('href')) ?? '');
      await expect(letter(page).getByRole('link', { name: 'Send it by SMS' })).toBeVisible();
      await expectWays(page);
    });
  });
}
