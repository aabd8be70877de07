import { firm } from '../../src/site/firm.ts';
import { expect, firstOrAll, holdResponse, measure, openHydrated, test, nightly } from '../browser.ts';
import { translate } from '../translate.ts';

test.describe('in a mobile browser', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true });

  test('the sticky result covers no focused control (2.4.11)', async ({ page }) => {
    await openHydrated(page, '/calculators');
    const calculator = page.locator('#calculator-loan');
    await calculator.getByText('Fees and part-payment').click();
    await calculator.getByLabel('Part-payment after (months)', { exact: true }).focus();
    const answer = calculator.locator('[data-sticky-answer]');
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Shift+Tab');
      await expect(answer).toBeInViewport({ ratio: 1 });
      const { bottom } = await measure(answer);
      const focused = page.locator(':focus');
      expect((await measure(focused)).top, `after press ${press}`).toBeGreaterThanOrEqual(bottom);
    }
  });
});

test('the longest calculation prints alone and on one page', nightly, async ({ page }) => {
  await page.addInitScript(() => (window.print = () => undefined));
  await openHydrated(page, '/services/investment-banking');
  const longest = page.locator('#calculator-restructuring');
  await longest.getByRole('button', { name: /^Print/ }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(longest.getByText('Illustration only, not an offer')).toBeVisible();
  await expect(longest.getByText(/^Ref\. \w{7}\d{1,2} \w+ \d{4}$/)).toBeVisible(); // reference and date
  await expect(longest.locator('[data-inputs]')).toBeVisible();
  const names = page.locator('#root > header').getByText(firm.name);
  await expect(names.filter({ visible: true })).toHaveCount(1);
  for (const other of [page.locator('h1'), page.locator('footer'), page.locator('h2').first()])
    await expect(other).toBeHidden();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

for (const kind of firstOrAll(['a translated page', 'an untranslated page'] as const))
  test(`a figure typed while the calculator of ${kind} loads is kept`, async ({ page }) => {
    const release = await holdResponse(page, '**/assets/calculator-*.js');
    await page.goto('/calculators#calculator-borrow');
    if (kind === 'a translated page') await page.evaluate(translate);
    const box = page.locator('#calculator-borrow input[inputmode]').first();
    await box.fill('150000');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    release();
    await expect(page.locator('[data-lazy], [data-queued]')).toHaveCount(0);
    await expect(box).toHaveValue('150000');
    await expect(page.getByRole('group', { name: 'Loan eligibility' })).toHaveCount(1);
    await expect(page).toHaveURL(/borrow=150000-/);
  });
