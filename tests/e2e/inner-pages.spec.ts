import { expect, openHydrated, test, nightly } from '../browser.ts';

test(
  'each numbered button of a carousel shows its slide, so that dragging is not necessary (CR1 CR8)',
  nightly,
  async ({ page }) => {
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
  },
);
