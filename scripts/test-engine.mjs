/**
 * Runs the keyboard journeys in another engine than Chromium. Passes all other arguments to Playwright. Run `npm run
 * build` first. Usage: node scripts/test-engine.mjs firefox|webkit
 */
import { spawnSync } from 'node:child_process';
import { findMissingPrograms } from './engines.mjs';

const [engine, ...options] = process.argv.slice(2);
const missing = findMissingPrograms(engine);
if (missing) console.log(`Skipped: ${missing}`);
else {
  const args = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'playwright.engines.config.ts',
    '--project',
    engine,
    ...options,
  ];
  process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
}
