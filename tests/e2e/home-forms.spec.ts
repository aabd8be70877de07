import { expect, openHydrated, test } from '../browser.ts';

test('links of the error summary focus their fields, whose labels stay visible (FM3)', async ({ page }) => {
  await openHydrated(page);
  const form = page.getByRole('tabpanel', { name: 'Business Loan' });
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
    // The header must not cover the label.
    const painted = await form.getByText(label, { exact: true }).evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + 4, top + height / 2) === element;
    });
    expect(painted, label).toBe(true);
  }
});
