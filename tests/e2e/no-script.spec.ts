import { serviceGroups } from '../../src/site/derive.ts';
import { chatAddress, telLink } from '../../src/lib/phone.ts';
import { firm } from '../../src/site/firm.ts';
import { heroSlides } from '../../src/content/hero-slides.ts';
import { expect, test } from '../browser.ts';
import { tabForms } from '../forms.ts';
import { service } from '../menu-pages.ts';
import { typedNumber } from '../sample-phone.ts';

test.use({ javaScriptEnabled: false });

test('every service can be reached from any page (G9 G10)', async ({ page }) => {
  await page.goto('/contact');
  for (const { services } of serviceGroups) {
    for (const service of services) {
      await expect(page.locator(`footer a[href="${service.path}"]`).first()).toBeVisible();
    }
  }
});

test(
  'the mega menu opens on hover and on focus, by CSS alone (G10)',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    const link = page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${service.path}"]`);
    await expect(link).toBeHidden();
    await page.getByRole('navigation', { name: 'Main' }).getByText('Services', { exact: true }).hover();
    await expect(link).toBeVisible();
  },
);

test('on a phone the menu link leads to the list of pages', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  const link = page.locator('header a[href="#site-nav"]');
  await expect(link).toBeVisible();
  await link.click();
  await expect(page.locator('#site-nav')).toBeInViewport();
});

test('all words of Home are there, and the ways to reach the firm (G9)', async ({ page }) => {
  await page.goto('/');
  for (const words of [
    ...heroSlides.map(({ subtitle }) => subtitle),
    ...tabForms.map(({ title }) => title),
  ]) {
    await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
  }
  await expect(page.locator(`a[href="${telLink(firm.phone)}"]:visible`).first()).toBeVisible();
  await expect(page.locator(`a[href^="${chatAddress(firm.chatNumber)}"]:visible`).first()).toBeVisible();
  await expect(page.locator(`a[href="mailto:${firm.email}"]:visible`).first()).toBeVisible();
});

test('a form filled in and sent with Enter keeps its words, and its line leads to the firm (FM7)', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.locator('#contact-name').fill('Meera Joshi');
  await page.locator('#contact-email').fill('meera@example.in');
  await page.locator('#contact-number').fill(typedNumber);
  await page.locator('#contact-subject').selectOption({ index: 1 });
  await page.locator('#contact-message').fill('Please call.');
  await page.locator('#contact-name').press('Enter');
  await expect(page).toHaveURL('/contact'); // nothing personal in it
  await expect(page.locator('#contact-name')).toHaveValue('Meera Joshi');
  await expect(page.locator('#contact-message')).toHaveValue('Please call.');
  const form = page.locator('.enquiry', { has: page.locator('#contact-name') });
  await expect(form.getByRole('button', { name: /^Send message/ })).toBeHidden(); // it could not act
  const line = form.getByText(/^This form needs script to write the message\./);
  await expect(line).toBeVisible();
  const links = line.getByRole('link');
  await expect(links).toHaveCount(3);
  await expect(links.nth(0)).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=Enquiry%3A%20Contact%20Us$/,
  );
  await expect(links.nth(1)).toHaveAttribute('href', telLink(firm.phone));
  await expect(links.nth(2)).toHaveAttribute('href', `mailto:${firm.email}?subject=Contact%20Us`);
});

test('Home shows no control that does nothing (G10)', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/');
  // The bar's own buttons open their panels by CSS, on hover and on focus.
  for (const button of await page.locator('button:visible:not(nav button)').all()) {
    await expect(
      button,
      'only a form, which the browser itself checks, may show another button',
    ).toHaveAttribute('type', 'submit');
  }
});
