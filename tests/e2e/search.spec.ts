import { expect, test } from '../browser.ts';

test('a query in another script shows a link to the search in its language', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('सम्पति')}`);
  const hindi = page.getByRole('link', { name: 'Search the Hindi pages' });
  await expect(hindi).toHaveAttribute('hreflang', 'hi');
  await hindi.click();
  await expect(page).toHaveURL(`/hi/search?q=${encodeURIComponent('सम्पति')}`);
  await expect(page).toHaveTitle(/^सम्पति: \d+ नतीजे/);
  await page.goto('/hi/search?q=Lifecycle');
  const link = page.getByRole('link', { name: 'अंग्रेज़ी पेजों में खोजें' });
  await expect(link).toHaveAttribute('href', '/search?q=Lifecycle');
});
