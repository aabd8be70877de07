import { chromium, expect, test } from '@playwright/test';
import sharp from 'sharp';
import { chromiumArgs, shellPath } from '../../chromium.ts';
import { openFirefox } from './firefox.ts';
import type { Screen } from './hand.ts';
import { screenOf } from './screen.ts';
import { openWebkit } from './webkit.ts';

/**
 * Compared between engines: pages with every kind of band, form, slider, table and drawing. Long articles are left out:
 * WebKit breaks their lines elsewhere.
 */
const pages = [
  '/',
  '/about',
  '/contact',
  '/appointment',
  '/calculators',
  '/nri',
  '/insurenceDetails',
  ...['loanForEveryIndian', 'wealth', 'fund-raising'].map((name) => `/services/${name}`),
];

/** px from the top of the page: what is compared. */
const depths = [0, 900];

/** Each cell of this grid is the mean grey of 32 x 32 px, so that letters drawn a little bolder are the same. */
const grid = { width: 40, height: 25 };
/** Of 255: by how much a cell may differ, and how many of a hundred may differ by more: a line broken elsewhere. */
const TOLERANCE = { grey: 24, cells: 4 };

const greys = (png: Buffer) =>
  sharp(png)
    .extract({ left: 0, top: 0, width: 1264, height: 800 })
    .resize({ ...grid, fit: 'fill', kernel: 'mitchell' })
    .greyscale()
    .raw()
    .toBuffer();

/** At rest, with its faces and pictures, scrolled. */
async function show(screen: Screen, path: string, depth: number) {
  await screen.open(path);
  await screen.ask(() => localStorage.setItem('motion', 'paused'), undefined);
  await screen.goto(path);
  await screen.ask((top) => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo({ top, behavior: 'instant' });
  }, depth);
  const settled = () =>
    document.fonts.status === 'loaded' && [...document.images].every(({ complete }) => complete);
  await expect.poll(() => screen.ask(settled, undefined)).toBe(true);
  await expect // a fade is over, and the picture is the same twice
    .poll(async () => (await screen.picture()).equals(await screen.picture()), { timeout: 10_000 })
    .toBe(true);
  return greys(await screen.picture());
}

test(`the looks of ${pages.length} pages are Chromium's, but for ${TOLERANCE.cells} % of them`, async () => {
  test.setTimeout(900_000);
  const browser = await chromium.launch({ executablePath: shellPath(), args: chromiumArgs });
  const { screen, stop } = await (test.info().project.name === 'webkit' ? openWebkit : openFirefox)();
  try {
    const page = await browser.newPage({
      baseURL: process.env.SITE_ORIGIN ?? '',
      viewport: { width: 1280, height: 800 },
    });
    const model = await screenOf(page, () => page.keyboard.press('Tab'));
    const width = await page.goto('/').then(() => page.evaluate(() => document.documentElement.clientWidth));
    await screen.resize({ width, height: 800 });
    const wrong: string[] = [];
    for (const path of pages)
      for (const depth of depths) {
        const [one, other] = [await show(model, path, depth), await show(screen, path, depth)];
        const differ = one.filter(
          (grey, cell) => Math.abs(grey - (other[cell] ?? 0)) > TOLERANCE.grey,
        ).length;
        const share = (100 * differ) / one.length;
        if (share > TOLERANCE.cells) wrong.push(`${path} at ${depth}: ${share.toFixed(1)} %`);
      }
    expect(wrong).toEqual([]);
  } finally {
    await stop();
    await browser.close();
  }
});
