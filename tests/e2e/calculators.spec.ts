import type { Page } from '@playwright/test';
import { firm } from '../../src/site/firm.ts';
import { expect, firstOrAll, holdResponse, hydrate, openHydrated, test, nightly } from '../browser.ts';
import { openChat } from '../chat.ts';
import { translate } from '../translate.ts';

const path = '/services/billDiscounting';
const band = (page: Page) => page.locator('#calculator-bill');
const amount = (page: Page, label: string) =>
  band(page).locator('dl > div', { hasText: label }).locator('dd').last();
const countPrintedPages = async (page: Page) =>
  (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;

test('a calculator announces its result, restores it after a reload, and sends it with the enquiry', async ({
  page,
}) => {
  await openHydrated(page, path);
  const slider = band(page).getByRole('slider', { name: 'Invoice amount, slider' });
  const box = band(page).getByLabel(/^Invoice amount \(₹\)/);
  expect((await slider.boundingBox())?.width, 'as long as the box').toBe((await box.boundingBox())?.width);
  await slider.focus();
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '₹6,00,000, 6 lakh');
  await expect(amount(page, 'You receive today')).toHaveText('₹5,70,000');
  await expect(page.locator('#announcements')).toContainText('₹5,70,000 today and');
  await expect(page).toHaveURL(`${path}?bill=600000-60x-95x-12x-2500x-12x-0.5x#calculator-bill`);

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
  expect(JSON.parse(stored ?? '{}').bill).toContain('You receive today: ₹5,70,000');
  await expect(page.locator('#bill-discounting-amount')).toHaveValue('₹6,00,000');
  // The number of days is still the example's, so the form does not fill it in.
  await expect(page.locator('#bill-discounting-days')).toHaveValue('');
  await page.locator('#bill-discounting-days').fill('60');
  await page.locator('#bill-discounting-name').fill('Asha Rao');
  await page.locator('#bill-discounting-buyer').fill('Apex');
  await page.locator('#bill-discounting-email').fill('asha@example.in');
  const { address } = await openChat(page.context(), () => page.keyboard.press('Enter'));
  expect(decodeURIComponent(address).split('\n')).toContain('- You receive today: ₹5,70,000');
});

for (const [width, height] of firstOrAll([
  [390, 844],
  [320, 568],
  [768, 1024],
] as const))
  test.describe(`in a mobile browser of ${width} px`, () => {
    // A desktop browser of 320 px has less than 320 px beside its scroll bar. The result is static there.
    test.use({ viewport: { width, height }, isMobile: true });

    test('the result stays in view, but never covers the focused control (2.4.11)', async ({ page }) => {
      await openHydrated(page, '/calculators');
      const calculator = page.locator('#calculator-loan');
      await calculator.getByText('Fees and part-payment').click();
      await calculator.getByLabel('Part-payment after (months)', { exact: true }).focus();
      const answer = calculator.locator('[data-sticky-answer]');
      for (let press = 0; press < 8; press += 1) {
        await page.keyboard.press('Shift+Tab');
        await expect(answer).toBeInViewport({ ratio: 1 });
        const bottom = await answer.evaluate((element) => element.getBoundingClientRect().bottom);
        const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top);
        expect(top, await page.evaluate(() => document.activeElement?.outerHTML)).toBeGreaterThanOrEqual(
          bottom,
        );
      }
    });
  });

test(
  'printing a calculation prints only its numbered sheet, and even the longest fits on one page',
  nightly,
  async ({ page }) => {
    await page.addInitScript(() => (window.print = () => undefined));
    await openHydrated(page, '/services/investment-banking');
    const longest = page.locator('#calculator-restructuring');
    await longest.getByRole('button', { name: /^Print/ }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(longest.getByText('Illustration only, not an offer')).toBeVisible();
    await expect(longest.getByText(/^Ref\. \w{7}$/)).toBeVisible();
    await expect(longest.locator('[data-inputs]')).toBeVisible();
    await expect(page.locator('#root > header').getByText(firm.name).filter({ visible: true })).toHaveCount(
      1,
    );
    for (const other of [page.locator('h1'), page.locator('footer'), page.locator('h2').first()])
      await expect(other).toBeHidden();
    expect(await countPrintedPages(page)).toBe(1);
  },
);

for (const variant of ['untranslated', 'translated'] as const)
  test(
    `${variant}: a figure that is typed while the calculator loads is kept`,
    { tag: variant === 'translated' ? [] : ['@nightly'] },
    async ({ page }) => {
      const release = await holdResponse(page, '**/assets/calculator-*.js');
      await page.goto('/calculators#calculator-borrow');
      if (variant === 'translated') await page.evaluate(translate);
      const box = page.locator('#calculator-borrow input[inputmode]').first();
      await box.fill('150000');
      await expect(page.locator('html')).toHaveAttribute('data-hydrated');
      release();
      await expect(page.locator('[data-lazy], [data-queued]')).toHaveCount(0);
      await expect(box).toHaveValue('150000');
      await expect(page.getByRole('group', { name: 'Loan eligibility' })).toHaveCount(1);
      await expect(page).toHaveURL(/borrow=150000-/);
    },
  );
