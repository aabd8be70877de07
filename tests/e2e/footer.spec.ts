import { firm } from '../../src/site/firm.ts';
import { expect, test } from '../browser.ts';

test('the footer is at most 900 px high on a phone and 700 px on a desktop', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  const email = footer.getByRole('link', { name: firm.email });
  const height = (element: Element) => element.getBoundingClientRect().height;
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
      await expect.poll(() => part.evaluate(height), `${path} at ${width} px`).toBeLessThanOrEqual(limit);
    }
  }
});
