/**
 * Measures the built site beside a copy of itself with the scripts removed, on the same server in the same run, and
 * writes docs/performance.md.
 * Usage: npm run build && npm run bench [-- --pages /,/contact] [--runs 5] [--skip every-page,taps,lighthouse,build]
 * Every page is loaded three times as often as `--runs`: medians of five loads wander by a tenth, a ratio by more.
 */
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { buildSeconds } from './build-time.mjs';
import { nativeTap, navigation, tap, taps } from './interactions.mjs';
import { bytes, coldLoads, longTasksOfStart, scrollShift } from './loads.mjs';
import { median, Table, writeReport } from './report.mjs';
import { allPaths, launch, makeCopyWithoutScript, serveCopy, serveSite } from './site.mjs';

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', default: '/,/services/fund-raising,/contact' },
    runs: { type: 'string', default: '5' },
    skip: { type: 'string', default: '' },
  },
});
const skipped = options.skip.split(',');
const runs = Number(options.runs);
if (!existsSync('dist/index.html')) throw new Error('dist/ is empty: run npm run build first.');

/** Runs one after the other, so that none disturbs another. */
async function repeat(times, measure) {
  const results = [];
  for (let i = 0; i < times; i += 1) results.push(await measure());
  return results;
}

await makeCopyWithoutScript();
const site = await serveSite();
const copy = await serveCopy();
const browser = await launch();
const tables = [];

for (const path of options.pages.split(',')) {
  const table = new Table(`\`${path}\``, ['Measure', 'Built', 'Without script', 'Ratio or limit']);
  tables.push(table);
  const [built, plain] = await coldLoads(browser, [site.url + path, copy.url + path], runs);
  const pair = (what, of) => table.pair(what, built.map(of), plain.map(of));
  pair('first contentful paint, ms', (load) => load.fcp);
  pair('largest contentful paint, ms', (load) => load.lcp);
  pair('blocking time, ms', (load) => load.blocking);
  table.single(
    'menu works after first paint, ms',
    built.map((load) => Math.max(0, load.menu - load.fcp)),
    100,
  );
  table.single(
    'tasks over 50 ms while React takes over',
    await repeat(runs, () => longTasksOfStart(browser, site.url + path)),
    0,
  );
  table.single(
    'layout shift, load',
    built.map((load) => load.cls),
    0,
    3,
  );
  table.single(
    'layout shift, scroll to the end and back',
    [await scrollShift(browser, site.url + path)],
    0,
    3,
  );
  const weight = await bytes(browser, site.url + path);
  const isHome = path === '/';
  table.single('bytes until the page is complete, kB', [weight.complete / 1000], isHome ? 90 : 70, 1);
  table.single('script in 10 s with nobody there, kB', [weight.script / 1000], isHome ? 120 : 85, 1);
}

if (!skipped.includes('every-page')) {
  const table = new Table(`Largest paint of every page, ms, medians of ${3 * runs}`, [
    'Page',
    'Built',
    'Without script',
    'Ratio',
  ]);
  tables.push(table);
  const ratios = [];
  for (const path of await allPaths()) {
    const loads = await coldLoads(browser, [site.url + path, copy.url + path], 3 * runs, 500);
    const [built, plain] = loads.map((those) => those.map((load) => load.lcp));
    table.pair(path, built, plain);
    ratios.push(median(built) / median(plain));
  }
  const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
  table.text('all pages, geometric mean', '', '', `x${mean.toFixed(2)}, at most x1.05`);
}

if (!skipped.includes('taps')) {
  const table = new Table('Taps and navigation', ['Measure', 'Before hydration', 'After hydration', 'Limit']);
  tables.push(table);
  for (const [name, where] of Object.entries(taps)) {
    table.pair(
      `tap on the ${name} to next paint, ms`,
      await repeat(runs, () => tap(browser, site.url, where, false)),
      await repeat(runs, () => tap(browser, site.url, where, true)),
      100,
    );
  }
  table.row(
    'tap on the browser’s own disclosure, page without script, ms',
    '',
    await repeat(runs, () => nativeTap(browser, copy.url)),
    100,
  );
  table.row(
    'link to the next page’s h1, warm, ms',
    '',
    await repeat(runs, () => navigation(browser, site.url)),
    100,
  );
}
await browser.close();

if (!skipped.includes('lighthouse')) {
  const { scores } = await import('./lighthouse.mjs');
  const table = new Table('Lighthouse', ['Page', 'Phone', 'Desktop', '']);
  tables.push(table);
  const port = 9333;
  const observed = await launch(`--remote-debugging-port=${port}`);
  for (const path of await allPaths()) {
    const say = (found) => Object.values(found).join(' ');
    table.text(
      path,
      say(await scores(site.url + path, port, false)),
      say(await scores(site.url + path, port, true)),
    );
  }
  await observed.close();
}

if (!skipped.includes('build')) {
  const table = new Table('Build', ['Pages', 'Seconds', 'of 26 pages', 'Limit']);
  tables.push(table);
  const results = [];
  for (const count of [26, 250, 1000]) results.push([count, await buildSeconds(count)]);
  const [, first] = results[0];
  for (const [count, seconds] of results) {
    table.text(
      String(count),
      seconds.toFixed(1),
      `x${(seconds / first).toFixed(1)}`,
      count === 1000 ? 'x4' : '',
    );
  }
}

await writeReport(tables, { runs, processor: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}` });
await site.close();
await copy.close();
process.exit(0);
