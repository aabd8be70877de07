import { expect, openLive, test } from '../../browser.ts';
import { pages } from '../pages.ts';
import { expectFresh, judge } from './judge.ts';

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

for (const path of pages) {
  test(`${path}: axe, IBM and Alfa find nothing that is not on the list (G1-G18)`, async ({ page }) => {
    test.setTimeout(180_000);
    await openLive(page, path);
    expectFresh(path, await judge(page, path));
  });
}

test('what stands round the content is the same on every page, so its states are audited once (G1 G19)', async ({
  request,
}) => {
  const chrome = async (path: string) => {
    const html = await (await request.get(path)).text();
    return html
      .replace(/^.*<body[^>]*>/s, '')
      .replace(/<main[^>]*>.*<\/main>/s, '')
      .replaceAll(/ (aria-current|data-current)="[^"]*"/g, '')
      .replaceAll(' active"', '"') // what the router adds to a current link's class
      .replace(/This page: .*?<\/p>/s, '') // printed only
      .replaceAll(/_R_\w*_/g, '');
  };
  const home = await chrome('/');
  expect(home).toContain('<footer');
  for (const path of pages) expect(await chrome(path), path).toBe(home);
});
