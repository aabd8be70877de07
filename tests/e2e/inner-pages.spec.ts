import { expect, openHydrated, test } from '../browser.ts';

/** Links to a text, a form and a section of their page. */
const anchors = [
  '/services/loanForEveryIndian#apply',
  '/services/loanForEveryIndian#contact',
  '/services/billDiscounting#services',
  '/services/billDiscounting#enquiry',
  '/services/realState#consultation',
  '/services/fund-raising#about-section',
  '/services/ourEndToEndforeignServices#contact',
  '/partner#contact',
];

test('scrolls to the target of an in-page link and focuses it', { tag: '@nightly' }, async ({ page }) => {
  test.setTimeout(60_000);
  for (const address of anchors)
    await test.step(address, async () => {
      const [path = '', id = ''] = address.split('#');
      if (new URL(page.url()).pathname !== path) await openHydrated(page, path);
      await page.locator(`main a[href="${address}"]`).first().press('Enter');
      await expect(page).toHaveURL(address);
      const target = page.locator(`#${id}`);
      // A target without an accessible name passes the focus to its heading.
      await expect(target.or(target.locator('h2, h3, h4')).and(page.locator(':focus'))).toHaveCount(1);
      // Its heading is in view and not covered by the header.
      const painted = () =>
        target.evaluate((element) => {
          const box = element.querySelector('h2, h3')?.getBoundingClientRect();
          return box && element.contains(document.elementFromPoint(box.left + 4, box.top + box.height / 2));
        });
      await expect.poll(painted).toBe(true);
    });
});

test('carousel: shows 3 slides or 2, with slide numbers (CR1 CR2)', { tag: '@nightly' }, async ({ page }) => {
  await openHydrated(page, '/services/tech-services');
  const slider = page.getByRole('region', { name: 'At hand-over' });
  await slider.getByRole('button', { name: 'Stop slide rotation' }).click();
  await expect(slider.getByRole('button', { name: /^(Previous|Next) slide$/ })).toHaveCount(0);
  await expect(slider.getByRole('button', { name: 'Start slide rotation' })).toBeVisible();
  const choices = slider.getByRole('group', { name: 'Choose slide' }).getByRole('button');
  for (const [width, count] of [
    [1280, 3],
    [800, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await choices.first().click();
    await expect(slider.locator('.carousel-slide:not([inert])')).toHaveCount(count);
    const visibleCount = () =>
      slider.locator('h3').evaluateAll((all) => {
        const boxes = all.map((title) => title.getBoundingClientRect());
        return boxes.filter(({ left, right }) => left >= 0 && right <= innerWidth).length;
      });
    await expect.poll(visibleCount).toBe(count);

    // A hidden slide can be reached without dragging (SC 2.5.7).
    const last = slider.locator('.carousel-slide').last();
    await expect(last).toHaveAttribute('inert');
    await choices.last().click();
    await expect(choices.last()).toHaveAttribute('aria-current', 'true');
    await expect(last).not.toHaveAttribute('inert');
    const inside = () =>
      last.evaluate((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        return left >= 0 && right <= innerWidth;
      });
    await expect.poll(inside).toBe(true);
  }
});

for (const [name, manner] of Object.entries({ Team: 'smoothly', Appointment: 'instantly' })) {
  const path = `/${name.toLowerCase()}`;
  test(`${path}: scrolls ${manner} to the top, focuses h1 (RC1)`, { tag: '@nightly' }, async ({ page }) => {
    await openHydrated(page, '/privacy');
    const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first();
    await link.focus();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    await link.press('Enter');
    await expect(page).toHaveURL(path);
    await expect(page.locator('h1')).toBeFocused();
    if (manner === 'instantly') expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('h1')).toBeFocused();
  });
}
