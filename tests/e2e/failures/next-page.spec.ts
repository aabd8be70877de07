import { readFileSync, readdirSync } from 'node:fs';
import { removeLicenceComment } from '../../../src/build/first-paint.ts';
import { expect, firstOrAll, holdResponse, openHydrated, test } from '../../browser.ts';
import {
  countDocuments,
  expectContactLinks,
  expectFormKept,
  failRequests,
  fillContactForm,
  followLink,
  goTo,
  networkError,
} from './contact-page.ts';

test.use({ expectedErrors: new RegExp(`${networkError.source}|^No start: `) });

for (const how of firstOrAll(['no response', '404'] as const))
  test(
    `loads the next page once as a document when its module fails: ${how}`,
    { tag: '@nightly' },
    async ({ page }) => {
      const module = await failRequests(page, '**/assets/privacy-*.js', how);
      await openHydrated(page, '/contact');
      await fillContactForm(page);
      const documents = countDocuments(page);
      await goTo(page, '/privacy', 'Privacy');
      await expect.poll(documents).toBe(1);
      expect(module.count).toBeGreaterThan(0);
      await expectContactLinks(page);
      module.isFailing = false;
      await page.goBack();
      await expect(page).toHaveURL('/contact');
      await expectFormKept(page);
    },
  );

test('says that a page is loading', { tag: '@nightly' }, async ({ page }) => {
  const release = await holdResponse(page, '**/assets/about-*.js');
  await openHydrated(page, '/contact');
  await followLink(page, '/about');
  await expect(page.getByText('Loading…')).toBeVisible();
  release();
  await expect(page.locator('h1')).toHaveText('About Us');
  await expect(page.getByText('Loading…')).toBeHidden();
});

test('loads the next page as a document when a lazy part fails', { tag: '@nightly' }, async ({ page }) => {
  await failRequests(page, '**/assets/accordion-*.js');
  await openHydrated(page, '/contact');
  const documents = countDocuments(page);
  await followLink(page, '/insurenceDetails');
  await expect(page.locator('.accordion-item')).not.toHaveCount(0);
  await expect.poll(documents).toBe(1);
  await expectContactLinks(page);
});

for (const { kind, from, to, h1 } of [
  { kind: 'inner', from: '/', to: '/about', h1: 'About Us' },
  { kind: 'home', from: '/about', to: '/', h1: /advisory/ },
]) {
  test(`loads a document when the ${kind} style sheet fails`, { tag: '@nightly' }, async ({ page }) => {
    const sheet = await failRequests(page, `**/assets/${kind}-*.css`);
    await openHydrated(page, from);
    const documents = countDocuments(page);
    page.on('request', (request) => (sheet.isFailing &&= !request.isNavigationRequest()));
    await followLink(page, to);
    await expect(page.locator('h1').first()).toHaveText(h1);
    await expect.poll(documents).toBe(1);
    expect(sheet.count).toBeGreaterThan(0);
    const own = readdirSync('dist/assets').find(
      (name) => name.startsWith(`${kind}-`) && name.endsWith('.css'),
    );
    const text = removeLicenceComment(readFileSync(`dist/assets/${own}`, 'utf8').trim());
    const sheets = () => page.locator('style').allTextContents();
    await expect.poll(async () => (await sheets()).some((one) => one.includes(text))).toBe(true);
  });
}

test('changes slides when the animation library fails to load', { tag: '@nightly' }, async ({ page }) => {
  await failRequests(page, '**/assets/motion-features-*.js');
  await openHydrated(page);
  const hero = page.locator('.hero');
  const shown = hero.locator('[data-state=current]').getByRole('heading').first();
  const first = await shown.textContent();
  await hero.getByRole('button', { name: 'Next slide' }).click();
  await expect(shown).not.toHaveText(first ?? '');
  await expect(shown).toBeVisible();
  const opacity = () =>
    shown.evaluate((element) => {
      let product = 1;
      for (let at: Element | null = element; at; at = at.parentElement)
        product *= Number(getComputedStyle(at).opacity);
      return product;
    });
  await expect.poll(opacity).toBe(1);
  await expectContactLinks(page);
});
