import { firm } from '../../../src/site/firm.ts';
import { openHydrated, nightly } from '../../browser.ts';
import { expect, loadErrors, test } from './contact-page.ts';

test.use({ expectedErrors: loadErrors });

test('a lead that is sent offline opens the chat when back online', async ({ page, context, contact }) => {
  await openHydrated(page, '/contact');
  await contact.fill();
  await expect(contact.sendButton).toHaveAccessibleDescription('All fields are filled in');
  await context.setOffline(true);
  await contact.sendButton.click();
  await expect(contact.block.getByRole('heading', { name: 'Your message is not sent yet' })).toBeFocused();
  await expect(contact.block.getByRole('alert')).toContainText('You are offline.');
  await contact.expectLinks();
  await contact.expectChat(() => context.setOffline(false)); // the chat opens without another press
  await expect(contact.sentHeading).toBeVisible();
  await contact.expectChat(() => contact.chatLink.click());
  await contact.edit();
  await contact.expectKept();
});

test('a lead sent offline before hydration is sent when back online', async ({ page, context, contact }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0; // the page is never idle, so nothing is prefetched
  });
  await page.goto('/contact');
  await context.setOffline(true);
  await contact.fill();
  await contact.sendButton.click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toContainText(
    'The connection is slow or lost.',
    { useInnerText: true },
  );
  await expect(contact.help).toHaveText(/^The connection is slow or lost\./, { useInnerText: true });
  await contact.expectLinks();
  await contact.expectKept();
  await context.setOffline(false);
  await expect(contact.sentHeading).toBeFocused();
  await expect(page.getByText('Loading…').last()).toBeHidden();
});

test('an offline navigation waits for Back or a connection', nightly, async ({ page, context, contact }) => {
  await openHydrated(page, '/contact');
  await contact.fill();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const notice = page.locator('[data-offline]');
  await context.setOffline(true);
  await contact.followLink('/founderprofile');
  await expect(notice).toBeVisible();
  await contact.expectKept();
  await contact.expectLinks();
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect(notice).toHaveCount(0);
  await contact.expectKept();

  await contact.followLink('/founderprofile');
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator('h1')).toHaveText('Founder Profile');
  await expect(notice).toHaveCount(0);
  await page.goBack();
  await contact.expectKept();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a queued link is followed if the client script hangs', nightly, async ({ page, contact }) => {
  test.skip('youtube' in firm.video, 'the link leads to YouTube, which tests must not request');
  await page.route('**/media/*.mp4', (route) => route.fulfill({ contentType: 'text/html', body: 'Film' }));
  await contact.failRequests('**/assets/client-*.js', 'no response');
  await page.goto('/');
  await page.getByRole('link', { name: 'Play video' }).first().click();
  await expect(page).toHaveURL(/\/media\/.*\.mp4$/);
});
