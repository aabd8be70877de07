import { chromium, expect, test } from '@playwright/test';
import sharp from 'sharp';
import { chromiumArgs, shellPath } from '../../chromium.ts';
import { inEngine } from './engines.ts';
import type { PageDriver } from './drivers.ts';
import { chromiumDriver } from './chromium-driver.ts';

/**
 * Pages with every kind of section, form, slider, table and drawing. They have no long articles, in which WebKit breaks
 * lines differently.
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

/** Sections to scroll to. A distance in px would include lines above that engines break differently. */
const sections = [0, 1];

/** The size of a cell in px. The mean grey of a cell tolerates differences in font rendering. */
const grid = { width: 40, height: 25 };
/**
 * `grey`: the maximum difference of the mean grey of a cell, of 255. `cells`: the percentage of cells that may differ
 * more, because engines break lines differently.
 */
const TOLERANCE = { grey: 24, cells: 4 };

const greys = (png: Buffer) =>
  sharp(png)
    .extract({ left: 0, top: 0, width: 1264, height: 800 })
    .resize({ ...grid, fit: 'fill', kernel: 'mitchell' })
    .greyscale()
    .raw()
    .toBuffer();

/** Loads a page without animations, with fonts and images, and scrolls it. */
async function capture(driver: PageDriver, path: string, section: number) {
  await driver.open(path);
  await driver.evaluate(() => localStorage.setItem('motion', 'paused'), undefined);
  await driver.goto(path);
  await driver.evaluate((index) => {
    (document.activeElement as HTMLElement | null)?.blur();
    document.querySelectorAll('main section')[index]!.scrollIntoView({ behavior: 'instant' });
  }, section);
  // Firefox and WebKit do not load lazy images far below the window.
  const isLoaded = () =>
    document.fonts.status === 'loaded' &&
    [...document.images].every(
      (image) => image.complete || image.getBoundingClientRect().top > window.innerHeight,
    );
  await expect.poll(() => driver.evaluate(isLoaded, undefined)).toBe(true);
  await expect // waits until two screenshots are equal
    .poll(async () => (await driver.screenshot()).equals(await driver.screenshot()))
    .toBe(true);
  return greys(await driver.screenshot());
}

test(`renders ${pages.length} pages like Chromium, except for ${TOLERANCE.cells} % of the cells`, () =>
  inEngine(async (driver) => {
    const browser = await chromium.launch({ executablePath: shellPath(), args: chromiumArgs });
    const viewport = { width: 1280, height: 800 };
    const page = await browser.newPage({ baseURL: process.env.SITE_ORIGIN ?? '', viewport });
    const chromiumPage = await chromiumDriver(page, () => page.keyboard.press('Tab'));
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
