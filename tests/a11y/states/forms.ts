import type { Page } from '@playwright/test';
import { ownEnquiries } from '../../forms.ts';
import type { Sequence, State } from './sequence.ts';
import { typedNumber } from '../../sample-phone.ts';

const block = (page: Page, id: string) => page.locator('.enquiry', { has: page.locator(`#${id}-email`) });
const send = (page: Page, id: string) => block(page, id).locator('button[type=submit]').click();

async function fill(page: Page, id: string) {
  const asked = 'input:not([type=radio]), select:not([id$="-country"], [id$="-time"]), textarea';
  for (const field of await block(page, id).locator('form').locator(asked).filter({ visible: true }).all()) {
    const kind = await field.evaluate((element) => (element as HTMLInputElement).type);
    if (kind === 'select-one') await field.selectOption({ index: 1 });
    else await field.fill({ email: 'meera@example.in', tel: typedNumber }[kind] ?? 'मीरा Joshi');
  }
}

/** What a browser answers when asked for the chat's window; e2e tests ask it for a real one. */
const answer = (page: Page, allowed: boolean) =>
  page.evaluate((allows) => {
    window.open = () => (allows ? ({} as Window) : null);
  }, allowed);

/** As the browser tells a page that its tab was left and is shown again. */
const leaveAndReturn = (page: Page) =>
  page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });

/** @param tab of the tab that shows it */
const lead = (path: string, id: string, tab?: string): Sequence => {
  const heading = (page: Page, name: string) =>
    block(page, id).getByRole('heading', { name, exact: true }).waitFor();
  const back: State = [
    'back from the chat',
    async (page) => {
      await leaveAndReturn(page);
      await block(page, id)
        .getByText('Now press Send in WhatsApp. Nothing goes to us before you do.')
        .waitFor();
    },
    'every engine',
  ];
  const states: State[] = [
    [
      'refused',
      async (page) => {
        if (tab) await page.getByRole('tab', { name: tab }).click();
        await block(page, id).waitFor(); // a pressed tab shows its panel one painting later
        await send(page, id);
        await block(page, id).getByRole('group', { name: 'There is a problem' }).waitFor();
      },
      id === 'loan'
        ? 'every engine'
        : ['contact', 'bill-discounting'].includes(id)
          ? 'Alfa by night'
          : undefined,
    ],
    ['one field mended', (page) => page.locator(`#${id}-email`).fill('meera@example.in')],
    [
      'handed off',
      async (page) => {
        await answer(page, true);
        await fill(page, id);
        await send(page, id);
        await heading(page, 'Now press Send in WhatsApp');
      },
      id === 'contact' ? 'every engine' : undefined,
    ],
    ...(id === 'contact' ? [back] : []),
    ['copied', (page) => block(page, id).getByRole('button', { name: 'Copy message' }).click()],
    [
      'confirmed',
      async (page) => {
        await block(page, id).getByRole('button', { name: 'I have sent it' }).click();
        await heading(page, 'You have sent it');
      },
    ],
    ['begun anew', (page) => block(page, id).getByRole('button', { name: 'Write another enquiry' }).click()],
    [
      'window blocked',
      async (page) => {
        await answer(page, false);
        await fill(page, id);
        await send(page, id);
        await block(page, id).getByText('Your browser did not let WhatsApp open.').waitFor();
      },
    ],
  ];
  return { name: `form ${id} of ${path}`, path, within: `.enquiry:has(#${id}-email)`, states };
};

export const forms: readonly Sequence[] = [
  lead('/', 'loan', 'Business Loan'),
  lead('/', 'newsletter'),
  lead('/contact', 'contact'),
  lead('/services/billDiscounting', 'bill-discounting'),
  lead('/appointment', 'appointment'),
  {
    name: 'comment',
    path: '/blogDetails',
    within: '.enquiry:has(#comment-email)',
    states: [
      [
        'refused',
        async (page) => {
          await send(page, 'comment');
          await block(page, 'comment').getByRole('group', { name: 'There is a problem' }).waitFor();
        },
        'every engine',
      ],
      ['one field mended', (page) => page.locator('#comment-email').fill('meera@example.in')],
      [
        'answered',
        async (page) => {
          await fill(page, 'comment');
          await send(page, 'comment');
          await page
            .getByText(/^Comments on this sample article are closed/)
            .first()
            .waitFor();
        },
      ],
    ],
  },
];

/** These differ from the first by the options of one list: for `npm run test:all`. */
export const formsAlike: readonly Sequence[] = [
  ...ownEnquiries
    .filter(({ form }) => form.id !== 'bill-discounting')
    .map(({ path, form }) => lead(path, form.id)),
  lead('/', 'discounting', 'Bill Discounting'),
  lead('/', 'funding', 'Funding Solutions'),
  lead('/', 'compliance', 'Compliance Advisory'),
  lead('/insurenceDetails', 'newsletter'),
];
