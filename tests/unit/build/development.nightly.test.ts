import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { copyBuildContext } from '../../../scripts/build-copy.mjs';
import { written } from '../../../tailwind.config.ts';
import { chromiumArgs, getShellPath } from '../../chromium.ts';
import { patience, startDevelopmentServer } from './development-server.ts';

const parent = mkdtempSync(join(tmpdir(), 'development-'));
const folder = join(parent, 'site');
let server: Awaited<ReturnType<typeof startDevelopmentServer>>;
let browser: Browser;
let page: Page;
const messages: string[] = [];
const stops: (() => unknown)[] = [() => rmSync(parent, { recursive: true, force: true })];

/** The text under the heading of a page in its file of words. */
const INTRO = /(?<="intro": ")[^"]*/;

/** Edits a file of the copy until the end of the test. Returns a function that restores the file earlier. */
function edit(file: string, from: string | RegExp, to: string) {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, () => to);
  expect(after, `${file} contains ${from}`).not.toBe(before);
  writeFileSync(path, after);
  const restore = () => writeFileSync(path, before);
  onTestFinished(restore);
  return restore;
}
const hydrationErrors = () => messages.filter((text) => /hydrat|differed/i.test(text));
/** Texts of the page. Each is '' while the page reloads. */
const read = {
  text: () => page.textContent('main').catch(() => ''),
  title: () => page.title().catch(() => ''),
  background: () =>
    page
      .evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--background'))
      .catch(() => ''),
  overlay: () =>
    page
      .evaluate(() => document.querySelector('vite-error-overlay')?.shadowRoot?.textContent ?? 'no overlay')
      .catch(() => ''),
};

beforeAll(async () => {
  copyBuildContext(folder);
  server = await startDevelopmentServer(folder);
  stops.unshift(server.stop);
  browser = await chromium.launch({ executablePath: getShellPath() ?? '', args: chromiumArgs });
  stops.unshift(() => browser.close());
  page = await browser.newPage();
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  await page.goto(`${server.url}about`, { timeout: 0 });
  await page.waitForSelector('html[data-hydrated]', { timeout: 0, state: 'attached' });
}, 600_000);
afterAll(async () => {
  for (const stop of stops) await stop();
}, 600_000);

describe('the development server shows, without an interaction,', () => {
  it.each([
    ['a word', 'src/words/en/pages/about.json', INTRO, 'An edited lead.', 'text', 'An edited lead.'],
    ['a token', 'tailwind.config.ts', /(?<=\n {4}background: ')#\w+/, '#FFF4F0', 'background', '#FFF4F0'],
    ['a name', 'src/words/en/page-names.json', '"About Us"', '"About the Firm"', 'title', 'About the Firm'],
  ] as const)(
    '%s that is changed and restored, without hydration errors',
    async (_, file, from, to, where, shown) => {
      const restore = edit(file, from, to);
      await expect.poll(read[where], patience).toContain(shown);
      restore();
      await expect.poll(read[where], patience).toMatch(/./);
      await expect.poll(read[where], patience).not.toContain(shown);
      expect(hydrationErrors()).toEqual([]);
      expect(server.output()).not.toContain('restarting server');
    },
  );

  it('a class without a rule, as a warning', async () => {
    edit('src/sections/page-banner.tsx', /className="/, 'className="bg-blue-500 ');
    const message = /src\/sections\/page-banner\.tsx:\d+: bg-blue-500: no such class; for a background use/;
    await expect.poll(server.output, patience).toMatch(message);
    await expect.poll(() => messages.join('\n'), patience).toMatch(message);
    await expect.poll(read.overlay, patience).toBe('no overlay');
  });

  it.each([
    ['tailwind.config.ts', "look: 'engraved'", "look: 'sepia'", "tailwind.config.ts:16: look is 'sepia'"],
    ['src/site/pages.ts', /\n\] as const satisfies/, "\n { path: '/fees', parent: '/' },\n] as const satisfies", 'src/pages/fees.tsx is missing'],
    ['src/words/hi/site.json', /^ {2}"home": .*\n/m, '', 'src/words/hi/site.json: home is missing'],
    ['src/words/hi/pages/nri.json', '{', '{ "more": "और",', 'src/words/hi/pages/nri.json: more is not in'],
  ])('an error in %s as an overlay, over a page with its last styles', async (file, from, to, message) => {
    const restore = edit(file, from, to);
    await expect.poll(read.overlay, patience).toContain(message);
    await expect.poll(read.background, patience).not.toBe('');
    expect(server.output()).toContain(message);
    restore();
    await expect.poll(read.overlay, patience).toBe('no overlay');
  }); // oxfmt-ignore
});

describe('the panel Theme of /specimen', () => {
  beforeAll(async () => {
    page = await browser.newPage(); // a reload after the last edit could abort a navigation of the first page
    await page.goto(`${server.url}specimen`, { timeout: 0 });
    await page.waitForSelector('html[data-hydrated]', { timeout: 0, state: 'attached' });
  }, 600_000);
  const style = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);

  it('changes colours, radius, type and fonts of the page, and gives the lines for the theme', async () => {
    await page.getByLabel('Look').selectOption('monsoon');
    await expect.poll(() => style('main .rounded-md', 'border-top-left-radius'), patience).toBe('10px');
    expect(await style('h1', 'font-family')).toContain('Source Sans 3');
    const size = parseFloat(await style('h1', 'font-size'));
    await page.getByRole('slider', { name: /^Type scale/ }).press('End');
    await expect
      .poll(async () => parseFloat(await style('h1', 'font-size')) / size, patience)
      .toBeCloseTo(1.3, 2);
    await page.getByRole('slider', { name: /^Hue:/ }).press('End');
    await expect
      .poll(() => page.getByLabel('Lines for tailwind.config.ts').inputValue(), patience)
      .toMatch(/look: 'monsoon',\nbrand: \{ hue: 360, primaryHue: 75, chroma: 0\.07 \},\n\/\/ type\n/);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(read.background, patience).toBe(written.light.background);
  });
});
