import type { Page } from '@playwright/test';
import { expect, openLive, test } from '../browser.ts';

test.use({ engraves: true });

/** Has the page write down what moves from one page to the next. */
const watchMoves = (page: Page) =>
  page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        document.body.dataset.moves = document
          .getAnimations()
          .map(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement)
          .join(' ');
      });
      return transition;
    };
  });

/** Follows a service of the menu. */
async function follow(page: Page, service: string) {
  await page.getByRole('button', { name: 'Services' }).first().click();
  await page.locator('.mega-link', { hasText: service }).click();
  await expect(page.locator('h1')).toContainText(service);
  await expect(page.locator('.menu-panel-full')).toBeHidden();
}

const moved = (page: Page) => page.locator('body').getAttribute('data-moves');

test(
  'the seal of a link of the menu grows into the rosette of its page',
  { tag: '@nightly' },
  async ({ page }) => {
    await openLive(page);
    await watchMoves(page);
    await follow(page, 'Debt Restructuring'); // fetches its code, without which nothing grows
    await follow(page, 'Wealth Management');
    await follow(page, 'Debt Restructuring');
    await expect.poll(() => moved(page)).toMatch(/old\(seal-under\)/);
    expect(await moved(page)).toMatch(/old\(seal-over\)/);
    await expect(page.locator('h1')).toBeFocused();
  },
);

test(
  'a page whose banner cuts its rosette is there at once, and each where nothing is to move',
  { tag: '@nightly' },
  async ({ page }) => {
    await openLive(page);
    for (const service of ['Wealth Management', 'Loan For Every Indian']) await follow(page, service);
    await watchMoves(page);
    await follow(page, 'Wealth Management');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await follow(page, 'Loan For Every Indian');
    expect(await moved(page)).toBeNull();
  },
);

test(
  'who turns back while a seal grows stays where they turned to',
  { tag: '@nightly' },
  async ({ page }) => {
    await openLive(page);
    for (const service of ['Debt Restructuring', 'Wealth Management']) await follow(page, service);
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const back = new Promise((done) => addEventListener('popstate', done, { once: true }));
        history.back();
        const transition = start(() => back.then(update as () => unknown));
        void transition.finished.then(() => (document.body.dataset.grown = ''));
        return transition;
      };
    });
    await page.getByRole('button', { name: 'Services' }).first().click();
    await page.locator('.mega-link', { hasText: 'Debt Restructuring' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-grown');
    expect(new URL(page.url()).pathname).toBe('/services/wealth');
    await expect(page.locator('h1')).toContainText('Wealth Management');
  },
);
