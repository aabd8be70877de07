import { firm } from '../../src/site/firm.ts';
import { expect, measure, openHydrated, test, nightly } from '../browser.ts';
import { coveringPages } from '../pages/covering-pages.ts';

/* These tests check positions and styles that depend on the window. tests/pages checks only that nothing overflows. */

test('more contrast gives texts and edges their full colour, and hides waves', nightly, async ({ page }) => {
  await page.goto('/contact');
  const styles = () =>
    page.evaluate(() => {
      const style = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
      const ink = style('body').color;
      return {
        lead: style('main .text-foreground-soft').color === ink,
        edge: style('main input').borderTopColor === ink,
        waves: style('main .waves').visibility,
      };
    });
  expect(await styles()).toEqual({ lead: false, edge: false, waves: 'visible' });
  await page.emulateMedia({ contrast: 'more' });
  await expect.poll(styles).toEqual({ lead: true, edge: true, waves: 'hidden' });
});

test('no text shrinks to less than half its width in forced colours', nightly, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const widths = () =>
    page
      .locator(':is(main, footer) :is(p, h2, h3, li > a)')
      .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().width));
  for (const path of new Set([...coveringPages, '/articles'])) {
    await page.emulateMedia({ forcedColors: 'none' });
    await page.goto(path);
    const before = await widths();
    await page.emulateMedia({ forcedColors: 'active' });
    const narrow = (await widths()).filter((width, i) => width > 0 && width < (before[i] ?? 0) / 2);
    expect.soft(narrow, path).toEqual([]);
  }
});

test('on a right-to-left page, Next shows one slide after the other (CR8)', nightly, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openHydrated(page);
  const carousel = page.getByRole('region', { name: 'Services', exact: true });
  await carousel.scrollIntoViewIfNeeded();
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const slides = carousel.getByRole('group', { name: /^\d of 5/, includeHidden: true });
  for (let next = 1; next <= 5; next += 1) {
    await carousel.getByRole('button', { name: /^Next slide/ }).click();
    await expect(slides.nth(next % 5)).toBeInViewport({ ratio: 0.9 });
    await expect(slides.nth(next % 5)).not.toHaveAttribute('inert');
  }
});

test('the footer is at most 900 px high on a phone and 700 px on a desktop', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  const email = footer.getByRole('link', { name: firm.email });
  for (const path of ['/team', '/hi/team']) {
    await page.goto(path);
    for (const [part, width, limit] of [
      [footer, 390, 900],
      [footer, 1440, 700],
      [email, 1160, 44], // the email address has one line
      [email, 1280, 44],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await footer.scrollIntoViewIfNeeded(); // until it is rendered, its height is an estimate
      const height = async () => (await measure(part)).height;
      await expect.poll(height, `${path} at ${width} px`).toBeLessThanOrEqual(limit);
    }
  }
});
