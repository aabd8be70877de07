import { TEMPLATE } from '../../src/content/article.ts';
import { expect, openLive, test, untilLive } from '../browser.ts';

/** An article is a document alone (src/documents/): it opens as one, and the site goes on from it without another. */
test('an article opens from the list by keyboard, and keeps its words when the visitor comes back', async ({
  page,
}) => {
  const title = 'What a rating analyst asks first';
  const heading = page.getByRole('heading', { level: 1 });
  await openLive(page, '/articles');
  await page.getByRole('main').getByRole('link', { name: title }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${TEMPLATE}`);
  await expect(heading).toHaveText(title);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await untilLive(page);

  const words = await page.locator('main').innerText();
  const link = page.getByRole('main').getByRole('link', { name: 'our page on the rating process' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(heading).toBeFocused(); // without a document: React shows the page
  await expect(page).toHaveTitle(/^Credit Rating: Services/);
  await page.goBack();
  await expect(heading).toHaveText(title);
  expect(await page.locator('main').innerText()).toBe(words);
  await expect(page).toHaveTitle(new RegExp(title));
  await expect(link).toBeFocused();

  // Of another article the browser has no words: its document is fetched.
  await page.goBack();
  await expect(heading).toHaveText('Articles on loans, bills and ratings');
  await page.goForward();
  await expect(heading).toHaveText(title);
});
