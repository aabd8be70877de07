import { expect, openLive, test } from '../../browser.ts';
import {
  expectChat,
  expectTyped,
  expectWays,
  follow,
  submissionResult,
  letter,
  networkLine,
  sendButton,
  typeLead,
} from './visit.ts';

test.describe('without a connection', () => {
  test.use({ meant: networkLine });

  test('before the submit: the message stays, by every way, and goes out once there is one', async ({
    page,
    context,
  }) => {
    await openLive(page, '/contact');
    await typeLead(page);
    await expect(sendButton(page)).toHaveAccessibleDescription('All answers given');
    await context.setOffline(true);
    await sendButton(page).click();
    await expect(submissionResult(page)).toBeFocused();
    await expect(letter(page)).toContainText('Nothing goes to us before you press Send.');
    await expectWays(page);
    await context.setOffline(false);
    const link = letter(page).getByRole('link', { name: /^Open the chat/ });
    await expectChat(page, () => link.click());
    await letter(page).getByRole('button', { name: 'Change the message' }).click();
    await expectTyped(page);
  });

  test(
    'before the first focus: the browser checks the fields, and the lead is written',
    { tag: '@nightly' },
    async ({ page, context }) => {
      await openLive(page, '/contact');
      await context.setOffline(true);
      await typeLead(page);
      await sendButton(page).press('Enter');
      await expect(submissionResult(page)).toBeFocused();
      await context.setOffline(false);
      const link = letter(page).getByRole('link', { name: /^Open the chat/ });
      await expectChat(page, () => link.click());
      await expectWays(page);
    },
  );

  test(
    'between pages: the page shown stays and says so; the next one opens once there is one',
    { tag: '@nightly' },
    async ({ page, context }) => {
      await openLive(page, '/contact');
      await typeLead(page);
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      const notice = page.locator('.connection-notice');
      await context.setOffline(true);
      await follow(page, '/founderprofile');
      await expect(notice).toBeVisible();
      await expect(page.locator('h1')).not.toHaveText('Founder Profile');
      await expectTyped(page);
      await expectWays(page);
      await context.setOffline(false);
      await expect(page.locator('h1')).toHaveText('Founder Profile', { timeout: 15_000 });
      await expect(notice).toHaveCount(0);
      await page.goBack();
      await expectTyped(page);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    },
  );

  test(
    'between pages, and Back instead of waiting: the page shown is the page of its address',
    { tag: '@nightly' },
    async ({ page, context }) => {
      await openLive(page, '/contact');
      await typeLead(page);
      const notice = page.locator('.connection-notice');
      await context.setOffline(true);
      await follow(page, '/founderprofile');
      await expect(notice).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/contact');
      await expect(notice).toHaveCount(0);
      await expectTyped(page);
      await context.setOffline(false);
      await follow(page, '/founderprofile');
      await expect(page.locator('h1')).toHaveText('Founder Profile');
    },
  );
});

test(
  '50 kbit/s and a second of latency: the page reads, the menu opens, the form is reached',
  { tag: '@nightly' },
  async ({ page, context }) => {
    test.setTimeout(60_000);
    await page.setViewportSize({ width: 390, height: 844 });
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 1000,
      downloadThroughput: 50_000 / 8,
      uploadThroughput: 50_000 / 8,
    });
    await page.goto('/contact', { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible({ timeout: 30_000 });
    await expectWays(page);
    await expect(async () => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 30_000 });
    await expect(page.locator('#mobile-menu:modal')).toBeVisible(); // only then Escape closes it
    expect(await page.locator('html[data-live]').count()).toBe(0); // all of it before React came
    await page.keyboard.press('Escape');
    await typeLead(page);
    await expectTyped(page);
  },
);
