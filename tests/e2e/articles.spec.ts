import { TEMPLATE } from '../../src/site/articles.ts';
import { expect, openHydrated, test, waitForHydration, nightly } from '../browser.ts';

/** Articles are separate documents (src/articles/); links from them navigate on the client. */
test('opens an article by keyboard and restores it after Back', nightly, async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await openHydrated(page, '/articles');
  const list = await heading.innerText();
  await page.getByRole('main').locator(`a[href="${TEMPLATE}"]`).first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${TEMPLATE}`);
  const title = await heading.innerText();
  expect(title).not.toBe(list);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await waitForHydration(page);

  const words = await page.locator('main').innerText();
  const link = page.locator('main article p a[href^="/"]:not([href^="/articles"])').first();
  const path = (await link.getAttribute('href')) ?? '';
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(heading).toBeFocused(); // rendered by React, without a new document
  await expect(page).toHaveURL(path);
  await expect(page).not.toHaveTitle(new RegExp(title));
  await page.goBack();
  await expect(heading).toHaveText(title);
  await expect.poll(() => page.locator('main').innerText()).toBe(words);
  await expect(page).toHaveTitle(new RegExp(title));
  await expect(link).toBeFocused();

  // Forward to an article that is not cached loads its document.
  await page.goBack();
  await expect(heading).toHaveText(list);
  await page.goForward();
  await expect(heading).toHaveText(title);
});
