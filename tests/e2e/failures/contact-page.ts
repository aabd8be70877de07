import type { Page } from '@playwright/test';
import { createChatUrl, createTelUrl } from '../../../src/lib/phone.ts';
import { contact as form } from '../../../src/enquiry/forms/general.ts';
import { listOptions } from '../../../src/enquiry/form-definition.ts';
import { firm } from '../../../src/site/firm.ts';
import { numberInLead, typedNumber } from '../../sample-phone.ts';
import { expect, test as base } from '../../browser.ts';
import { openChat } from '../../chat.ts';

/** Matches the console errors of the browser and of our boot script for a file that cannot be loaded. */
export const loadErrors = /^Failed to load resource: |^No start: /;

export const typed = {
  name: 'मीरा Joshi',
  email: 'meera@example.in',
  number: typedNumber,
  subject: listOptions(form.fields.subject.choice)[0]?.value ?? '',
  message: 'Two policies, one question.\nPlease call.',
} as const;

const leadLines = [
  'New Contact Us enquiry',
  `Name: ${typed.name}`,
  `Email: ${typed.email}`,
  `Phone: ${numberInLead}`,
  ...typed.message.split('\n').map((line) => `> ${line}`),
];

/** Asserts that a chat link contains the complete lead, and returns the text of the lead. */
export function expectLead(url: string) {
  expect(url).toContain(`${createChatUrl(firm.chatNumber)}?text=`);
  const text = decodeURIComponent(url.slice(url.indexOf('=') + 1));
  expect(text.split('\n')).toEqual(expect.arrayContaining(leadLines));
  return text;
}

export type ContactPage = ReturnType<typeof contactPage>;

/** Returns helpers for the page /contact and its form. */
export function contactPage(page: Page) {
  const field = (name: string) => page.locator(`#contact-${name}`);
  /** The form with its heading and its status, and the panel that replaces the form. */
  const block = page.locator('.enquiry', { has: field('name') });
  const sendButton = block.getByRole('button', { name: /^Send message/ });
  const followLink = (path: string) => page.locator(`footer a[href="${path}"]`).first().click();
  return {
    page,
    block,
    field,
    sendButton,
    sentHeading: block.getByRole('heading', { name: 'Now press Send in WhatsApp' }),
    chatLink: block.getByRole('link', { name: 'Open the chat (opens in new tab)' }),
    help: block.locator('[data-without-script]'),
    followLink,
    /** Follows a footer link, and waits for the heading of the new page. */
    async goTo(path: string, heading: string) {
      await followLink(path);
      await expect(page.locator('h1')).toHaveText(heading);
    },
    async fill() {
      const { subject, ...texts } = typed;
      for (const [name, text] of Object.entries(texts)) await field(name).fill(text);
      await field('subject').selectOption(subject);
    },
    send: () => sendButton.press('Enter'),
    edit: () => block.getByRole('button', { name: 'Change the message' }).click(),
    /** Asserts that the form still contains every typed value. */
    async expectKept() {
      for (const [name, text] of Object.entries(typed)) await expect(field(name), name).toHaveValue(text);
    },
    /** Asserts that links to phone, email and chat are visible. */
    async expectLinks() {
      for (const href of [createTelUrl(firm.phone), `mailto:${firm.email}`, createChatUrl(firm.chatNumber)])
        await expect(page.locator(`a[href^="${href}"]:visible`).first(), href).toBeVisible();
    },
    /** Asserts that a press opens the chat with the lead, closes the chat, and returns the text of the lead. */
    async expectChat(press: () => Promise<unknown>) {
      const { tab, url } = await openChat(page.context(), press);
      const text = expectLead(url);
      await tab.close();
      return text;
    },
    /** Starts to count the documents that the browser requests. Returns a function that returns the number. */
    countDocuments() {
      let count = 0;
      page.on('request', (request) => (count += Number(request.isNavigationRequest())));
      return () => count;
    },
    /** Waits for five frames. If one press caused two reactions, the second reaction would occur in this time. */
    waitForFrames: () =>
      page.evaluate(async () => {
        for (let frame = 0; frame < 5; frame += 1)
          await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      }),
    /** Makes requests for a file fail while `isFailing` is true: with status 404, or without a response. */
    async failRequests(file: string | RegExp, how?: 'no response') {
      const requests = { count: 0, isFailing: true };
      await page.route(file, (route) => {
        if (!requests.isFailing) return route.continue();
        requests.count += 1;
        return how ? undefined : route.fulfill({ status: 404, body: 'Not found' });
      });
      return requests;
    },
  };
}

export const test = base.extend<{ contact: ContactPage }>({
  contact: async ({ page }, provide) => provide(contactPage(page)),
});

export { expect };
