import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { copyBuildContext } from '../../../scripts/build-copy.mjs';
import { chromiumArgs, shellPath } from '../../chromium.ts';

const parent = mkdtempSync(join(tmpdir(), 'development-'));
const folder = join(parent, 'site');
const START = `import { createServer } from 'vite';
const server = await createServer({ cacheDir: '.vite', server: { host: '127.0.0.1', port: 0 } });
await server.listen();
console.log('at ' + server.resolvedUrls.local[0]);`;

let output = '';
let page: Page;
let origin: string | undefined;
const messages: string[] = [];
const stops: (() => unknown)[] = [() => rmSync(parent, { recursive: true, force: true })];

/** Edits a file of the copy, until the end of the test; returns a function that restores it earlier. */
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
/** Waits until no reload is left that an edit has caused. */
const hydrated = () => page.waitForSelector('html[data-hydrated]', { timeout: 0, state: 'attached' });
const styleOf = (name: string) =>
  page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property), name);
/** The text of the overlay; '' while the page reloads. */
const overlay = () =>
  page
    .evaluate(() => document.querySelector('vite-error-overlay')?.shadowRoot?.textContent ?? 'no overlay')
    .catch(() => '');
/** ms; a bound on hanging on a busy machine, no measure of speed. */
const patience = { timeout: 200_000 };

beforeAll(async () => {
  copyBuildContext(folder);
  const server = spawn(process.execPath, ['--input-type=module', '-e', START], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development', NO_COLOR: '1' },
  });
  stops.unshift(
    () =>
      new Promise((resolve) => {
        server.once('exit', resolve);
        server.kill();
      }),
  );
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (output += text));
  await vi.waitUntil(() => output.includes('at http'), patience);
  origin = /at (http\S+)/.exec(output)?.[1];
  const browser = await chromium.launch({ executablePath: shellPath() ?? '', args: chromiumArgs });
  stops.unshift(() => browser.close());
  page = await browser.newPage();
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  await page.goto(`${origin}about`, { timeout: 0 });
  await hydrated();
}, 600_000);
afterAll(async () => {
  for (const stop of stops) await stop();
});

describe('the development server shows, without the page being touched,', () => {
  it('a changed word', async () => {
    const restore = edit('src/pages/about.tsx', /(?<=intro=")[^"]*/, 'A lead that was edited.');
    await expect.poll(() => page.textContent('main'), patience).toContain('A lead that was edited.');
    restore();
    await expect.poll(() => page.textContent('main'), patience).not.toContain('A lead that was edited.');
  });

  it('a changed token', async () => {
    const restore = edit('tailwind.config.ts', /(?<=\n {4}background: ')#\w+/, '#FFF4F0');
    await expect.poll(() => styleOf('--background'), patience).toBe('#FFF4F0');
    restore();
    await expect.poll(() => styleOf('--background'), patience).not.toBe('#FFF4F0');
  });

  it('a changed row of the route table, without a restart', async () => {
    const restore = edit('src/site/pages.ts', "label: 'About Us'", "label: 'About the Firm'");
    await expect.poll(() => page.title().catch(() => ''), patience).toContain('About the Firm');
    restore();
    await expect.poll(() => page.title().catch(() => ''), patience).toContain('About Us');
    await hydrated();
    expect(output).not.toContain('restarting server');
  });

  it('no hydration error', () => {
    expect(messages.filter((text) => /hydrat|differed/i.test(text))).toEqual([]);
  });

  it('a class without a rule, as a warning', async () => {
    edit('src/sections/page-banner.tsx', /className="/, 'className="bg-blue-500 ');
    const message = /src\/sections\/page-banner\.tsx:\d+: bg-blue-500: no such class; for a background use/;
    await expect.poll(() => output, patience).toMatch(message);
    await expect.poll(() => messages.join('\n'), patience).toMatch(message);
    await expect.poll(overlay, patience).toBe('no overlay');
  });

  it('an error of the theme as an overlay, over a page with its last styles', async () => {
    const restore = edit('tailwind.config.ts', "look: 'engraved'", "look: 'sepia'");
    await expect.poll(overlay, patience).toContain('There is no look sepia');
    expect(await styleOf('--background')).not.toBe('');
    await page.reload({ timeout: 0 });
    await expect.poll(overlay, patience).toContain('There is no look sepia');
    expect(await styleOf('--background')).not.toBe('');
    restore();
    await expect.poll(overlay, patience).toBe('no overlay');
  });

  it('a row whose file is missing, as an overlay', async () => {
    const restore = edit(
      'src/site/pages.ts',
      /\n\] as const satisfies/,
      "\n  { path: '/fees', label: 'Fees', parent: '/' },\n] as const satisfies",
    );
    await expect.poll(overlay, patience).toContain('src/pages/fees.tsx is missing');
    expect(output).toContain('src/pages/fees.tsx is missing');
    restore();
    await expect.poll(overlay, patience).toBe('no overlay');
  });
});
