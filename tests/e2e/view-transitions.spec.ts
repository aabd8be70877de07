import type { Page } from '@playwright/test';
import { expect, openHydrated, test } from '../browser.ts';

test.use({ hasEngraving: true });

/** Records the pseudo-elements that a view transition animates. */
const recordTransitions = (page: Page) =>
  page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        document.body.dataset.transitions = document
          .getAnimations()
          .map(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement)
          .join(' ');
      });
      return transition;
    };
  });

async function follow(page: Page, service: string) {
  await page.getByRole('button', { name: 'Services' }).first().click();
  await page.locator('.mega-link', { hasText: service }).click();
  await expect(page.locator('h1')).toContainText(service);
  await expect(page.locator('.menu-panel-full')).toBeHidden();
}

const animated = (page: Page) => page.locator('body').getAttribute('data-transitions');

test('morphs the icon of a menu link into the page’s rosette', { tag: '@nightly' }, async ({ page }) => {
  await openHydrated(page);
  await recordTransitions(page);
  await follow(page, 'Debt Restructuring'); // loads its module, which the transition needs
  await follow(page, 'Wealth Management');
  await follow(page, 'Debt Restructuring');
  await expect.poll(() => animated(page)).toMatch(/old\(seal-under\)/);
  expect(await animated(page)).toMatch(/old\(seal-over\)/);
  await expect(page.locator('h1')).toBeFocused();
});

test('skips cropped rosettes and reduced motion', { tag: '@nightly' }, async ({ page }) => {
  await openHydrated(page);
  for (const service of ['Wealth Management', 'Loan For Every Indian']) await follow(page, service);
  await recordTransitions(page);
  await follow(page, 'Wealth Management');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await follow(page, 'Loan For Every Indian');
  expect(await animated(page)).toBeNull();
});

test('stays on the previous page after Back during a transition', { tag: '@nightly' }, async ({ page }) => {
  await openHydrated(page);
  for (const service of ['Debt Restructuring', 'Wealth Management']) await follow(page, service);
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const back = new Promise((done) => addEventListener('popstate', done, { once: true }));
      history.back();
      const transition = start(() => back.then(update as () => unknown));
      void transition.finished.then(() => (document.body.dataset.finished = ''));
      return transition;
    };
  });
  await page.getByRole('button', { name: 'Services' }).first().click();
  await page.locator('.mega-link', { hasText: 'Debt Restructuring' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-finished');
  expect(new URL(page.url()).pathname).toBe('/services/wealth');
  await expect(page.locator('h1')).toContainText('Wealth Management');
});
