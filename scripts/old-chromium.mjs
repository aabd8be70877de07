/**
 * Checks the built site in old versions of Chromium. Downloads headless builds of Chromium for Linux x64 from npm into
 * `.cache/`. If a download fails, skips the checks in that version. Run `npm run build` first.
 * - With the argument `quick`, checks four pages and three widgets in the oldest supported version.
 * - Without an argument, checks every English page except articles in the oldest supported version, and in version 92,
 *   which is not supported. Checks four pages in two other versions. In supported versions, also checks the widgets.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { brotliDecompressSync } from 'node:zlib';
import { chromium, expect as playwrightExpect } from '@playwright/test';
import { preview } from 'vite';

const expect = playwrightExpect.configure({ timeout: 30_000 }); // ms

/** The oldest version of @sparticuz/chromium that the site supports (src/site/browsers.ts). */
const OLDEST_SUPPORTED = '106.0.2';
/** The last version without `subgrid`. The site supports it. */
const WITHOUT_SUBGRID = '116.0.0';
/** A version without cascade layers. The site does not support it. */
const WITHOUT_LAYERS = '92.0.0';
/** The last version without container queries. The site does not support it. */
const WITHOUT_CONTAINERS = '103.0.0';
const FLAGS =
  '--headless --no-sandbox --no-zygote --disable-gpu --use-gl=angle --use-angle=swiftshader --remote-debugging-port=0';

/**
 * Returns the path of the unpacked browser.
 * @throws Error if npm cannot download the package
 */
function unpack(version) {
  const folder = join('.cache', 'old-chromium', version);
  const program = join(folder, 'chromium');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const pack = ['pack', `@sparticuz/chromium@${version}`, '--silent', '--pack-destination', folder];
  const archive = execFileSync('npm', pack, { encoding: 'utf8' }).trim();
  const tar = (...args) => execFileSync('tar', ['-C', folder, ...args]);
  const read = (name) => brotliDecompressSync(readFileSync(join(folder, 'package/bin', `${name}.br`)));
  tar('-xzf', join(folder, archive));
  writeFileSync(join(folder, 'swiftshader.tar'), read('swiftshader.tar'));
  tar('-xf', join(folder, 'swiftshader.tar'));
  // This file is written last. If it exists, the package has been unpacked completely.
  writeFileSync(program, read('chromium'), { mode: 0o755 });
  return program;
}

/** Starts the browser, and connects Playwright to it. If Playwright starts an old version itself, the browser hangs. */
async function launch(program) {
  const profile = mkdtempSync(join(tmpdir(), 'old-chromium-'));
  const args = [...FLAGS.split(' '), `--user-data-dir=${profile}`, 'about:blank'];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const stop = async () => {
    const ended = child.exitCode === null && once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
  };
  const endpoint = await new Promise((resolve, reject) => {
    createInterface({ input: child.stderr })
      .on('line', (line) => {
        const [, url] = /listening on (ws:\S+)/.exec(line) ?? [];
        if (url) resolve(url);
      })
      .on('close', () => reject(new Error(`${program} did not start`)));
  });
  return { browser: await chromium.connectOverCDP(endpoint), stop };
}

/**
 * Opens a page, and runs the checks that all pages have in common. If the page opens a chat, saves its URL in
 * `window.chat`.
 */
async function open(browser, path, width) {
  const context = await browser.newContext({ baseURL: origin, viewport: { width, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.open = (url) => {
      window.chat = String(url);
      return { closed: false, focus() {} };
    };
  });
  await page.goto(path);
  const where = `${path} at ${width} px`;
  const [scroll, inner] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(scroll, `${where}: no sideways scroll`).toBeLessThanOrEqual(inner);
  const visible = (selector) => page.locator(selector).filter({ visible: true });
  await expect(visible('[data-without-script]'), `${where}: notes on missing JavaScript`).toHaveCount(0);
  const menus = visible('header :is([aria-label="Open menu"], [href="#site-nav"])');
  await expect(menus, `${where}: menu controls`).toHaveCount(width < 1160 ? 1 : 0);
  return page;
}

async function checkHome(browser) {
  for (const width of [360, 768, 1280]) {
    const page = await open(browser, '/', width);
    const words = await page.locator('.fade-layer > :first-child').first().boundingBox();
    const button = await page.locator('.fade-slider [aria-live] + div a').first().boundingBox();
    const end = words.y + words.height;
    expect(button.y, `hero button at ${width} px, below the text`).toBeGreaterThanOrEqual(end);
    const panels = page.locator('[role=tabpanel]:visible'); // the wrapper of other panels is `hidden="until-found"`
    await expect(panels).toHaveCount(1);
    const first = await panels.getAttribute('id');
    await page.getByRole('tab').nth(1).click();
    await expect(panels).not.toHaveAttribute('id', first);
    await expect(panels).toHaveCount(1);
    if (width < 1160) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.locator('dialog#mobile-menu')).toBeVisible();
    }
    await page.context().close();
  }
}

/** The paths of the English pages, without articles. */
const allPages = ['', 'services/'].flatMap((folder) =>
  readdirSync(`dist/${folder}`)
    .filter((name) => name.endsWith('.html'))
    .map((name) => `/${folder}${name.replace(/^index\.html$|\.html$/, '')}`),
);
const SERVICE = '/services/loanForEveryIndian';
const fewPages = ['/', SERVICE, '/contact', '/search?q=loan'];

/** Returns a check that hydrates each page once. It alternates between a narrow and a wide window. */
const hydratePages = (paths) => async (browser) => {
  for (const [i, path] of paths.entries()) {
    const page = await open(browser, path, i % 2 === 0 ? 360 : 1280);
    const errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.mouse.move(20, 200);
    await page.mouse.move(30, 210);
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
    expect(errors, `${path}: uncaught errors`).toEqual([]);
    await expect(page.locator('h1'), path).toHaveCount(1);
    await page.context().close();
  }
};

async function checkAccordion(browser) {
  const page = await open(browser, SERVICE, 390);
  const closed = page.locator(':is(h2, h3, h4) > button[aria-expanded=false]').first();
  const button = page.locator(`[id="${await closed.getAttribute('id')}"]`);
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.context().close();
}

async function checkForm(browser) {
  const page = await open(browser, '/contact', 390);
  const answers = { name: 'Meera Joshi', email: 'a@example.in', number: '9876543210', message: 'Call me.' };
  const fieldOf = (name) => page.locator(`#contact-${name}`);
  for (const [name, answer] of Object.entries(answers)) await fieldOf(name).fill(answer);
  await fieldOf('subject').selectOption({ index: 1 });
  for (const [name, answer] of Object.entries(answers)) await expect(fieldOf(name)).toHaveValue(answer);
  await page.getByRole('button', { name: /^Send message/ }).click();
  await page.waitForFunction(() => window.chat);
  const chat = decodeURIComponent(await page.evaluate(() => window.chat));
  expect(chat).toMatch(/^https:\/\/wa\.me\/[^]*Meera Joshi[^]*Call me\./);
  await expect(page.locator('[data-without-script]').filter({ visible: true })).toHaveCount(0);
  await page.context().close();
}

/**
 * Returns a check for versions that are not supported. They must show pages as without JavaScript: the flag `js` is
 * missing, no text of `main` or the footer is hidden, and there are contact links.
 */
const readPages = (paths) => async (browser) => {
  for (const path of paths) {
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 360, height: 800 } });
    const page = await context.newPage();
    const errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(path);
    await page.mouse.move(20, 200);
    await page.waitForFunction(() => getComputedStyle(document.body).fontSize === '18px'); // plain.css is loaded
    const result = await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true; // visitors can open these
      const isExcluded = (element) =>
        element.closest('[data-needs-script], .no-script\\:hidden, [aria-hidden=true], button, svg');
      const hidden = [...document.querySelectorAll('main *, footer *')].filter(
        (element) =>
          !isExcluded(element) &&
          [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()) &&
          !['OPTION', 'OPTGROUP', 'TEXTAREA'].includes(element.tagName) &&
          element.getClientRects().length === 0,
      );
      return {
        hidden: hidden.map((element) => element.outerHTML.slice(0, 120)),
        js: 'js' in document.documentElement.dataset,
        overflow: document.documentElement.scrollWidth - innerWidth,
        contacts: document.querySelectorAll('a[href^="tel:"], a[href^="mailto:"], a[href*="wa.me"]').length,
      };
    });
    expect(result.hidden, `${path}: hidden words`).toEqual([]);
    expect(result.js, `${path}: scripts`).toBe(false);
    expect(result.overflow, `${path}: sideways scroll`).toBeLessThanOrEqual(0);
    expect(result.contacts, `${path}: contact links`).toBeGreaterThan(2);
    expect(errors, `${path}: uncaught errors`).toEqual([]);
    await context.close();
  }
};

const site = await preview({ logLevel: 'silent', preview: { port: 4193, strictPort: false } });
const origin = site.resolvedUrls.local[0];

/** Runs the checks in a version. If the version cannot be downloaded, prints a notice instead. */
async function check(version, checks) {
  let program;
  try {
    program = unpack(version);
  } catch (error) {
    console.log(`Skipped: npm cannot download Chromium ${version} (${String(error.message).split('\n')[0]})`);
    return;
  }
  const { browser, stop } = await launch(program);
  try {
    for (const one of checks) await one(browser);
    console.log(`Chromium ${version} passes`);
  } finally {
    await stop();
  }
}

try {
  const isQuick = process.argv[2] === 'quick';
  const widgets = [checkHome, checkAccordion, checkForm];
  await check(OLDEST_SUPPORTED, [hydratePages(isQuick ? fewPages : allPages), ...widgets]);
  if (!isQuick) {
    await check(WITHOUT_SUBGRID, [hydratePages(fewPages), ...widgets]);
    await check(WITHOUT_LAYERS, [readPages(allPages)]);
    await check(WITHOUT_CONTAINERS, [readPages(fewPages)]);
  }
} finally {
  await site.close();
}
