import type { Page } from '@playwright/test';
import { controlsOf, fieldId, isApplicable } from '../../src/enquiry/form-definition.ts';
import type { LeadForm } from '../../src/enquiry/form-definition.ts';
import { chatAddress } from '../../src/lib/phone.ts';
import { firm } from '../../src/site/firm.ts';
import { expect, firstOrAll, openHydrated, test } from '../browser.ts';
import { openChat } from '../chat.ts';
import { validAnswers } from '../enquiries.ts';
import { ownEnquiries } from '../forms.ts';
import { numberInLead } from '../sample-phone.ts';

const control = (page: Page, form: LeadForm, name: string) => page.locator(`#${fieldId(form, name)}`);

async function fillIn(page: Page, form: LeadForm, by: 'email' | 'phone') {
  const answers = validAnswers(form, by);
  await control(page, form, `reply-${by}`).check();
  for (const name of controlsOf(form)) {
    if (['reply', 'country', 'time'].includes(name) || !isApplicable(form, name, answers)) continue;
    const field = control(page, form, name);
    const isSelect = await field.evaluate((element) => element.tagName === 'SELECT');
    if (isSelect) await field.selectOption(answers[name] ?? '');
    else await field.fill(answers[name] ?? '');
  }
  return answers;
}

/** The lines of the lead that a press opens in the chat. */
async function leadOf(page: Page, press: () => Promise<void>) {
  const chat = await openChat(page.context(), press);
  const [address = '', query = ''] = chat.address.split('?text=');
  expect(address).toBe(chatAddress(firm.chatNumber));
  await chat.tab.close();
  return decodeURIComponent(query).split('\n');
}

// All pages use the same code; tests/unit/enquiry/own-enquiries.test.tsx checks each form with both replies.
for (const [at, { path, form }] of firstOrAll(ownEnquiries).entries()) {
  const by = at % 2 === 0 ? 'email' : 'phone';
  test(`${path}: sends a complete lead with a reply by ${by}`, { tag: '@nightly' }, async ({ page }) => {
    await openHydrated(page, path);
    const answers = await fillIn(page, form, by);
    const block = page.locator('.enquiry', { has: control(page, form, 'name') });
    const send = block.getByRole('button', { name: /^Send enquiry/ });
    const lead = await leadOf(page, () => send.press('Enter'));
    expect(lead[0]).toBe(`New ${form.title} enquiry`);
    for (const [name, { kind, label, inLead }] of Object.entries(form.fields))
      if (kind !== 'reply') expect(lead).toContain(`${inLead ?? label}: ${answers[name]}`);
    expect(lead).toContain(by === 'email' ? 'Email: meera@example.in' : `Phone: ${numberInLead}`);
    expect(lead.at(-1)).toBe('Please respond ASAP.');
    await expect(block.getByRole('heading', { name: 'Now press Send in WhatsApp' })).toBeFocused();
    await block.getByRole('button', { name: 'I have sent it' }).click();
    await expect(block.getByText(form.success)).toBeVisible();
  });
}

test('preselects the plan or model of the followed link', { tag: '@nightly' }, async ({ page }) => {
  await openHydrated(page, '/insurence');
  for (const plan of ['Premium', 'Basic', 'Premium']) {
    await page.getByRole('link', { name: `Purchase Order for ${plan}` }).click();
    await expect(page.locator('#enquiry')).toBeFocused();
    await expect(page.locator('#plans-plan')).toHaveValue(plan);
  }
  await openHydrated(page, '/services/realState');
  await page.getByRole('link', { name: 'Choose This Model for Purchase Through Us' }).click();
  await expect(page.locator('#real-estate-model')).toHaveValue('Purchase Through Us');
});

test('selects the country of a typed phone number abroad', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openHydrated(page, '/services/realState');
  await page.locator('#real-estate-reply-phone').check();
  await page.locator('#real-estate-number').fill('+971 50 123 4567');
  await expect(page.locator('#real-estate-country')).toHaveValue('AE');
  await page.locator('#real-estate-country').selectOption('GB');
  await page.locator('#real-estate-number').fill('07911 123456');
  await page.locator('#real-estate-name').fill('Meera Joshi');
  await page.locator('#real-estate-model').selectOption({ index: 1 });
  await page.locator('#real-estate-property').fill('Noida, up to 80 lakh');
  await page.locator('#real-estate-home').fill('United Kingdom');
  const lead = await leadOf(page, () => page.getByRole('button', { name: /^Send enquiry/ }).click());
  expect(lead).toEqual(
    expect.arrayContaining([
      'Phone: +44 7911 123456',
      'Lives in: United Kingdom',
      'City and budget: Noida, up to 80 lakh',
    ]),
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('keeps the panel and its reference after a reload', { tag: '@nightly' }, async ({ page, context }) => {
  const { form } = ownEnquiries[1] ?? {};
  if (!form) throw new Error('The list of enquiries is empty');
  await openHydrated(page, '/services/billDiscounting');
  await fillIn(page, form, 'email');
  await leadOf(page, () => page.getByRole('button', { name: /^Send enquiry/ }).click());
  const reference = page.locator('.hand-off dd').first();
  const before = await reference.textContent();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Now press Send in WhatsApp' })).toBeVisible();
  await expect(reference).toHaveText(before ?? '?');
  expect(context.pages()).toHaveLength(1);
  await page.getByRole('button', { name: 'Change the message' }).click();
  await expect(control(page, form, 'buyer')).toHaveValue('My who will pay the invoice?');
  await expect(control(page, form, 'name')).toBeFocused();
});
