import { expect, openHydrated, test } from '../../browser.ts';
import {
  countDocuments,
  expectContactLinks,
  expectFormKept,
  failRequests,
  fillContactForm,
  followLink,
  networkError,
} from './contact-page.ts';

test.use({ expectedErrors: new RegExp(`${networkError.source}|^No start: `) });

test('loads a page once as a document when its module hangs', { tag: '@nightly' }, async ({ page }) => {
  const module = await failRequests(page, '**/assets/privacy-*.js', 'no response');
  await openHydrated(page, '/contact');
  await fillContactForm(page);
  const documents = countDocuments(page);
  await followLink(page, '/privacy');
  await expect(page.getByText('Loading…').last()).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Privacy');
  await expect.poll(documents).toBe(1);
  await expectContactLinks(page);
  module.isFailing = false;
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expectFormKept(page);
});

for (const [what, file] of [
  ['a lazy part', 'accordion-*.js'],
  ['the style sheet', 'index-*.css'],
] as const)
  test(`loads the next page once as a document when ${what} fails`, { tag: '@nightly' }, async ({ page }) => {
    const requests = await failRequests(page, `**/assets/${file}`);
    await openHydrated(page);
    const documents = countDocuments(page);
    await followLink(page, '/insurenceDetails');
    await expect(page.locator('main [data-answer]')).not.toHaveCount(0);
    await expect.poll(documents).toBe(1);
    expect(requests.count).toBeGreaterThan(0);
    await expectContactLinks(page);
  });

test('changes slides when the animation library fails to load', { tag: '@nightly' }, async ({ page }) => {
  await failRequests(page, '**/assets/motion-features-*.js');
  await openHydrated(page);
  const hero = page.locator('.hero');
  const shown = hero.locator('[data-state=current]');
  const first = await shown.getByRole('heading').first().textContent();
  await hero.getByRole('button', { name: 'Next slide' }).click();
  await expect(shown.getByRole('heading').first()).not.toHaveText(first ?? '');
  await expect(shown).toHaveCSS('opacity', '1');
  await expectContactLinks(page);
});
