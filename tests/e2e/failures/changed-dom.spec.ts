import type { Page } from '@playwright/test';
import {
  expect,
  holdClientScript,
  holdResponse,
  openHydrated,
  test,
  waitForHydration,
} from '../../browser.ts';
import { translate } from '../../translate.ts';
import {
  editMessage,
  expectChat,
  expectContactLinks,
  expectFormKept,
  fillContactForm,
  goTo,
  pressSend,
  sendButton,
  sentHeading,
  waitForFrames,
} from './contact-page.ts';

/** Asserts that submitting, a menu and navigation work. */
async function expectWorks(page: Page) {
  await expectChat(page, () => pressSend(page));
  await expect(sentHeading(page)).toBeFocused();
  await editMessage(page);
  await expectFormKept(page);
  const menu = page.getByRole('banner').getByRole('button', { name: /^Services/ });
  await menu.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expectContactLinks(page);
  await goTo(page, '/about', 'About Us');
}

test('translated before hydration: contact form keeps values, focus and selection', async ({ page }) => {
  const release = await holdClientScript(page);
  await page.goto('/contact');
  await page.evaluate(translate);
  await fillContactForm(page);
  const message = page.locator('#contact-message');
  await message.focus();
  await message.evaluate((field) => (field as HTMLTextAreaElement).setSelectionRange(1, 3));
  release();
  await waitForHydration(page);
  await expectFormKept(page);
  await expect(message).toBeFocused();
  const selection = (field: Element) => {
    const { selectionStart, selectionEnd } = field as HTMLTextAreaElement;
    return [selectionStart, selectionEnd];
  };
  expect(await message.evaluate(selection)).toEqual([1, 3]);
  await expectWorks(page);
});

test('translated before hydration: repeats a submit', { tag: '@nightly' }, async ({ page }) => {
  const release = await holdClientScript(page);
  await page.goto('/contact');
  await page.evaluate(translate);
  await fillContactForm(page);
  await expectChat(page, async () => {
    await pressSend(page);
    release();
  });
  await expect(sentHeading(page)).toBeFocused();
});

test('translated before hydration: sends the lead of a press during which the code of the form arrives', async ({
  page,
}) => {
  const FORM = '**/assets/enquiry-form-*.js';
  const release = await holdResponse(page, FORM);
  await page.goto('/contact');
  await page.evaluate(translate);
  await fillContactForm(page);
  await expectChat(page, async () => {
    await sendButton(page).hover();
    await page.mouse.down();
    const response = page.waitForResponse(FORM);
    release();
    await (await response).finished();
    await waitForFrames(page); // the form hydrates after the press ends
    await page.mouse.up();
  });
});

test('translated after hydration: the form works', { tag: '@nightly' }, async ({ page }) => {
  await openHydrated(page, '/contact');
  await fillContactForm(page);
  await page.evaluate(translate);
  await expectFormKept(page);
  await page.locator('#contact-message').fill('मीरा');
  await expect(page.getByText(/^4 of about \d+ characters that fit into WhatsApp$/)).toBeVisible();
  await fillContactForm(page);
  await expectWorks(page);
});
