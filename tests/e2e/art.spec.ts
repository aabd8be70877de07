import { expect, test } from '../browser.ts';

for (const path of ['/', '/about', '/founderprofile', '/blogDetails']) {
  test(`${path}: what lies on a rosette is not crossed by its lines`, async ({ page }) => {
    await page.goto(path);
    const seen = await page.locator('.rosette + *').evaluateAll((onTop) =>
      onTop.flatMap((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = element.getBoundingClientRect();
        const found = document.elementFromPoint(x + width / 2, y + height / 2);
        const isShown =
          width > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        return isShown && found ? { name: element.className, above: element.contains(found) } : [];
      }),
    );
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter(({ above }) => !above)).toEqual([]);
  });
}

test('a rosette is styled when it comes near, not before', async ({ page }) => {
  await page.goto('/');
  const lines = page.locator('.call-to-action-art .rosette > *').first();
  const isStyled = () => lines.evaluate((line) => line.checkVisibility({ contentVisibilityAuto: true }));
  // The last of the bands to be styled after the load.
  await page.waitForFunction(() => document.querySelector('footer')?.style.contentVisibility === 'visible');
  expect(await isStyled()).toBe(false);
  await lines.evaluate((line) => line.closest('section')?.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(isStyled).toBe(true);
});
