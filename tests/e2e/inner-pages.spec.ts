import { expect, openHydrated, test } from '../browser.ts';

test('scrolls to the target of an in-page link and focuses it', { tag: '@nightly' }, async ({ page }) => {
  // Links to a text, a form and a section.
  for (const [path, id] of [
    ['/services/billDiscounting', 'services'],
    ['/services/billDiscounting', 'enquiry'],
    ['/services/fund-raising', 'about-section'],
  ] as const)
    await test.step(`${path}#${id}`, async () => {
      await openHydrated(page, path);
      await page.locator(`main a[href="${path}#${id}"]`).first().press('Enter');
      await expect(page).toHaveURL(`${path}#${id}`);
      const target = page.locator(`#${id}`);
      // A target without an accessible name passes the focus to its heading.
      await expect(target.or(target.locator('h2, h3, h4')).and(page.locator(':focus'))).toHaveCount(1);
      /** Whether the heading is in view and not covered by the header. */
      const isPainted = () =>
        target.evaluate((element) => {
          const box = element.querySelector('h2, h3')?.getBoundingClientRect();
          return box && element.contains(document.elementFromPoint(box.left + 4, box.top + box.height / 2));
        });
      await expect.poll(isPainted).toBe(true);
    });
});

test('carousel: shows 3 slides or 2, with slide numbers (CR1 CR2)', { tag: '@nightly' }, async ({ page }) => {
  await openHydrated(page, '/services/tech-services');
  const slider = page.getByRole('region', { name: 'At hand-over' });
  await slider.getByRole('button', { name: 'Stop slide rotation' }).click();
  await expect(slider.getByRole('button', { name: /^(Previous|Next) slide$/ })).toHaveCount(0);
  const choices = slider.getByRole('group', { name: 'Choose slide' }).getByRole('button');
  const last = slider.locator('[aria-roledescription=slide]').last();
  for (const [width, count] of [
    [1280, 3],
    [800, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await choices.first().click();
    await expect(slider.locator('[aria-roledescription=slide]:not([inert])')).toHaveCount(count);
    await expect(last).toHaveAttribute('inert');
    await choices.last().click(); // without dragging (SC 2.5.7)
    await expect(choices.last()).toHaveAttribute('aria-current', 'true');
    await expect(last).not.toHaveAttribute('inert');
    const overflow = () =>
      last.evaluate((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        return Math.max(-left, right - innerWidth);
      });
    await expect.poll(overflow).toBeLessThanOrEqual(0);
  }
});
