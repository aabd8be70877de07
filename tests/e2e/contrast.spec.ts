import { expect, openHydrated, test } from '../browser.ts';

test('uses full contrast and no background art (prefers-contrast)', { tag: '@nightly' }, async ({ page }) => {
  await openHydrated(page, '/contact');
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
  expect(await styles()).toEqual({ lead: true, edge: true, waves: 'hidden' });
});
