import { expect, firstOrAll, test } from '../browser.ts';

for (const { base, query, found, nothing, site } of firstOrAll([
  {
    base: '',
    query: 'emi',
    found: /^emi: \d+ results – Search - /,
    nothing: 'nothing found',
    site: 'Search',
  },
  { base: '/hi', query: 'किस्त', found: /^किस्त: \d+ नतीजे – खोज - /, nothing: 'कुछ नहीं मिला', site: 'खोज' },
])) {
  test(`the title of ${base}/search has the query and the number of results, whatever the way there (2.4.2)`, async ({
    page,
  }) => {
    await page.goto(`${base}/search?q=${encodeURIComponent(query)}`);
    await expect(page).toHaveTitle(found);
    await page.locator('main ol a[href]').first().click();
    await expect(page).not.toHaveURL(/search/);
    await expect(page).not.toHaveTitle(new RegExp(query));
    await page.goBack();
    await expect(page).toHaveTitle(found);
    const field = page.locator('main').getByRole('combobox');
    await field.fill('zebra');
    await field.press('Enter');
    await expect(page).toHaveTitle(new RegExp(`^zebra: ${nothing} – ${site} - `));
    await page.goto(`${base}/search`);
    await expect(page).toHaveTitle(new RegExp(`^${site} - `));
    await field.fill(query); // as the native form submits it
    await Promise.all([
      page.waitForURL(/q=/),
      page.locator('main form').evaluate((form: HTMLFormElement) => form.submit()),
    ]);
    await expect(page).toHaveTitle(found);
  });
}

test('each search points to the one in the other language for a query in its script, and carries it along', async ({
  page,
}) => {
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

test('the Hindi search knows the Hindi names of countries', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(`/hi/search?q=${encodeURIComponent('जर्मनी')}`);
  const results = page.locator('main ol:not(nav *) a[href]');
  await expect(results.first()).toHaveAttribute('href', '/hi/services/ourEndToEndforeignServices');
});
