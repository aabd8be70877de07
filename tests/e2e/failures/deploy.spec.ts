import { expect, moveMouse, openHydrated, test } from '../../browser.ts';
import {
  countDocuments,
  expectContactLinks,
  expectFormKept,
  fillContactForm,
  followLink,
  goTo,
  networkError,
  waitForFrames,
} from './contact-page.ts';

test.use({ expectedErrors: new RegExp(`${networkError.source}|^No start: `) });
const gone = { status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' };

test('reloads once after a deploy between two pages and then uses the new files', async ({ page }) => {
  await openHydrated(page, '/contact');
  await fillContactForm(page);
  const documents = countDocuments(page);
  // The old document's files are gone; the new document requests its own.
  await page.route('**/assets/*.js', (route) => (documents() === 0 ? route.fulfill(gone) : route.continue()));
  await goTo(page, '/about', 'About Us');
  await expect.poll(documents).toBe(1);
  await moveMouse(page);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await followLink(page, '/contact');
  await expectFormKept(page);
  await expectContactLinks(page);
  expect(documents()).toBe(1);
});

test('reloads only once when the deploy stays broken', { tag: '@nightly' }, async ({ page }) => {
  await openHydrated(page, '/contact');
  await fillContactForm(page);
  const documents = countDocuments(page);
  await page.route('**/assets/*.js', (route) => route.fulfill(gone));
  await goTo(page, '/about', 'About Us');
  for (let times = 0; times < 4; times += 1) {
    await moveMouse(page);
    await waitForFrames(page);
  }
  expect(documents()).toBe(1);
  await expectContactLinks(page);
  await followLink(page, '/contact'); // loads a document
  await expect(page).toHaveURL('/contact');
  await expect(page.locator('#contact-name')).toBeVisible();
  await expect.poll(documents).toBe(2);
});
