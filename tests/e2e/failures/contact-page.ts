import type { Page } from '@playwright/test';
import { chatUrl, telLink } from '../../../src/lib/phone.ts';
import { contact } from '../../../src/enquiry/forms/general.ts';
import { allOptions } from '../../../src/enquiry/form-definition.ts';
import { firm } from '../../../src/site/firm.ts';
import { numberInLead, typedNumber } from '../../sample-phone.ts';
import { expect } from '../../browser.ts';
import { openChat } from '../../chat.ts';

/** The browser's own console error for a file that did not load. */
export const networkError = /^Failed to load resource: /;

export const typed = {
  name: 'मीरा Joshi',
  email: 'meera@example.in',
  number: typedNumber,
  subject: allOptions(contact.fields.subject.choice)[0]?.value ?? '',
  message: 'Two policies, one question.\nPlease call.',
} as const;

const field = (page: Page, name: keyof typeof typed) => page.locator(`#contact-${name}`);

export async function fillContactForm(page: Page) {
  const { subject, ...texts } = typed;
  for (const [name, text] of Object.entries(texts)) await field(page, name as 'name').fill(text);
  await field(page, 'subject').selectOption(subject);
}

/** Asserts that the form of /contact still holds every typed value. */
export async function expectFormKept(page: Page) {
  for (const [name, text] of Object.entries(typed)) {
    await expect(field(page, name as 'name'), name).toHaveValue(text);
  }
}

/** Asserts that links to phone, email and chat are visible. */
export async function expectContactLinks(page: Page) {
  for (const href of [telLink(firm.phone), `mailto:${firm.email}`, chatUrl(firm.chatNumber)]) {
    await expect(page.locator(`a[href^="${href}"]:visible`).first(), href).toBeVisible();
  }
}

/** The form of /contact with its heading, status and the panel that replaces it. */
export const contactForm = (page: Page) => page.locator('.enquiry', { has: page.locator('#contact-name') });
export const sendButton = (page: Page) => contactForm(page).getByRole('button', { name: /^Send message/ });
export const pressSend = (page: Page) => sendButton(page).press('Enter');
export const sentHeading = (page: Page) =>
  contactForm(page).getByRole('heading', { name: 'Now press Send in WhatsApp' });
export const chatLink = (page: Page) =>
  contactForm(page).getByRole('link', { name: 'Open the chat (opens in new tab)' });
export const noScriptHelp = (page: Page) => contactForm(page).locator('[data-without-script]');
export const editMessage = (page: Page) =>
  contactForm(page).getByRole('button', { name: 'Change the message' }).click();

const leadLines = [
  'New Contact Us enquiry',
  `Name: ${typed.name}`,
  `Email: ${typed.email}`,
  `Phone: ${numberInLead}`,
  ...typed.message.split('\n').map((line) => `> ${line}`),
];

/** Asserts that a chat link contains the complete lead. @returns its text */
export function expectLead(url: string) {
  expect(url).toContain(`${chatUrl(firm.chatNumber)}?text=`);
  const text = decodeURIComponent(url.slice(url.indexOf('=') + 1));
  expect(text.split('\n')).toEqual(expect.arrayContaining(leadLines));
  return text;
}

/** Asserts that a press opens the chat with the lead, and closes the chat. @returns the lead's text */
export async function expectChat(page: Page, press: () => Promise<unknown>) {
  const { tab, address } = await openChat(page.context(), press);
  const text = expectLead(address);
  await tab.close();
  return text;
}

/** Counts the documents that the browser requests from now on. */
export function countDocuments(page: Page) {
  let count = 0;
  page.on('request', (request) => (count += Number(request.isNavigationRequest())));
  return () => count;
}

export const followLink = (page: Page, path: string) =>
  page.locator(`footer a[href="${path}"]`).first().click();

/** Follows a footer link and waits for the page's heading. */
export async function goTo(page: Page, path: string, heading: string) {
  await followLink(page, path);
  await expect(page.locator('h1')).toHaveText(heading);
}

/** Waits five frames, in which a duplicated reaction to one press would occur. */
export const waitForFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1)
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  });

export type Failure = '404' | 'abort' | 'no response';

/** Fails requests for a file, with 404 as after a deploy by default, while `isFailing`. */
export async function failRequests(page: Page, file: string | RegExp, how: Failure = '404') {
  const requests = { count: 0, isFailing: true };
  await page.route(file, (route) => {
    if (!requests.isFailing) return route.continue();
    requests.count += 1;
    if (how === 'no response') return undefined;
    return how === 'abort' ? route.abort() : route.fulfill({ status: 404, body: 'Not found' });
  });
  return requests;
}
