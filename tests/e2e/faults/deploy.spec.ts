import { expect, openLive, test } from '../../browser.ts';
import {
  countDocuments,
  expectTyped,
  expectWays,
  follow,
  letter,
  moments,
  move,
  networkLine,
  pressSend,
  typeLead,
} from './visit.ts';

test.use({ meant: new RegExp(`${networkLine.source}|^The page could not start: `) });
const gone = { status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' };

test('a deploy between two pages: one silent reload, then the new files serve', async ({ page }) => {
  await openLive(page, '/contact');
  await typeLead(page);
  const documents = countDocuments(page);
  // The old document's names are gone; the new document asks for its own.
  await page.route('**/assets/*.js', (route) => (documents() === 0 ? route.fulfill(gone) : route.continue()));
  await follow(page, '/about');
  await expect(page.locator('h1')).toHaveText('About Us');
  await expect.poll(documents).toBe(1);
  await move(page);
  await expect(page.locator('html[data-live]')).toBeAttached({ timeout: 15_000 });
  await follow(page, '/contact');
  await expectTyped(page);
  await expectWays(page);
  expect(documents()).toBe(1);
});

test(
  'a deploy that stays broken: one reload, never a loop, and the page reads',
  { tag: '@nightly' },
  async ({ page }) => {
    await openLive(page, '/contact');
    await typeLead(page);
    const documents = countDocuments(page);
    await page.route('**/assets/*.js', (route) => route.fulfill(gone));
    await follow(page, '/about');
    await expect(page.locator('h1')).toHaveText('About Us');
    for (let times = 0; times < 4; times += 1) {
      await move(page);
      await moments(page);
    }
    expect(documents()).toBe(1);
    await expectWays(page);
    await follow(page, '/contact'); // as a document
    await expect(page).toHaveURL('/contact');
    await expect(page.locator('#contact-name')).toBeVisible();
    await expect.poll(documents).toBe(2);
  },
);

test(
  'a deploy before the first intent: the page reads, a submit shows the other ways',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.route('**/assets/client-*.js', (route) => route.fulfill(gone));
    const documents = countDocuments(page);
    await page.goto('/contact');
    await typeLead(page);
    await pressSend(page);
    const otherWays = letter(page).getByText(/^This form needs script to write the message\./);
    await expect(otherWays).toBeVisible({ timeout: 10_000 });
    await expectTyped(page);
    await expectWays(page);
    expect(documents()).toBe(1);
    await follow(page, '/about');
    await expect(page.locator('h1')).toHaveText('About Us');
  },
);
