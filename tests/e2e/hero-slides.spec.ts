import { expect, holdClientScript, test, waitForHydration } from '../browser.ts';

test('the slides of Home rotate before React is loaded', async ({ page }) => {
  const hero = page.getByRole('region', { name: 'What we do' });
  const current = hero.locator('button[aria-current]');
  await page.clock.install();
  const script = page.waitForResponse('**/assets/rotate-slides-*.js');
  await page.goto('/');
  await page.clock.fastForward(3500);
  await (await script).finished();
  const shown = async () => {
    await page.clock.fastForward(1500);
    return current.textContent();
  };
  await expect.poll(shown).toMatch(/^2/);
  await expect(hero.getByRole('heading', { level: 2 })).toHaveCount(1);
  await expect(page.locator('html')).not.toHaveAttribute('data-interacted');
  await page.clock.resume();
  await hero.getByRole('button', { name: 'Next slide' }).click();
  await expect(current).toHaveText(/^3/);
  await expect(hero.locator('.fade-layer:not([inert])')).toHaveAttribute('aria-label', /^3 of 3/);
});

test('the hero passes the visitor’s figures to the calculator', async ({ page }) => {
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'What we do' });
  const invoice = hero.getByLabel('Invoice amount (₹)');
  const size = async () => {
    const box = await hero.boundingBox();
    return [box?.width, box?.height];
  };
  const sizeOfExample = await size();
  await invoice.fill('8 lakh'); // the page is not hydrated yet
  await waitForHydration(page);
  await hero.getByLabel('Due in (days)').fill('90');
  await expect(hero.getByText('₹7.6', { exact: true })).toBeVisible();
  expect(await size()).toEqual(sizeOfExample);
  await hero.getByRole('link', { name: 'Bill discounting calculator' }).click();
  await expect(page).toHaveURL(/billDiscounting\?bill=800000-90-.*#calculator-bill$/);
  const calculator = page.locator('#calculator-bill');
  await expect(calculator.getByRole('textbox', { name: 'Invoice amount' })).toHaveValue('8,00,000');
  await expect(calculator.getByRole('textbox', { name: 'Due in' })).toHaveValue('90');
});

for (const [path, field, link, result] of [
  ['/', 'Invoice amount (₹)', 'Bill discounting calculator', /\?bill=800000-/],
  ['/services/billDiscounting', 'Invoice amount (₹)', /^Get a quote/, /#enquiry$/],
] as const)
  test(`${path} passes on figures that are typed before React is loaded`, async ({ page }) => {
    const release = await holdClientScript(page);
    await page.goto(path);
    await page.getByLabel(field).first().fill('8 lakh');
    await page.getByRole('main').getByRole('link', { name: link }).first().click();
    release();
    await expect(page).toHaveURL(result);
    await expect(page.getByRole('main')).toContainText('8,00,000');
  });
