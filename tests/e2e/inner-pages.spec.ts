import { expect, openHydrated, test } from '../browser.ts';

/** Links to a text, a form and a section of their page. */
const anchors = [
  '/services/billDiscounting#services',
  '/services/billDiscounting#enquiry',
  '/services/fund-raising#about-section',
];

test('scrolls to the target of an in-page link and focuses it', { tag: '@nightly' }, async ({ page }) => {
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
  const choices = slider.getByRole('group', { name: 'Choose slide' }).getByRole('button');
  for (const [width, count] of [
    [1280, 3],
    [800, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await choices.first().click();
    await expect(slider.locator('[aria-roledescription=slide]:not([inert])')).toHaveCount(count);
    // A hidden slide can be reached without dragging (SC 2.5.7).
    const last = slider.locator('[aria-roledescription=slide]').last();
    await expect(last).toHaveAttribute('inert');
    await choices.last().click();
    await expect(choices.last()).toHaveAttribute('aria-current', 'true');
    await expect(last).not.toHaveAttribute('inert');
    const isInside = () =>
      last.evaluate((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        return left >= 0 && right <= innerWidth;
      });
    await expect.poll(isInside).toBe(true);
  }
});
