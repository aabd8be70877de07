/** Lighthouse's four categories of a page, on its phone and on its desktop. */
import lighthouse, { desktopConfig } from 'lighthouse';

const TRIES = 3;

/**
 * A run that broke off, which leaves a category without a score, is repeated.
 * @param port the debugging port of a running Chromium
 * @returns {Promise<Record<string, number>>} category id to score, 0 to 100
 */
export async function scores(url, port, desktop) {
  let categories = [];
  for (let tried = 0; tried < TRIES; tried += 1) {
    const result = await lighthouse(url, { port, logLevel: 'error' }, desktop ? desktopConfig : undefined);
    categories = Object.values(result.lhr.categories);
    if (categories.every(({ score }) => score !== null)) break;
  }
  return Object.fromEntries(categories.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]));
}
