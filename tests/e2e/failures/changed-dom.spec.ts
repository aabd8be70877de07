import type { Page } from '@playwright/test';
import { expect, firstOrAll, holdClientScript, openHydrated, test, waitForHydration } from '../../browser.ts';
import { openChat } from '../../chat.ts';
import { expectContactLinks, goTo } from './contact-page.ts';
import { fill } from '../../a11y/states/lead.ts';
import { translate } from '../../translate.ts';

/** Pages and the id prefix of a form on each. */
const forms = [
  ['/contact', 'contact'],
  ['/', 'loan'],
  ['/insurenceDetails', 'newsletter'],
  ['/services/billDiscounting', 'bill-discounting'],
  ['/appointment', 'appointment'],
  ['/blogDetails', 'comment'],
] as const;

/** The visible fields without a default value. */
const fieldsOf = (page: Page, form: string) =>
  page
    .locator(`[id^="${form}-"]:not([type=radio], [id$="-country"], [id$="-time"], [id$="Day"], [id$="Time"])`)
    .and(page.locator('input, select, textarea'))
    .filter({ visible: true });

const values = (page: Page, form: string) =>
  fieldsOf(page, form).evaluateAll((fields) =>
    Object.fromEntries(fields.map((field) => [field.id, (field as HTMLInputElement).value])),
  );

/** The last text field. */
const lastText = (page: Page, form: string) =>
  fieldsOf(page, form).and(page.locator('input, textarea')).last();

const sendOf = (page: Page, form: string) =>
  lastText(page, form).locator('xpath=ancestor::form').locator('button[type=submit]');

/** Asserts that a submit opens the chat with the values; a comment instead shows that nothing is sent. */
async function expectSent(page: Page, form: string, press: () => Promise<void>) {
  const typed = await values(page, form);
  if (form === 'comment') {
    await press();
    await expect(page.locator('.enquiry').getByText('Comments on this')).toBeVisible();
    expect(await values(page, form)).toEqual(typed);
    return;
  }
  const { tab, address } = await openChat(page.context(), press);
  const text = decodeURIComponent(address);
  for (const [id, value] of Object.entries(typed))
    if (/name|email|message/.test(id)) expect(text).toContain(value);
  await tab.close();
  await expect(page.getByRole('heading', { name: /^Now press Send/ })).toBeFocused();
}

/** Asserts that typing, submitting, a menu and navigation work. */
async function expectWorks(page: Page, form: string) {
  await lastText(page, form).press('End');
  await lastText(page, form).pressSequentially('n');
  await expectSent(page, form, () => sendOf(page, form).press('Enter'));
  const menu = page.getByRole('banner').getByRole('button', { name: /^Services/ });
  await menu.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expectContactLinks(page);
  await goTo(page, '/about', 'About Us');
}

for (const [path, form] of firstOrAll(forms)) {
  test(`translated before hydration: ${form} form keeps values, focus and selection`, async ({ page }) => {
    const release = await holdClientScript(page);
    await page.goto(path);
    await page.evaluate(translate);
    await fill(page, form);
    const typed = await values(page, form);
    const last = lastText(page, form);
    await last.focus();
    await last.evaluate((field) => {
      // An email field has no selection.
      if ((field as HTMLInputElement).selectionStart !== null)
        (field as HTMLInputElement).setSelectionRange(1, 3);
    });
    const selected = () =>
      last.evaluate((field) => {
        const { selectionStart, selectionEnd } = field as HTMLInputElement;
        return [selectionStart, selectionEnd];
      });
    const before = await selected();
    release();
    await waitForHydration(page);
    await expect.poll(() => values(page, form)).toEqual(typed);
    await expect(last).toBeFocused();
    expect(await selected()).toEqual(before);
    await expectWorks(page, form);
  });
  test(
    `translated before hydration: ${form} form repeats a submit with its values`,
    { tag: '@nightly' },
    async ({ page }) => {
      const release = await holdClientScript(page);
      await page.goto(path);
      await page.evaluate(translate);
      await fill(page, form);
      await expectSent(page, form, async () => {
        await sendOf(page, form).press('Enter');
        release();
      });
    },
  );

  test(
    `translated after hydration: ${form} form keeps its values and works`,
    { tag: '@nightly' },
    async ({ page }) => {
      await openHydrated(page, path);
      await fill(page, form);
      const typed = await values(page, form);
      await page.evaluate(translate);
      expect(await values(page, form)).toEqual(typed);
      await expectWorks(page, form);
    },
  );
}

test('translated after hydration: updates the character count', { tag: '@nightly' }, async ({ page }) => {
  await openHydrated(page, '/contact');
  await page.evaluate(translate);
  await page.locator('#contact-message').fill('मीरा');
  await expect(page.getByText(/^4 of about \d+ characters that fit into WhatsApp$/)).toBeVisible();
});

test('translated after hydration: announces search results', { tag: '@nightly' }, async ({ page }) => {
  await openHydrated(page, '/blogDetails');
  const search = page.getByRole('search', { name: 'Search this site' });
  await search.getByRole('combobox').fill('zzz');
  await expect(search.getByText('Nothing found for “zzz”.')).toBeVisible();
  await page.evaluate(translate);
  await search.getByRole('combobox').fill('wealth');
  await expect(search.getByRole('option').first()).toBeVisible();
  await expect(search.getByText(/^\d+ results$/)).toBeAttached();
});
