import { expect, test } from '../browser.ts';

test('the slides of Home rotate before React is loaded, and continue after the first click', async ({
  page,
}) => {
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
