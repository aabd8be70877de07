import type { Page } from '@playwright/test';
import { expect, openHydrated, test } from '../browser.ts';

const hero = (page: Page) => page.getByRole('region', { name: 'What we do' });

/** Runs in the page: pauses the animations of slides, whose times the test sets, and ends the rotation after a change. */
function pauseFades() {
  const { animate } = Element.prototype;
  Element.prototype.animate = function pauseFade(...args) {
    const animation = animate.apply(this, args);
    if (this.closest('.fade-layer')) {
      animation.pause();
      document.documentElement.dataset.interacted = '';
    }
    return animation;
  };
}

/** Runs in the page: the opacity of each slide's text and art (0 if it is hidden) at each 20 ms of a change. */
async function sampleFade() {
  const layers = [...document.querySelectorAll('.fade-layer')];
  const fades = document
    .getAnimations()
    .filter(({ effect }) => (effect as KeyframeEffect).target?.closest('.fade-layer'));
  await Promise.all(fades.map(({ ready }) => ready));
  return Array.from({ length: 51 }, (_, i) => {
    for (const fade of fades) fade.currentTime = i * 20;
    return layers.map(({ children }) =>
      Array.from(children, (part) => {
        const { opacity, visibility } = getComputedStyle(part);
        return visibility === 'visible' ? Math.round(Number(opacity) * 100) : 0;
      }),
    );
  });
}

async function changeBeforeHydration(page: Page) {
  await page.clock.install();
  const script = page.waitForResponse('**/assets/rotate-slides-*.js');
  await page.goto('/');
  await page.clock.fastForward(3500);
  await (await script).finished();
  const current = hero(page).locator('button[aria-current]');
  const shown = async () => {
    await page.clock.fastForward(1500);
    return current.textContent();
  };
  await expect.poll(shown).toMatch(/^2/);
}

test('rotates the slides of Home without React, which continues after the first click', async ({ page }) => {
  await changeBeforeHydration(page);
  const headings = hero(page).getByRole('heading', { level: 2 });
  await expect(headings).toHaveCount(1);
  await expect(page.locator('html')).not.toHaveAttribute('data-interacted');
  await page.clock.resume();
  await hero(page).getByRole('button', { name: 'Next slide' }).click();
  await expect(hero(page).locator('button[aria-current]')).toHaveText(/^3/);
  await expect(hero(page).locator('.fade-layer:not([inert])')).toHaveAttribute('aria-label', /^3 of 3/);
});

test('fades a slide out before the next one, also before hydration (HF2)', async ({ page }) => {
  await page.addInitScript(pauseFades);
  await changeBeforeHydration(page);
  const before = await page.evaluate(sampleFade);
  const [first, last] = [before[0], before.at(-1)];
  expect(first).toEqual([100, 0, 0].map((opacity) => [opacity, opacity]));
  expect(last).toEqual([0, 100, 0].map((opacity) => [opacity, opacity]));
  const visible = before.map(
    (layers) => layers.filter((parts) => parts.some((opacity) => opacity > 0)).length,
  );
  expect(Math.max(...visible)).toBe(1);

  await page.evaluate(() => localStorage.setItem('motion', 'paused')); // so that no slide changes by itself
  await openHydrated(page);
  await hero(page).getByRole('button', { name: 'Next slide' }).click();
  await expect(hero(page).locator('button[aria-current]')).toHaveText(/^2/);
  expect(await page.evaluate(sampleFade)).toEqual(before);
});
