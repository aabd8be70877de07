/** The journeys by keys in the system's Firefox; all arguments go to Playwright. Needs a build. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { firefoxPath } from './firefox.mjs';

if (existsSync(firefoxPath())) {
  const given = ['playwright', 'test', '--config', 'playwright.firefox.config.ts', ...process.argv.slice(2)];
  process.exitCode = spawnSync('npx', given, { stdio: 'inherit' }).status ?? 1;
} else {
  console.log(`Skipped: no Firefox at ${firefoxPath()}. Install firefox-esr or set FIREFOX_PATH.`);
}
