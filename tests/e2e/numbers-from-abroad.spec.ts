import { expect, firstOrAll, hydrate, openHydrated, test } from '../browser.ts';

/** Country of residence, what is typed, and the number in the lead. */
const numbers = [
  ['Germany', '0711 1234567', '+49 711 1234567'],
  ['Germany', '030 901820', '+49 30 901820'],
  ['USA', '(415) 555-2671', '+1 415 555 2671'],
  ['Canada', '416-555-0123', '+1 416 555 0123'],
  ['UK', '020 7946 0958', '+44 20 7946 0958'],
  ['UAE', '050 123 4567', '+971 50 123 4567'],
  ['Singapore', '8123 4567', '+65 8123 4567'],
  ['Saudi Arabia', '011 123 4567', '+966 11 123 4567'],
  ['Australia', '02 9374 4000', '+61 2 9374 4000'],
  ['Kenya', '0712 345678', '+254 712 345678'],
] as const;

test.beforeEach(({ context }) => context.addInitScript(() => (window.open = () => null)));

for (const [path, form] of firstOrAll([
  ['/nri', 'nri'],
  ['/services/ourEndToEndforeignServices', 'foreign-company'],
] as const))
  test(`${path} asks which country a number is from, and sends the answer`, async ({ page }) => {
    await openHydrated(page, path);
    const fields = page.locator(`form[aria-label]:has(#${form}-name)`);
    await fields.locator(`#${form}-name`).fill('Meera Joshi');
    await fields.locator('select').first().selectOption({ index: 1 });
    if (form === 'foreign-company') await fields.locator('#foreign-company-company').fill('Muster GmbH');
    await fields.getByLabel('By phone').check();
    for (const [home, typed, sent] of firstOrAll(numbers, 3)) {
      await fields.locator(`#${form}-home`).fill(home);
      await expect(fields.locator(`#${form}-country`), 'no country is preset').toHaveValue('');
      const number = fields.locator(`#${form}-number`);
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
      await fields.locator(`#${form}-country`).selectOption('');
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

test.describe('in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('asks where the clock speaks for another country than the chosen one', async ({ page }) => {
    await openHydrated(page, '/hi/nri');
    const fields = page.locator('form:has(#nri-name)');
    await fields.locator('#nri-reply-phone').check();
    await fields.locator('#nri-home').fill('अभी घर पर');
    await fields.locator('#nri-country').selectOption('IN');
    await fields.locator('#nri-number').fill('0711 1234567');
    await fields.locator('#nri-number').blur();
    const answers = fields.getByRole('group', { name: 'यह नंबर किस देश का है?' }).getByRole('button');
    await expect(answers).toHaveText(['जर्मनी: +49 711 1234567', 'भारत: +91 711 1234567']);
  });
});

test('keeps India and its rule on a page for people in India', async ({ page }) => {
  await openHydrated(page, '/contact');
  const number = page.locator('#contact-number');
  await expect(page.locator('#contact-country')).toHaveValue('IN');
  await number.fill('98765 4321');
  await number.blur();
  await expect(number).toHaveAccessibleDescription(
    /Error: Please enter a valid 10-digit number\. It has 9 digits\.$/,
  );
});
