import { expect, firstOrAll, hydrate, openHydrated, test } from '../browser.ts';

/** Country of residence, what is typed, and the number in the lead; the unit test of the same name has more. */
const numbers = [
  ['Germany', '0711 1234567', '+49 711 1234567'],
  ['USA', '(415) 555-2671', '+1 415 555 2671'],
  ['UAE', '050 123 4567', '+971 50 123 4567'],
] as const;

test.beforeEach(({ context }) => context.addInitScript(() => (window.open = () => null)));

test('asks which country a number is from, and sends the answer', async ({ page }) => {
  await openHydrated(page, '/nri');
  const fields = page.locator('form:has(#nri-name)');
  await fields.locator('#nri-name').fill('Meera Joshi');
  await fields.locator('select').first().selectOption({ index: 1 });
  await fields.getByLabel('By phone').check();
  for (const [home, typed, sent] of numbers) {
    await fields.locator('#nri-home').fill(home);
    await expect(fields.locator('#nri-country'), 'no country is preset').toHaveValue('');
    const number = fields.locator('#nri-number');
    await number.fill(typed);
    await fields.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
    const answers = fields.getByRole('group', { name: 'Which country is this number from?' });
    await number.focus();
    await page.keyboard.press('Tab');
    await expect(answers.getByRole('button').first()).toBeFocused();
    await expect(answers.getByRole('button').first()).toContainText(`: ${sent}`);
    await page.keyboard.press('Enter');
    await expect(number).toBeFocused();
    await expect(answers).toHaveCount(0);
    await fields.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page.getByLabel('The message')).toHaveValue(new RegExp(`\nPhone: \\${sent}\n`));
    await page.getByRole('button', { name: 'Change the message' }).click();
    await fields.locator('#nri-country').selectOption('');
    await number.fill('');
  }
});

for (const country of firstOrAll(['IN', 'AE']))
  test(`keeps the chosen country ${country} after a reload, Back and in the other language`, async ({
    page,
  }) => {
    await openHydrated(page, '/nri');
    await page.locator('#nri-reply-phone').check();
    await page.locator('#nri-number').fill(country === 'IN' ? '98112 33445' : '50 987 6543');
    const chosen = page.locator('#nri-country');
    await chosen.selectOption(country);
    const expectKept = async () => {
      await hydrate(page);
      await page.locator('#nri-name').focus(); // renders all countries
      await expect(chosen.locator('option')).not.toHaveCount(2);
      await expect(chosen).toHaveValue(country);
    };
    await page.reload();
    await expectKept();
    await page.goto('/about');
    await page.goBack();
    await expectKept();
    await page.goto('/hi/nri');
    await expectKept();
  });
