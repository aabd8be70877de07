import { TEMPLATE } from '../../src/site/articles.ts';
import { expect, openLive, test, untilLive } from '../browser.ts';

/** An article is a document alone (src/documents/): it opens as one, and the site goes on from it without another. */
test(
  'an article opens from the list by keyboard, and keeps its words when the visitor comes back',
  { tag: '@nightly' },
  async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await openLive(page, '/articles');
    const list = await heading.innerText();
    await page.getByRole('main').locator(`a[href="${TEMPLATE}"]`).first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${TEMPLATE}`);
    const title = await heading.innerText();
    expect(title).not.toBe(list);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await untilLive(page);

    const words = await page.locator('main').innerText();
    const link = page.locator('main article p a[href^="/"]:not([href^="/articles"])').first();
    const path = (await link.getAttribute('href')) ?? '';
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(heading).toBeFocused(); // without a document: React shows the page
    await expect(page).toHaveURL(path);
    await expect(page).not.toHaveTitle(new RegExp(title));
    await page.goBack();
    await expect(heading).toHaveText(title);
    expect(await page.locator('main').innerText()).toBe(words);
    await expect(page).toHaveTitle(new RegExp(title));
    await expect(link).toBeFocused();

    // Of another article the browser has no words: its document is fetched.
    await page.goBack();
    await expect(heading).toHaveText(list);
    await page.goForward();
    await expect(heading).toHaveText(title);
  },
);
