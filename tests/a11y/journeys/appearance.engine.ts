import { chromium, expect, test } from '@playwright/test';
import sharp from 'sharp';
import { chromiumArgs, getShellPath } from '../../chromium.ts';
import { inEngine } from './engines.ts';
import type { PageDriver } from './drivers.ts';
import { chromiumDriver } from './chromium-driver.ts';

/** Pages with different sections, forms and drawings. They have no long texts, because WebKit wraps these differently. */
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

/** The test scrolls to the sections with these indexes. Their positions differ, because engines wrap lines differently. */
const sections = [0, 1];

/** The size of a screenshot in cells. The test compares mean greys of cells, because engines render fonts differently. */
const grid = { width: 40, height: 25 };
/** The maximum difference between greys (0 to 255), and the percentage of cells in which it may be higher. */
const TOLERANCE = { grey: 24, cells: 4 };

const measureGreys = (png: Buffer) =>
  sharp(png)
    .extract({ left: 0, top: 0, width: 1264, height: 800 })
    .resize({ ...grid, fit: 'fill', kernel: 'mitchell' })
    .greyscale()
    .raw()
    .toBuffer();

/** Loads a page without animations, scrolls to a section, and waits for fonts and images. Returns the cells' greys. */
async function capture(driver: PageDriver, path: string, section: number) {
  await driver.openStatic(path);
  await driver.evaluate(() => localStorage.setItem('motion', 'paused'), undefined);
  await driver.openHydrated(path);
  await driver.evaluate((index) => {
    (document.activeElement as HTMLElement | null)?.blur();
    document.querySelectorAll('main section')[index]!.scrollIntoView({ behavior: 'instant' });
  }, section);
  // Firefox and WebKit do not load lazy images that are far below the window, so these are not awaited.
  const isLoaded = () =>
    document.fonts.status === 'loaded' &&
    [...document.images].every(
      (image) => image.complete || image.getBoundingClientRect().top > window.innerHeight,
    );
  await expect.poll(() => driver.evaluate(isLoaded, undefined)).toBe(true);
  await expect // two equal screenshots mean that nothing moves any more
    .poll(async () => (await driver.screenshot()).equals(await driver.screenshot()))
    .toBe(true);
  return measureGreys(await driver.screenshot());
}

test(`the browser renders ${pages.length} pages like Chromium, except for ${TOLERANCE.cells} % of the cells`, () =>
  inEngine(async (driver) => {
    const browser = await chromium.launch({ executablePath: getShellPath(), args: chromiumArgs });
    const viewport = { width: 1280, height: 800 };
    const page = await browser.newPage({ baseURL: process.env.SITE_ORIGIN ?? '', viewport });
    const chromiumPage = chromiumDriver(page, () => page.keyboard.press('Tab'));
    await page.goto('/');
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    await driver.resize({ width, height: viewport.height });
    const errors: string[] = [];
    for (const path of pages)
      for (const section of sections) {
        const expected = await capture(chromiumPage, path, section);
        const cells = await capture(driver, path, section);
        const isDifferent = (grey: number, cell: number) =>
          Math.abs(grey - (cells[cell] ?? 0)) > TOLERANCE.grey;
        const share = (100 * expected.filter(isDifferent).length) / expected.length;
        if (share > TOLERANCE.cells) errors.push(`${path}, section ${section + 1}: ${share.toFixed(1)} %`);
      }
    await browser.close();
    expect(errors).toEqual([]);
  }));
