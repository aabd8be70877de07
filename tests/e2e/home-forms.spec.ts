import type { Page } from '@playwright/test';
import { expect, openHydrated, openWithPopupBlocking, test } from '../browser.ts';

const panel = (page: Page, tab: string) => page.getByRole('tabpanel', { name: tab });

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

test.describe('with pop-up blocking', () => {
  test('opens the chat within the user gesture of the submit', { tag: '@nightly' }, async () => {
    const { browser, context, page } = await openWithPopupBlocking();
    await openHydrated(page);
    const form = panel(page, 'Business Loan');
    await form.getByLabel('Full name').fill('मीरा Joshi');
    await form.getByLabel('Email').fill('meera@example.in');
    await form.getByLabel('Loan type').selectOption({ label: 'Machinery Loan' });
    await form.getByRole('button', { name: /Send enquiry/ }).click();
    await expect(page.getByRole('link', { name: 'Open the chat (opens in new tab)' })).toBeVisible();
    await expect.poll(() => context.pages().length).toBe(2);
    await browser.close();
  });
});
