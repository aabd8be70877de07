/**
 * Lists the regulations in compliance/sources.ts that were last compared with their source more than a year ago. Also
 * lists the published rates that were checked more than 90 days ago, and states whether pages hide them. With --strict,
 * exits with 1 if the list is not empty. Usage: npm run check:sources [-- --strict]
 */
import { runnerImport } from 'vite';
import { describeSource, findStaleSources } from './stale-sources.mjs';

const importSource = async (path) =>
  (await runnerImport(path, { configFile: false, logLevel: 'error' })).module;
const { sources } = await importSource('./compliance/sources.ts');
const { isRateCurrent } = await importSource('./src/lib/rate-age.ts');

const stale = findStaleSources(sources, new Date());
for (const source of stale) console.log(describeSource(source, isRateCurrent));
console.log(
  stale.length === 0
    ? `All ${sources.length} regulations were compared with their source within a year, and rates within 90 days.`
    : `${stale.length} of ${sources.length} regulations and rates: compare the statements with their source again, then update the date in checkedOn.`,
);
if (process.argv.includes('--strict') && stale.length > 0) process.exitCode = 1;
