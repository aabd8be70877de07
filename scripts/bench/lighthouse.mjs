/** Lighthouse's four categories of a page, on its phone and on its desktop. */
import lighthouse, { desktopConfig } from 'lighthouse';
import { median } from './report.mjs';

const TRIES = 6;
const RUNS = 3;

/** ms that the main thread works for the load of a page, as Lighthouse's simulated phone has it. */
export async function mainThread(url, port) {
  const { lhr } = await lighthouse(url, { port, logLevel: 'error', onlyCategories: ['performance'] });
  return Math.round(lhr.audits['mainthread-work-breakdown'].numericValue);
}

/**
 * One run, and where that is not 100 in all, the medians of three: a score of performance wanders by a point or two
 * with the machine. A run that broke off, which leaves a category without a score, does not count.
 * @param port the debugging port of a running Chromium
 * @returns {Promise<Record<string, number>>} category id to score, 0 to 100
 */
export async function scores(url, port, desktop) {
  const runs = [];
  for (let tried = 0; tried < TRIES && runs.length < RUNS; tried += 1) {
    const result = await lighthouse(url, { port, logLevel: 'error' }, desktop ? desktopConfig : undefined);
    const categories = Object.values(result.lhr.categories);
    if (categories.some(({ score }) => score === null)) continue;
    runs.push(Object.fromEntries(categories.map(({ id, score }) => [id, Math.round(score * 100)])));
    if (runs.length === 1 && categories.every(({ score }) => score === 1)) break;
  }
  if (runs.length === 0) throw new Error(`Lighthouse broke off on ${url} each of ${TRIES} times.`);
  const ids = Object.keys(runs[0]);
  return Object.fromEntries(ids.map((id) => [id, median(runs.map((run) => run[id]))]));
}
