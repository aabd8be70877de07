import { expect, openHydrated, test, waitForAnimations } from '../browser.ts';

/* Requirements of every theme that need a browser. Unit tests check contrast and the sizes of tokens. */

const insets = { top: 40, right: 24, bottom: 34, left: 24 };

test('the page, the menu and the floating buttons keep clear of a notch (FB0)', async ({ page }) => {
  const [width, height] = [390, 844];
  await page.setViewportSize({ width, height });
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await openHydrated(page, '/contact');
  const expectInside = async (selector: string) => {
    const boxes = await page
      .locator(selector)
      .evaluateAll((elements) =>
        elements
          .filter((one) => one.checkVisibility())
          .map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
      );
    expect(boxes.length, selector).toBeGreaterThan(0);
    for (const { left, right } of boxes) {
      expect(left, selector).toBeGreaterThanOrEqual(insets.left);
      expect(right, selector).toBeLessThanOrEqual(width - insets.right);
    }
    return boxes;
  };
  await expectInside('main h1, main input, footer a');
  await page.mouse.wheel(0, 600);
  await page.mouse.wheel(0, -100); // scrolling down hides the buttons
  const buttons = page.getByRole('complementary', { name: 'Quick contact' });
  await expect(buttons).toBeVisible();
  const lowest = () =>
    buttons
      .getByRole('link', { name: /^(?:Chat|Call)/ }) // the page's own action is visible only while it has the focus
      .evaluateAll((links) => Math.max(...links.map((link) => link.getBoundingClientRect().bottom)));
  await expect.poll(lowest).toBeLessThanOrEqual(height - insets.bottom);
  await page.getByRole('button', { name: 'Menu' }).click();
  await waitForAnimations(page.locator('dialog[open]'));
  for (const { top, bottom } of (await expectInside('dialog[open] button, dialog[open] a')).filter(
    ({ top: from, bottom: to }) => to < height && from > 0,
  )) {
    expect(top).toBeGreaterThanOrEqual(insets.top);
    expect(bottom).toBeLessThanOrEqual(height);
  }
});

test('no transition and no animation runs under reduced motion (G11 PR6)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page);
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((pseudo) => {
        const { transitionProperty, animationName, animationDuration } = getComputedStyle(
          element,
          pseudo || undefined,
        );
        const isMoving =
          transitionProperty !== 'none' ||
          (animationName !== 'none' && parseFloat(animationDuration) > 0.0001);
        return isMoving ? [`<${element.tagName.toLowerCase()} class="${element.className}">${pseudo}`] : [];
      }),
    ),
  );
  expect(moving).toEqual([]);
});
