/**
 * Measures the built site beside a copy of itself with the scripts removed, on the same server in the same run:
 * compressed bytes of the first load, first and largest paint, layout shift, blocking time.
 * Usage: npm run build && npm run bench [-- path ...]
 */
import { existsSync } from 'node:fs';
import { cp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { preview } from 'vite';

const RUNS = 5;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const CPU_SLOWDOWN = 4;
const WITHOUT_SCRIPT = 'node_modules/.cache/bench-without-script';

const paths = process.argv.slice(2).length ? process.argv.slice(2) : ['/', '/services/fund-raising'];
const executablePath =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((file) => existsSync(file));

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const spread = (values) =>
  `${median(values).toFixed(0)} (${Math.min(...values).toFixed(0)}-${Math.max(...values).toFixed(0)})`;
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

async function makeCopyWithoutScript() {
  await rm(WITHOUT_SCRIPT, { recursive: true, force: true });
  await cp('dist', WITHOUT_SCRIPT, { recursive: true });
  await cp('.ssr/dist', '.ssr/bench-without-script', { recursive: true }); // the local host asks it for facts
  for (const name of await readdir(WITHOUT_SCRIPT, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const file = join(WITHOUT_SCRIPT, name);
    const html = (await readFile(file, 'utf8')).replace(/<script[^>]*><\/script>/g, '');
    await writeFile(file, html);
    await writeFile(`${file}.br`, brotliCompressSync(html));
    await rm(`${file}.gz`, { force: true });
  }
}

/** One cold load: paints, shift and blocking time, in ms. */
async function load(browser, url) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(() => {
    window.measured = { lcp: 0, cls: 0, blocking: 0 };
    const watch = (type, see) =>
      new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
    watch('largest-contentful-paint', (entry) => (window.measured.lcp = entry.startTime));
    watch('layout-shift', (entry) => (window.measured.cls += entry.hadRecentInput ? 0 : entry.value));
    watch('longtask', (entry) => (window.measured.blocking += Math.max(0, entry.duration - 50)));
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(2500);
  const result = await page.evaluate(() => ({
    ...window.measured,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  await context.close();
  return result;
}

/** Compressed sizes of what the document itself asks for. */
async function firstLoad(path) {
  const name = path === '/' ? 'index' : path.slice(1);
  const html = await readFile(`dist/${name}.html`, 'utf8');
  const size = async (file) =>
    (await readFile(existsSync(`dist${file}.br`) ? `dist${file}.br` : `dist${file}`)).length;
  const sum = async (pattern) => {
    let total = 0;
    for (const [, file] of html.matchAll(pattern)) total += await size(file);
    return total;
  };
  return {
    html: await size(`/${name}.html`),
    css: await sum(/<link rel="stylesheet" href="([^"]+)"/g),
    script: await sum(/<script[^>]* src="([^"]+)"/g),
    fonts: await sum(/<link rel="preload" href="([^"]+\.woff2)"/g),
  };
}

async function serve(outDir, port) {
  const server = await preview({
    logLevel: 'silent',
    build: { outDir },
    preview: { port, strictPort: true },
  });
  return { url: `http://localhost:${port}`, close: () => server.close() };
}

if (!executablePath) throw new Error('No Chromium found. Install it or set CHROMIUM_PATH.');
if (!existsSync('dist/index.html')) throw new Error('dist/ is empty: run npm run build first.');

await makeCopyWithoutScript();
const site = await serve('dist', 4191);
const copy = await serve(WITHOUT_SCRIPT, 4192);
const browser = await chromium.launch({
  executablePath,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});

console.log(
  `Phone 390x844, 150 ms, 1.6 Mbit/s, ${CPU_SLOWDOWN}x slower CPU; medians of ${RUNS} cold loads (least-most), ms; brotli bytes.\n`,
);
for (const path of paths) {
  const bytes = await firstLoad(path);
  const built = [];
  const plain = [];
  for (let run = 0; run < RUNS; run += 1) {
    built.push(await load(browser, site.url + path));
    plain.push(await load(browser, copy.url + path));
  }
  const row = (what, of) => {
    const [ours, theirs] = [built.map(of), plain.map(of)];
    console.log(
      `  ${what.padEnd(28)}${spread(ours).padStart(20)}${spread(theirs).padStart(20)}   x${(median(ours) / median(theirs)).toFixed(2)}`,
    );
  };
  console.log(path);
  console.log(
    `  HTML ${kilobytes(bytes.html)}, CSS ${kilobytes(bytes.css)}, script before React ${kilobytes(bytes.script)}, fonts preloaded ${kilobytes(bytes.fonts)}`,
  );
  console.log(`  ${''.padEnd(28)}${'built'.padStart(20)}${'without script'.padStart(20)}`);
  row('first contentful paint', (load) => load.fcp);
  row('largest contentful paint', (load) => load.lcp);
  row('blocking time', (load) => load.blocking);
  console.log(
    `  cumulative layout shift      ${median(built.map((load) => load.cls)).toFixed(3)} (without script ${median(plain.map((load) => load.cls)).toFixed(3)})\n`,
  );
}
await browser.close();
await site.close();
await copy.close();
process.exit(0);
