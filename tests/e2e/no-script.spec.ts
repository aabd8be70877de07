import { nightly } from '../browser.ts';
import { createTelUrl } from '../../src/lib/phone.ts';
import { firm } from '../../src/site/firm.ts';
import { heroSlides } from '../../src/content/hero-slides.ts';
import { tabForms } from '../forms.ts';
import { service } from '../menu-pages.ts';
import { expect, test } from './failures/contact-page.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript, the menu opens on hover (G10)', nightly, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const link = page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${service.path}"]`);
  await expect(link).toBeHidden();
  for (const button of await page.locator('button:visible:not(nav button)').all())
    await expect(button).toHaveAttribute('type', 'submit');
  await page.getByRole('navigation', { name: 'Main' }).getByText('Services', { exact: true }).hover();
  await expect(link).toBeVisible();
});

test('without JavaScript, a phone shows slides, forms and links (G9 G10 HF2)', async ({ page, contact }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  for (const text of [...heroSlides.map(({ subtitle }) => subtitle), ...tabForms.map(({ title }) => title)])
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  await contact.expectLinks();
  await page.locator('header a[href="#site-nav"]').click();
  await expect(page.locator('#site-nav')).toBeInViewport();
});

test('without JavaScript, a form offers contact links (FM7)', async ({ page, contact }) => {
  await page.goto('/contact');
  await contact.fill();
  await contact.field('name').press('Enter');
  await expect(page).toHaveURL('/contact'); // the URL must not contain the values
  await contact.expectKept();
  await expect(contact.sendButton).toBeHidden();
  await expect(contact.help).toContainText('This form needs JavaScript', { useInnerText: true });
  const links = contact.help.getByRole('link');
  await expect(links).toHaveCount(3);
  const chat = /^https:\/\/wa\.me\/\d+\?text=Enquiry%3A%20Contact%20Us$/;
  await expect(links.nth(0)).toHaveAttribute('href', chat);
  await expect(links.nth(1)).toHaveAttribute('href', createTelUrl(firm.phone));
  await expect(links.nth(2)).toHaveAttribute('href', `mailto:${firm.email}?subject=Contact%20Us`);
});
