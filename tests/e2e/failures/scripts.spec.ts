import type { Page } from '@playwright/test';
import { firm } from '../../../src/site/firm.ts';
import { expect, moveMouse, openHydrated, test } from '../../browser.ts';
import {
  contactForm,
  editMessage,
  expectChat,
  expectContactLinks,
  expectFormKept,
  failRequests,
  fillContactForm,
  networkError,
  pressSend,
  waitForFrames,
} from './contact-page.ts';
import type { Failure } from './contact-page.ts';

test.use({ expectedErrors: new RegExp(`${networkError.source}|^No start: `) });

/** Opens a page, moves the mouse and waits until a request for the file has failed. */
async function openFailing(page: Page, path: string, file: string | RegExp, how?: Failure) {
  const requests = await failRequests(page, file, how);
  await page.goto(path);
  await moveMouse(page);
  await expect.poll(() => requests.count).toBeGreaterThan(0);
  return requests;
}

test(
  'sends a submit once that is queued after the client script failed',
  { tag: '@nightly' },
  async ({ page, context }) => {
    const client = await openFailing(page, '/contact', '**/assets/client-*.js');
    await fillContactForm(page);
    client.isFailing = false;
    await expectChat(page, () => pressSend(page));
    await waitForFrames(page);
    expect(context.pages()).toHaveLength(1);
  },
);

test('follows a queued link when the client script hangs', { tag: '@nightly' }, async ({ page }) => {
  test.skip('youtube' in firm.video, 'the link leads to YouTube, which tests must not request');
  await page.route('**/media/*.mp4', (route) => route.fulfill({ contentType: 'text/html', body: 'Film' }));
  await failRequests(page, '**/assets/client-*.js', 'no response');
  await page.goto('/');
  await page.getByRole('link', { name: 'Play video' }).first().click();
  await expect(page).toHaveURL(/\/media\/.*\.mp4$/);
});

test('validates natively until the schema loads', { tag: '@nightly' }, async ({ page }) => {
  const schema = await failRequests(page, '**/assets/schema-*.js');
  await openHydrated(page, '/contact');
  await pressSend(page);
  await expect.poll(() => schema.count).toBeGreaterThan(0);
  const summary = contactForm(page).getByRole('group', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(5);
  await fillContactForm(page);
  await expectChat(page, () => pressSend(page));
  await editMessage(page);
  await expectFormKept(page);
  schema.isFailing = false;
  await page.locator('#contact-number').fill('1234567890');
  await pressSend(page);
  await expect(summary.getByRole('link')).toHaveText([/^Please enter a valid 10-digit number\./]);
  await expectContactLinks(page);
});
