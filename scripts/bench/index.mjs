/**
 * Measures the built site beside a copy of itself with the scripts removed, and beside pages written as by hand with
 * its words (plain.mjs), in the same run, and writes docs/performance.md.
 * Usage: npm run build && npm run bench [-- --pages /,/contact] [--runs 5] [--skip every-page,taps,lighthouse,build]
 * Tables that are skipped stay as they were. Every page's first paint is taken three times as often as `--runs`: medians
 * of five loads wander by a tenth, a ratio by more.
 */
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { buildSeconds } from './build-time.mjs';
import { nativeTap, navigation, tap, taps } from './interactions.mjs';
import { bytes, coldLoads, countNodes, longTasksOfStart, menuWorks, scrollShift } from './loads.mjs';
import { servePlain } from './plain.mjs';
import { keys, typed } from './search.mjs';
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
const paths = await allPaths();
const hand = await servePlain(paths, 4193);
const browser = await launch();
const tables = [];

for (const path of options.pages.split(',')) {
  const table = new Table(`\`${path}\``, [
    'Measure',
    'Built',
    'Without script',
    'By hand',
    'To by hand',
    'Limit',
  ]);
  tables.push(table);
  const isHome = path === '/';
  const urls = [site, copy, hand].map(({ url }) => url + path);
  const [built, plain, simple] = await coldLoads(browser, urls, runs);
  const three = (what, of, limit) =>
    table.three(
      what,
      [built, plain, simple].map((loads) => loads.map(of)),
      limit,
    );
  three('first contentful paint, ms', (load) => load.fcp, 1.12);
  three('largest contentful paint, ms', (load) => load.lcp, 1.12);
  three('blocking time, ms', (load) => load.blocking);
  const menus = urls.map(() => []);
  for (let run = 0; run < runs; run += 1)
    for (const [which, url] of urls.entries()) menus[which].push(await menuWorks(browser, url));
  table.three('menu works, ms', menus, 1.3);
  table.three(
    'nodes when loaded',
    await Promise.all(urls.map(async (url) => [await countNodes(browser, url)])),
    undefined,
    isHome ? 1000 : 700,
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
  table.single('HTML, kB', [weight.html / 1000], isHome ? 15 : 12, 1);
  table.single('bytes until the page is complete, kB', [weight.complete / 1000], 60, 1);
  table.single('script in 10 s with nobody there, kB', [weight.script / 1000], isHome ? 120 : 85, 1);
}

if (!skipped.includes('every-page')) {
  const table = new Table('First paint of every page, ms', [
    'Page',
    'Built',
    'By hand',
    'Ratio, at most x1.2',
  ]);
  tables.push(table);
  const ratios = [];
  for (const path of paths) {
    const loads = await coldLoads(browser, [site.url + path, hand.url + path], 3 * runs, 500);
    const [built, plain] = loads.map((those) => those.map((load) => load.fcp));
    table.pair(path, built, plain);
    ratios.push(median(built) / median(plain));
  }
  const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
  table.text('all pages, geometric mean', '', '', `x${mean.toFixed(2)}, at most x1.1`);
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
    'tap on the menu of the page by hand, ms',
    '',
    await repeat(runs, () => nativeTap(browser, hand.url)),
    100,
  );
  table.row(
    'link to the next page’s h1, warm, ms',
    '',
    await repeat(runs, () => navigation(browser, site.url)),
    100,
  );
  for (const words of typed)
    table.row(`key of “${words}” in the search, ms`, '', await keys(browser, site.url, words), 50);
}
await browser.close();

if (!skipped.includes('lighthouse')) {
  const { mainThread, scores } = await import('./lighthouse.mjs');
  const table = new Table('Lighthouse', ['Page', 'Phone', 'Desktop', '']);
  tables.push(table);
  const port = 9333;
  const observed = await launch(`--remote-debugging-port=${port}`);
  const mains = [];
  for (const { url } of [site, hand]) mains.push(await repeat(runs, () => mainThread(`${url}/`, port)));
  table.text(
    'main thread of /, ms: built, by hand, at most x1.6',
    ...mains.map(median),
    `x${(median(mains[0]) / median(mains[1])).toFixed(2)}`,
  );
  for (const path of paths) {
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
  for (const pages of [26, 250, 1000]) results.push([String(pages), await buildSeconds({ pages })]);
  results.push(['26 and 1000 articles', await buildSeconds({ pages: 26, articles: 1000 })]);
  const [, first] = results[0];
  for (const [what, seconds] of results) {
    table.text(
      what,
      seconds.toFixed(1),
      `x${(seconds / first).toFixed(1)}`,
      what.includes('1000') ? 'x4' : '',
    );
  }
}

await writeReport(tables, { runs, processor: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}` });
await site.close();
await copy.close();
hand.close();
process.exit(0);
