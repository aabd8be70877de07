import type { Page } from '@playwright/test';
import { controlsOf, fieldId, isAsked } from '../../src/enquiry/record.ts';
import type { LeadForm } from '../../src/enquiry/record.ts';
import { chatAddress } from '../../src/lib/phone.ts';
import { firm } from '../../src/site/firm.ts';
import { expect, openLive, test } from '../browser.ts';
import { chatOf } from '../chat.ts';
import { validAnswers } from '../enquiries.ts';
import { ownEnquiries } from '../forms.ts';
import { numberInLead } from '../sample-phone.ts';

const control = (page: Page, form: LeadForm, name: string) => page.locator(`#${fieldId(form, name)}`);

/** Fills a form in as somebody who wants an answer by mail or by phone. */
async function fillIn(page: Page, form: LeadForm, by: 'email' | 'phone') {
  const answers = validAnswers(form, by);
  await control(page, form, `reply-${by}`).check();
  for (const name of controlsOf(form)) {
    if (['reply', 'country', 'time'].includes(name) || !isAsked(form, name, answers)) continue;
    const field = control(page, form, name);
    const isSelect = await field.evaluate((element) => element.tagName === 'SELECT');
    if (isSelect) await field.selectOption(answers[name] ?? '');
    else await field.fill(answers[name] ?? '');
  }
  return answers;
}

/** The lead as the firm reads it. */
async function leadOf(page: Page, press: () => Promise<void>) {
  const chat = await chatOf(page.context(), press);
  const [address = '', query = ''] = chat.address.split('?text=');
  expect(address).toBe(chatAddress(firm.chatNumber));
  await chat.tab.close();
  return decodeURIComponent(query).split('\n');
}

/** On each change one page: all use the same code, and unit tests check the lead of each form. */
const asked = process.env.FULL ? ownEnquiries : ownEnquiries.slice(0, 1);

for (const [at, { path, form }] of asked.entries()) {
  // Every other page is answered by phone; tests/unit/enquiry/own-enquiries asks all forms both ways.
  const by = at % 2 === 0 ? 'email' : 'phone';
  test(`${path}: its own form gives the firm a whole lead, answered by ${by}`, async ({ page }) => {
    await openLive(page, path);
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

test('a button of a plan or model leads to the form with its name chosen, also the second time', async ({
  page,
}) => {
  await openLive(page, '/insurence');
  for (const plan of ['Premium', 'Basic', 'Premium']) {
    await page.getByRole('link', { name: `Purchase Order for ${plan}` }).click();
    await expect(page.locator('#enquiry')).toBeFocused();
    await expect(page.locator('#plans-plan')).toHaveValue(plan);
  }
  await openLive(page, '/services/realState');
  await page.getByRole('link', { name: 'Choose This Model for Purchase Through Us' }).click();
  await expect(page.locator('#real-estate-model')).toHaveValue('Purchase Through Us');
});

test(
  'a number abroad: its country is chosen by what is typed, from a list that came when it was asked for',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openLive(page, '/services/realState');
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
  },
);

test('after a reload the panel stands there with the same reference, and nothing opens by itself', async ({
  page,
  context,
}) => {
  const { form } = ownEnquiries[1] ?? {};
  if (!form) throw new Error('The list of enquiries is empty');
  await openLive(page, '/services/billDiscounting');
  await fillIn(page, form, 'email');
  await leadOf(page, () => page.getByRole('button', { name: /^Send enquiry/ }).click());
  const reference = page.locator('.hand-off dd').first();
  const before = await reference.textContent();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Now press Send in WhatsApp' })).toBeVisible();
  await expect(reference).toHaveText(before ?? '?');
  expect(context.pages()).toHaveLength(1);
  await page.getByRole('button', { name: 'Change the message' }).click();
  await expect(control(page, form, 'buyer')).toHaveValue('My who has to pay it?');
  await expect(control(page, form, 'name')).toBeFocused();
});
