/**
 * Compares the built site with its performance budgets. Each value is the median of three Lighthouse runs on the
 * simulated phone of Lighthouse (a CPU that is four times slower, 150 ms latency, 1.6 Mbit/s). Exits with 1 if a page
 * exceeds a budget.
 * Usage: npm run build && npm run lighthouse
 */
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { preview } from 'vite';
import { getChromiumPath, sandboxArgs } from './chromium.mjs';

const PAGES = ['/', '/services/wealth', '/contact', '/blogDetails'];
const RUNS = 3;
const SITE_PORT = 4191;
const DEBUGGING_PORT = 9333;

/** The minimum score of each category, from 0 to 100. */
const MIN_SCORES = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
/** The maximum value of each audit. Times are in ms. */
const MAX_VALUES = {
  'first-contentful-paint': 1800,
  'largest-contentful-paint': 2500,
  'total-blocking-time': 150,
  'cumulative-layout-shift': 0.01,
};

const findMedian = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/**
 * Returns the scores and values of one load of a page.
 * @throws Error if Lighthouse cannot measure the page
 */
async function measure(url) {
  const { lhr } = await lighthouse(url, { port: DEBUGGING_PORT, logLevel: 'error' });
  const scores = Object.keys(MIN_SCORES).map((id) => [id, lhr.categories[id].score]);
  const failed = lhr.runtimeError?.message ?? scores.find(([, score]) => score === null)?.[0];
  if (failed) throw new Error(`Lighthouse could not measure ${url}: ${failed}`);
  return Object.fromEntries([
    ...scores.map(([id, score]) => [id, Math.round(score * 100)]),
    ...Object.keys(MAX_VALUES).map((id) => [id, lhr.audits[id].numericValue]),
  ]);
}

if (!existsSync('dist/index.html')) throw new Error('dist/ is empty: run npm run build first.');
const server = await preview({ logLevel: 'error', preview: { port: SITE_PORT, strictPort: true } });
const browser = await chromium.launch({
  executablePath: getChromiumPath(),
  args: [...sandboxArgs, `--remote-debugging-port=${DEBUGGING_PORT}`],
});
try {
  for (const path of PAGES) {
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measure(`http://localhost:${SITE_PORT}${path}`));
    const medians = Object.keys(runs[0]).map((id) => [id, findMedian(runs.map((run) => run[id]))]);
    console.log(path, medians.map(([id, value]) => `${id} ${Number(value.toFixed(3))}`).join(', '));
    for (const [id, value] of medians) {
      const isExceeded = id in MIN_SCORES ? value < MIN_SCORES[id] : value > MAX_VALUES[id];
      if (!isExceeded) continue;
      const limit = id in MIN_SCORES ? `at least ${MIN_SCORES[id]}` : `at most ${MAX_VALUES[id]}`;
      console.error(`${path}: ${id} must be ${limit}`);
      process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
  await server.close();
}
