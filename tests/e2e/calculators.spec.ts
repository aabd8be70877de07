import type { Page } from '@playwright/test';
import { firm } from '../../src/site/firm.ts';
import { expect, hydrate, openHydrated, test, waitForHydration } from '../browser.ts';
import { openChat } from '../chat.ts';

const path = '/services/billDiscounting';
const band = (page: Page) => page.locator('#calculator-bill');
const amount = (page: Page, label: string) =>
  band(page).locator('dl > div', { hasText: label }).locator('dd').last();

/** Fills in and sends the page's enquiry form. @returns the lines of the lead */
async function leadOf(page: Page, send: () => Promise<void>) {
  for (const [name, words] of Object.entries({
    name: 'Asha Rao',
    amount: '6 lakh',
    days: '60',
    buyer: 'Apex',
  }))
    await page.locator(`#bill-discounting-${name}`).fill(words);
  await page.locator('#bill-discounting-email').fill('asha@example.in');
  const { address } = await openChat(page.context(), send);
  return decodeURIComponent(address).split('\n');
}

test('by keyboard: announces a result, keeps it in the URL through a reload and adds it to the lead', async ({
  page,
}) => {
  await openHydrated(page, path);
  const slider = band(page).getByRole('slider', { name: 'Invoice amount, slider' });
  await slider.focus();
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '₹6,00,000, 6 lakh');
  await expect(amount(page, 'You receive today')).toHaveText('₹5,70,000');
  await expect(page.locator('#announcements')).toContainText('₹5,70,000 today and');
  await expect(page).toHaveURL(`${path}?bill=600000-60-95-12-2500-12#calculator-bill`);

  await page.reload();
  await hydrate(page);
  await expect(band(page).getByLabel('Invoice amount (₹)')).toHaveValue('6,00,000');
  await expect(amount(page, 'You receive today')).toHaveText('₹5,70,000');
  await expect(page.locator('#announcements')).toBeEmpty();

  await band(page)
    .getByRole('link', { name: /^Get a quote/ })
    .press('Enter');
  await expect(page).toHaveURL(/#enquiry$/);
  const stored = await page.evaluate((key) => sessionStorage.getItem(key), `enquiry-carried:${path}`);
  expect(JSON.parse(stored ?? '[]')).toContain('You receive today: ₹5,70,000');
  await expect(page.locator('#bill-discounting-amount')).toHaveValue('₹6,00,000');
  await expect(page.locator('#bill-discounting-days')).toHaveValue('60');
  const lead = await leadOf(page, () => page.keyboard.press('Enter'));
  expect(lead).toContain('- You receive today: ₹5,70,000');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('by touch: adds a result to the lead', { tag: '@nightly' }, async ({ page }) => {
    await page.goto(path);
    await page.touchscreen.tap(1, 1);
    await waitForHydration(page);
    const slider = band(page).getByRole('slider', { name: 'Invoice amount, slider' });
    await slider.scrollIntoViewIfNeeded();
    const box = await slider.boundingBox();
    if (!box) throw new Error('The slider is not shown');
    const before = await amount(page, 'You receive today').textContent();
    await page.touchscreen.tap(box.x + box.width * 0.5, box.y + box.height / 2);
    await expect(amount(page, 'You receive today')).not.toHaveText(before ?? '');
    const today = await amount(page, 'You receive today').textContent();
    await expect(page.locator('#announcements')).toContainText(`${today} today and`);
    await band(page)
      .getByRole('link', { name: /^Get a quote/ })
      .tap();
    await expect(page).toHaveURL(/#enquiry$/);
    const send = page.locator('.enquiry').getByRole('button', { name: /^Send enquiry/ });
    const lead = await leadOf(page, () => send.tap());
    expect(lead).toContain(`- You receive today: ${today?.replaceAll('\u00a0', ' ')}`);
  });
});

test('opens a calculator from a link on /calculators', { tag: '@nightly' }, async ({ page }) => {
  await openHydrated(page, '/calculators');
  await expect(band(page).getByRole('slider').first()).toBeHidden();
  await page.getByRole('link', { name: 'Calculate bill discounting' }).press('Enter');
  await expect(band(page).getByRole('button', { name: /^Bill discounting calculator/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await band(page).getByLabel('Due in (days)').fill('90');
  await expect(amount(page, 'You receive on day 90')).toHaveText('₹8,445');
});

test('prints only the numbered sheet', { tag: '@nightly' }, async ({ page }) => {
  await page.addInitScript(() => (window.print = () => undefined));
  await openHydrated(page, path);
  await band(page)
    .getByRole('button', { name: /^Print/ })
    .click();
  await page.emulateMedia({ media: 'print' });
  await expect(band(page).getByText(/Illustration only, not an offer \(ref\. \w{7}\)/)).toBeVisible();
  await expect(band(page).locator('[data-inputs]')).toBeVisible();
  await expect(band(page).getByText(firm.name)).toBeVisible();
  for (const other of [page.locator('h1'), page.locator('footer'), page.locator('h2').first()])
    await expect(other).toBeHidden();
});

test('prints the longest result on one sheet', { tag: '@nightly' }, async ({ page }) => {
  await page.addInitScript(() => (window.print = () => undefined));
  await openHydrated(page, '/services/investment-banking');
  await page
    .locator('#calculator-restructuring')
    .getByRole('button', { name: /^Print/ })
    .click();
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(1);
});
