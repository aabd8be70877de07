import type { Page } from '@playwright/test';
import { typedNumber } from '../../sample-phone.ts';
import type { Engines, Sequence, State } from './sequence.ts';

const block = (page: Page, id: string) => page.locator('.enquiry', { has: page.locator(`#${id}-email`) });
const submit = (page: Page, id: string) => block(page, id).locator('button[type=submit]').click();
const press = (page: Page, id: string, name: string) => block(page, id).getByRole('button', { name }).click();

async function fill(page: Page, id: string) {
  const selector =
    'input:not([type=radio]), select:not([id$="-country"], [id$="-time"], [id$="Day"], [id$="Time"]), textarea';
  const fields = block(page, id).locator('form').locator(selector).filter({ visible: true });
  for (const field of await fields.all()) {
    const kind = await field.evaluate(
      (element) => (element as HTMLInputElement).inputMode || (element as HTMLInputElement).type,
    );
    if (kind === 'select-one') await field.selectOption({ index: 1 });
    else await field.fill({ email: 'meera@example.in', tel: typedNumber }[kind] ?? 'मीरा Joshi');
  }
}

/** Replaces `window.open` by a function that opens no window. Like a pop-up blocker, it returns null if `isBlocked`. */
const stubChatWindow = (page: Page, { isBlocked }: { isBlocked: boolean }) =>
  page.evaluate((blocked) => {
    window.open = () => (blocked ? null : ({} as Window));
  }, isBlocked);

/** Simulates that the visitor leaves the tab and returns. */
const leaveAndReturn = (page: Page) =>
  page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });

/**
 * Returns the states of a form, from an invalid submit to a blocked chat.
 * @param options.tab the index of the tab with the form, from 0
 * @param options.engines the engines that check the state after an invalid submit
 */
export function formSequence(
  path: string,
  id: string,
  { tab, engines }: { tab?: number; engines?: Engines } = {},
): Sequence {
  const heading = (page: Page, name: string) =>
    block(page, id).getByRole('heading', { name, exact: true }).waitFor();
  const back: State = ['back from the chat', async (page) => {
    await leaveAndReturn(page);
    const reminder = 'Now press Send in WhatsApp. Nothing is sent until you do.';
    await page.locator('#announcements').getByText(reminder).waitFor({ state: 'attached' });
  }];
  const earlier: State = ['form for the next question, with the enquiry that may be unsent', async (page) => {
    await page.getByRole('link', { name: 'Write a message', exact: true }).click();
    await block(page, id).getByRole('button', { name: 'Show that enquiry' }).waitFor();
  }];
  const states: State[] = [
    ['invalid submit', async (page) => {
      if (tab !== undefined) await page.getByRole('tab').nth(tab).click();
      await block(page, id).waitFor(); // the panel appears one frame after the click
      await submit(page, id);
      await block(page, id).getByRole('group', { name: 'There is a problem' }).waitFor();
    }, engines],
    ['one field corrected', async (page) => {
      const byEmail = await page.locator(`#${id}-email`).isVisible(); // some forms ask for a phone number first
      await page.locator(`#${id}-${byEmail ? 'email' : 'number'}`).fill(byEmail ? 'meera@example.in' : typedNumber);
    }],
    ['panel shown', async (page) => {
      await stubChatWindow(page, { isBlocked: false });
      await fill(page, id);
      await submit(page, id);
      await heading(page, 'Now press Send in WhatsApp');
    }, id === 'contact' ? 'all engines' : 'axe'],
    ...(id === 'contact' ? [back] : []),
    ['copied', (page) => press(page, id, 'Copy message')],
    ['confirmed', async (page) => {
      await press(page, id, 'I have sent it');
      await heading(page, 'You have sent it');
    }],
    ['another enquiry', (page) => press(page, id, 'Write another enquiry')],
    ['window blocked', async (page) => {
      await stubChatWindow(page, { isBlocked: true });
      await fill(page, id);
      await submit(page, id);
      await block(page, id).getByText('Your browser blocked WhatsApp.').waitFor();
    }],
    ...(id === 'contact' ? [earlier] : []),
  ];
  return { name: `form ${id} of ${path}`, path, within: `.enquiry:has(#${id}-email)`, states };
} // oxfmt-ignore
