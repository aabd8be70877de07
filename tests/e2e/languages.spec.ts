import { expect, measure, openHydrated, test } from '../browser.ts';

test.use({ locale: 'hi-IN', viewport: { width: 320, height: 640 } });

test('the offer of Hindi covers neither the focused field nor the controls around it', async ({ page }) => {
  await openHydrated(page, '/contact');
  const offer = page.locator('aside[lang=hi]');
  await expect(offer).toBeAttached();
  const covered = () =>
    offer.evaluate((notice) => {
      if (getComputedStyle(notice).visibility === 'hidden') return [];
      const box = notice.getBoundingClientRect();
      return [...document.querySelectorAll('main :is(input, select, textarea, button, a)')]
        .filter((control) => {
          const { top, bottom, left, right, width } = control.getBoundingClientRect();
          return width > 0 && top < box.bottom && bottom > box.top && left < box.right && right > box.left;
        })
        .map((control) => control.id || control.textContent);
    });
  for (const name of ['name', 'country', 'number', 'message']) {
    const field = page.locator(`#contact-${name}`);
    const distance = (await measure(field)).top - (await measure(offer)).top;
    await page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), distance);
    await expect(offer, `over ${name}`).toHaveAttribute('data-hidden');
    await expect.poll(covered, { message: name }).toEqual([]);
    await field.focus();
    await expect.poll(covered, { message: `focused ${name}` }).toEqual([]);
  }
  // LanguageOfferNotice adds padding to the footer, so that the notice covers nothing at the end of the page.
  await page.locator('#contact-message').blur();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(offer).not.toHaveAttribute('data-hidden');
  await expect.poll(covered).toEqual([]);
});
