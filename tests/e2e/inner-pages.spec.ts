import { expect, openHydrated, test, nightly } from '../browser.ts';

test('scrolls to the target of an in-page link and focuses it', nightly, async ({ page }) => {
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

test('shows the slide of each number, without dragging (CR1 CR8)', nightly, async ({ page }) => {
  await openHydrated(page, '/services/tech-services');
  const slider = page.getByRole('region', { name: 'At hand-over' });
  await slider.getByRole('button', { name: 'Stop slide rotation' }).click();
  const choices = slider.getByRole('group', { name: 'Choose slide' }).getByRole('button');
  const slides = slider.locator('[aria-roledescription=slide]');
  await expect(slides.last()).toHaveAttribute('inert');
  await choices.last().click();
  await expect(choices.last()).toHaveAttribute('aria-current', 'true');
  await expect(slides.last()).toBeInViewport({ ratio: 0.8 });
  await expect(slides.last()).not.toHaveAttribute('inert');
});
