import type { Page } from '@playwright/test';
import { holdClientScript, holdResponse, openHydrated, waitForHydration, nightly } from '../../browser.ts';
import { translate } from '../../translate.ts';
import { expect, test } from './contact-page.ts';
import type { ContactPage } from './contact-page.ts';

/** Asserts that a submit, a menu and navigation work. */
async function expectWorks(page: Page, contact: ContactPage) {
  await contact.expectChat(() => contact.send());
  await expect(contact.sentHeading).toBeFocused();
  await contact.edit();
  await contact.expectKept();
  const menu = page.getByRole('banner').getByRole('button', { name: /^Services/ });
  await menu.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await contact.expectLinks();
  await contact.goTo('/about', 'About Us');
}

test('a page translated before hydration keeps values and focus', async ({ page, contact }) => {
  const release = await holdClientScript(page);
  await page.goto('/contact');
  await page.evaluate(translate);
  await contact.fill();
  const message = contact.field('message');
  await message.focus();
  await message.evaluate((field) => (field as HTMLTextAreaElement).setSelectionRange(1, 3));
  release();
  await waitForHydration(page);
  await contact.expectKept();
  await expect(message).toBeFocused();
  const selection = (field: Element) => {
    const { selectionStart, selectionEnd } = field as HTMLTextAreaElement;
    return [selectionStart, selectionEnd];
  };
  expect(await message.evaluate(selection)).toEqual([1, 3]);
  await expectWorks(page, contact);
});

test('a press on Send while a translated form loads sends the lead', async ({ page, contact }) => {
  const FORM = '**/assets/enquiry-form-*.js';
  const release = await holdResponse(page, FORM);
  await page.goto('/contact');
  await page.evaluate(translate);
  await contact.fill();
  await contact.expectChat(async () => {
    await contact.sendButton.hover();
    await page.mouse.down();
    const response = page.waitForResponse(FORM);
    release();
    await (await response).finished();
    await contact.waitForFrames(); // the form must not hydrate before the press ends
    await page.mouse.up();
  });
});

test('the form works if the page is translated after hydration', nightly, async ({ page, contact }) => {
  await openHydrated(page, '/contact');
  await contact.fill();
  await page.evaluate(translate);
  await contact.expectKept();
  await contact.field('message').fill('मीरा');
  await expect(page.getByText(/^4 of about \d+ characters that fit into WhatsApp$/)).toBeVisible();
  await contact.fill();
  await expectWorks(page, contact);
});
