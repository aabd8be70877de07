import { expect, openLive, test } from '../browser.ts';

test(
  'more contrast is answered: full ink for leads and edges, nothing drawn behind the words',
  { tag: '@nightly' },
  async ({ page }) => {
    await openLive(page, '/contact');
    const seen = () =>
      page.evaluate(() => {
        const style = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
        const ink = style('body').color;
        return {
          lead: style('main .text-ink-soft').color === ink,
          edge: style('main input').borderTopColor === ink,
          waves: style('main .waves').visibility,
        };
      });
    expect(await seen()).toEqual({ lead: false, edge: false, waves: 'visible' });
    await page.emulateMedia({ contrast: 'more' });
    expect(await seen()).toEqual({ lead: true, edge: true, waves: 'hidden' });
  },
);
