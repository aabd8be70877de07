/** Lighthouse's four categories of a page, on its phone and on its desktop. */
import lighthouse, { desktopConfig } from 'lighthouse';

/**
 * @param port the debugging port of a running Chromium
 * @returns {Promise<Record<string, number>>} category id to score, 0 to 100
 */
export async function scores(url, port, desktop) {
  const result = await lighthouse(url, { port, logLevel: 'error' }, desktop ? desktopConfig : undefined);
  return Object.fromEntries(
    Object.entries(result.lhr.categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
  );
}
