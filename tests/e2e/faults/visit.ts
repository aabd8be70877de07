import type { Page } from '@playwright/test';
import { chatAddress, telLink } from '../../../src/lib/phone.ts';
import { contact } from '../../../src/enquiry/forms/letters.ts';
import { allOptions } from '../../../src/enquiry/options.ts';
import { firm } from '../../../src/site/firm.ts';
import { numberInLead, typedNumber } from '../../sample-phone.ts';
import { expect } from '../../browser.ts';
import { chatOf } from '../../chat.ts';

/** What the browser itself says of a file that did not come. */
export const networkLine = /^Failed to load resource: /;

export const typed = {
  name: 'मीरा Joshi',
  email: 'meera@example.in',
  number: typedNumber,
  subject: allOptions(contact.fields.subject.choice)[0]?.value ?? '',
  message: 'Two policies, one question.\nPlease call.',
} as const;

const field = (page: Page, name: keyof typeof typed) => page.locator(`#contact-${name}`);

/** Fills the form of /contact in. */
export async function typeLead(page: Page) {
  const { subject, ...texts } = typed;
  for (const [name, text] of Object.entries(texts)) await field(page, name as 'name').fill(text);
  await field(page, 'subject').selectOption(subject);
}

/** Nothing typed is lost: the form of /contact holds it all. */
export async function expectTyped(page: Page) {
  for (const [name, text] of Object.entries(typed)) {
    await expect(field(page, name as 'name'), name).toHaveValue(text);
  }
}

/** A way to reach the firm is in sight, whatever failed. */
export async function expectWays(page: Page) {
  for (const href of [telLink(firm.phone), `mailto:${firm.email}`, chatAddress(firm.chatNumber)]) {
    await expect(page.locator(`a[href^="${href}"]:visible`).first(), href).toBeVisible();
  }
}

/** The form of /contact with what stands round it. */
export const letter = (page: Page) => page.locator('.enquiry', { has: page.locator('#contact-name') });
export const sendButton = (page: Page) => letter(page).getByRole('button', { name: /^Send message/ });
export const pressSend = (page: Page) => sendButton(page).press('Enter');
export const submissionResult = (page: Page) =>
  letter(page).getByRole('heading', { name: 'Now press Send in WhatsApp' });

const leadLines = [
  'New Contact Us enquiry',
  `Name: ${typed.name}`,
  `Email: ${typed.email}`,
  `Phone: ${numberInLead}`,
  ...typed.message.split('\n').map((line) => `> ${line}`),
];

/** The text that a link into the chat carries holds the whole lead. */
export function expectLead(url: string) {
  expect(url).toContain(`${chatAddress(firm.chatNumber)}?text=`);
  const text = decodeURIComponent(url.slice(url.indexOf('=') + 1));
  expect(text.split('\n')).toEqual(expect.arrayContaining(leadLines));
  return text;
}

/** Checks the lead of the chat that a press opens, and closes the chat again. */
export async function expectChat(page: Page, press: () => Promise<unknown>) {
  const { tab, address } = await chatOf(page.context(), press);
  const text = expectLead(address);
  await tab.close();
  return text;
}

/** How many documents the browser asks for from now on. */
export function countDocuments(page: Page) {
  let count = 0;
  page.on('request', (request) => (count += Number(request.isNavigationRequest())));
  return () => count;
}

/** A visitor's first sign of intent; nothing is waited for. */
export async function move(page: Page) {
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
}

/** Follows a link of the footer. */
export const follow = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first().click();

/** Time for a second answer to one press, which must not come: some frames, each with the tasks after it. */
export const moments = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1)
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  });
