import { firm } from '../../src/site/firm.ts';
import { menu } from '../../src/site/menu.ts';
import { expect, openHydrated, test, nightly } from '../browser.ts';
import { coveringPages } from '../pages/covering-pages.ts';

/* These tests check positions and styles that depend on the window. tests/pages checks only that nothing overflows. */

test('a long name of the firm fits into the navigation bar', nightly, async ({ page }) => {
  await page.goto('/contact');
  const brand = page.locator('header a[href="/"]').first();
  const name = 'Northline Capital Advisors Private Limited';
  await brand.getByText(firm.name).evaluate((element, text) => (element.textContent = text), name);
  for (const width of [320, 390, 1160, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const [box, braid] = [await brand.boundingBox(), await page.locator('header .braid').boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 0), `${width} px`).toBeLessThanOrEqual(braid?.y ?? 0);
    const items = page
      .getByRole('navigation', { name: 'Main' })
      .locator('> ul > li > :is(a, button):visible');
    const rows = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().top));
    expect(rows).toHaveLength(width < 1160 ? 0 : menu.length);
    expect(new Set(rows).size, `rows at ${width} px`).toBeLessThanOrEqual(1);
  }
});

test('Hindi: the numbers of the slides are level, and arrows follow the breadcrumb links as in English', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/hi');
  const numbers = page.locator('.fade-slider [role=group] > button > span');
  const tops = await numbers.evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().top)),
  );
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
  /** The distance in px between the first link's text and the text of the next item. */
  const gapAfterHome = async (path: string) => {
    await page.goto(path);
    return page.locator('main nav ol').evaluate((list) => {
      const [home, next] = [...list.children].map((item) => {
        const text = document.createRange();
        text.selectNodeContents(item.firstElementChild ?? item);
        return text.getBoundingClientRect();
      });
      return Math.round((next?.left ?? 0) - (home?.right ?? 0));
    });
  };
  expect(await gapAfterHome('/hi/contact')).toBe(await gapAfterHome('/contact'));
});

test(
  'pages have full contrast and no background art if the visitor prefers more contrast',
  nightly,
  async ({ page }) => {
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
  },
);

test('texts have the same width in forced colours', nightly, async ({ page }) => {
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
