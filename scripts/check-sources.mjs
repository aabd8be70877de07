/**
 * Lists the regulations in src/content/sources.ts that were last compared with their source more than a year ago. With
 * --strict, exits with 1 if there are any.
 * Usage: npm run check:sources [-- --strict]
 */
import { runnerImport } from 'vite';
import { staleSources } from './stale-sources.mjs';

const {
  module: { sources },
} = await runnerImport('./src/content/sources.ts', { configFile: false, logLevel: 'error' });

const stale = staleSources(sources, new Date());
for (const { id, pinned, checked, source, seen } of stale)
  console.log(
    `${Object.keys(pinned).join(', ')}  ${id}, compared on ${checked}: ${source} (read at ${seen})`,
  );
console.log(
  stale.length === 0
    ? `All ${sources.length} regulations were compared with their source within a year.`
    : `${stale.length} of ${sources.length} regulations: compare the statements with their source again, then update the date in checked.`,
);
if (process.argv.includes('--strict') && stale.length > 0) process.exitCode = 1;
