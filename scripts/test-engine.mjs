/**
 * Runs the keyboard journeys in another engine. Further arguments go to Playwright. Needs a build.
 * Usage: node scripts/test-engine.mjs firefox|webkit
 */
import { spawnSync } from 'node:child_process';
import { missingPrograms } from './engines.mjs';

const [engine, ...given] = process.argv.slice(2);
const lack = missingPrograms(engine);
if (lack) console.log(`Skipped: ${lack}`);
else {
  const asked = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'playwright.engines.config.ts',
    '--project',
    engine,
    ...given,
  ];
  process.exitCode = spawnSync(process.execPath, asked, { stdio: 'inherit' }).status ?? 1;
}
