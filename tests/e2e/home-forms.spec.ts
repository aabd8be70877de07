import type { Page } from '@playwright/test';
import {
  expect,
  firstOrAll,
  holdClientScript,
  hydrate,
  openHydrated,
  openWithPopupBlocking,
  test,
} from '../browser.ts';
import { openChat } from '../chat.ts';
import { waitForFrames } from './failures/contact-page.ts';

const forms = [
  {
    tab: 'Business Loan',
    header: 'New Business Loan enquiry',
    choice: ['Loan type', 'Machinery Loan'],
    success: 'Thank you! Your request has been sent successfully. We will contact you soon.',
  },
  {
    tab: 'Bill Discounting',
    header: 'New Bill Discounting enquiry',
    choice: ['Invoice type', 'Trade Invoice'],
    success: 'Thank you! Your Bill Discounting request has been sent successfully. We will contact you soon.',
  },
  {
    tab: 'Funding Solutions',
    header: 'New Funding enquiry',
    choice: ['Funding option', 'Equity Funding'],
    success: 'Thank you! Your Funding request has been sent successfully. We will contact you soon.',
  },
  {
    tab: 'Compliance Advisory',
    header: 'New Compliance Advisory enquiry',
    choice: ['Compliance type', 'RERA Compliance'],
    success:
      'Thank you! Your Compliance Advisory request has been sent successfully. We will contact you soon.',
  },
] as const;

const stamp = String.raw`Time in India: \d{1,2} \w+ \d{4}, \d{1,2}:\d{2} (am|pm) IST\nReference: [0-9A-Z]{6}`;
const leadOf = (header: string, choice: readonly string[]) =>
  new RegExp(
    `^${header}\nName: मीरा Joshi\nEmail: meera@example\\.in\n${choice.join(': ')}\n${stamp}\nPlease respond ASAP\\.$`,
  );

const panel = (page: Page, tab: string) => page.getByRole('tabpanel', { name: tab });
const desk = (page: Page) => page.getByRole('tablist', { name: 'Kind of enquiry' });

async function fillIn(page: Page, tab: string, [label, option]: readonly [string, string]) {
  const form = panel(page, tab);
  await form.getByLabel('Full name').fill('मीरा Joshi');
  await form.getByLabel('Email').fill('meera@example.in');
  await form.getByLabel(label).selectOption({ label: option });
  return form;
}

/** The lead text of the chat that a press opens. */
async function openedLead(page: Page, press: () => Promise<void>) {
  const { tab, address } = await openChat(page.context(), press);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await tab.close();
  expect(address).toMatch(/^https:\/\/wa\.me\/[1-9]\d{7,14}\?text=/);
  return decodeURIComponent(address.slice(address.indexOf('=') + 1));
}

test(
  'each form and the newsletter open the chat with the lead (FM5)',
  { tag: '@nightly' },
  async ({ page }) => {
    test.setTimeout(60_000);
    await openHydrated(page);
    for (const { tab, header, choice, success } of firstOrAll(forms))
      await test.step(tab, async () => {
        await page.getByRole('tab', { name: tab }).click();
        const form = await fillIn(page, tab, choice);
        await expect(form.getByRole('heading', { name: tab })).toBeVisible();
        const send = form.getByRole('button', { name: 'Send enquiry (opens in new tab)' });
        expect(await openedLead(page, () => send.click())).toMatch(leadOf(header, choice));
        await expect(form.getByRole('heading', { name: 'Now press Send in WhatsApp' })).toBeFocused();
        await expect(send).toBeHidden();
        await form.getByRole('button', { name: 'I have sent it' }).click();
        await expect(form.getByText(success)).toBeVisible();
      });
    await page.getByLabel('Your email').fill('meera@example.in');
    const send = page.getByRole('button', { name: 'Subscribe (opens in new tab)' });
    expect(await openedLead(page, () => send.click())).toMatch(
      new RegExp(
        `^New newsletter subscription\nEmail: meera@example\\.in\n${stamp}\nPlease add this address\\.$`,
      ),
    );
    await page.getByRole('button', { name: 'I have sent it' }).click();
    await expect(page.locator('.enquiry').getByText('Thank you for subscribing!')).toBeVisible();
  },
);

test('an empty submit focuses the summary, whose links focus fields with visible labels (FM3)', async ({
  page,
}) => {
  await openHydrated(page);
  const form = panel(page, 'Business Loan');
  await form.getByRole('button', { name: /Send enquiry/ }).click();
  const summary = form.getByRole('group', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  for (const [message, label] of [
    ['Enter your name.', 'Full name'],
    ['Enter your email address, like name@example.com.', 'Email'],
    ['Choose a loan type from the list.', 'Loan type'],
  ] as const) {
    await summary.getByRole('link', { name: message }).click();
    await expect(form.getByLabel(label)).toBeFocused();
    // The header does not cover the label.
    const painted = await form.getByText(label, { exact: true }).evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + 4, top + height / 2) === element;
    });
    expect(painted, label).toBe(true);
  }
});

test('arrow keys change the tab and PageDown scrolls (TB1)', { tag: '@nightly' }, async ({ page }) => {
  await openHydrated(page);
  await desk(page).getByRole('tab', { name: 'Business Loan' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(desk(page).getByRole('tab', { name: 'Compliance Advisory' })).toBeFocused();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  expect(new URL(page.url()).searchParams.get('tab')).toBe('compliance');
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    return new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  });
  await page.keyboard.press('PageDown');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await expect(desk(page).getByRole('tab', { name: 'Compliance Advisory', selected: true })).toBeFocused();
});

test('opens the panel of ?tab= and keeps it after a reload (TB3)', { tag: '@nightly' }, async ({ page }) => {
  await openHydrated(page, '/?tab=funding');
  await expect(page.getByRole('tabpanel', { name: 'Funding Solutions' })).toBeVisible();
  await page.getByRole('tab', { name: 'Bill Discounting' }).click();
  await expect(page).toHaveURL(/\?tab=(?!funding)/);
  await page.reload();
  await hydrate(page);
  await expect(page.getByRole('tabpanel', { name: 'Bill Discounting' })).toBeVisible();
});

test('a form is completed by keyboard alone', { tag: '@nightly' }, async ({ page }) => {
  await openHydrated(page);
  await desk(page).getByRole('tab', { name: 'Business Loan' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.type('मीरा Joshi');
  await page.keyboard.press('Tab');
  await page.keyboard.type('meera@example.in');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Purchase');
  await page.keyboard.press('Tab');
  const text = await openedLead(page, () => page.keyboard.press('Enter'));
  expect(text).toMatch(leadOf('New Bill Discounting enquiry', ['Invoice type', 'Purchase Order']));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Open the chat (opens in new tab)' })).toBeFocused();
});

test(
  'before hydration: queues a submit, sends it once and keeps its values out of the URL',
  { tag: '@nightly' },
  async ({ page, context }) => {
    const release = await holdClientScript(page);
    await page.goto('/');
    // Hydration adds the tabs that name the panels.
    const form = page.locator('#enquiry-loan');
    await form.getByLabel('Full name').fill('मीरा Joshi');
    await form.getByLabel('Email').fill('meera@example.in');
    await form.getByLabel('Loan type').selectOption('SME Loan');
    await form.getByRole('button', { name: /Send enquiry/ }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-live');
    expect(new URL(page.url()).search).toBe('');
    await expect(form.getByLabel('Full name')).toHaveValue('मीरा Joshi');
    const text = await openedLead(page, () => Promise.resolve(release()));
    expect(text).toMatch(leadOf('New Business Loan enquiry', ['Loan type', 'SME Loan']));
    await waitForFrames(page);
    expect(context.pages()).toHaveLength(1);
    expect(new URL(page.url()).search).toBe('');
  },
);

test('opens a tab pressed before hydration (TB2)', { tag: '@nightly' }, async ({ page }) => {
  const release = await holdClientScript(page);
  await page.goto('/');
  await expect(page.locator('#enquiry-loan')).toBeVisible();
  await expect(page.locator('#enquiry-funding')).toBeHidden();
  await page.getByRole('tab', { name: 'Funding Solutions' }).click();
  release();
  await expect(page.locator('#enquiry-funding')).toBeVisible();
});

test.describe('with pop-up blocking', () => {
  test('opens the chat within the user gesture of the submit', { tag: '@nightly' }, async () => {
    const { browser, context, page } = await openWithPopupBlocking();
    await openHydrated(page);
    const form = await fillIn(page, 'Business Loan', forms[0].choice);
    await form.getByRole('button', { name: /Send enquiry/ }).click();
    await expect(page.getByRole('link', { name: 'Open the chat (opens in new tab)' })).toBeVisible();
    await expect.poll(() => context.pages().length).toBe(2);
    await browser.close();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows every form with contact links (FM7)', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('tab')).toHaveCount(0);
    for (const { tab } of forms)
      await expect(page.getByRole('heading', { name: tab, exact: true })).toBeVisible();
    const help = page.locator('#enquiry [data-without-script]');
    await expect(help).toHaveCount(4);
    for (const line of await help.all()) {
      await expect(line).toBeVisible();
      const links = await line
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(links.map((href) => href.split(/[:?]/)[0])).toEqual(['https', 'tel', 'mailto']);
    }
  });
});
