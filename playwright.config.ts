import { defineConfig } from '@playwright/test';
import { isFullRun } from './tests/a11y/mode.ts';
import { chromiumArgs, getShellPath } from './tests/chromium.ts';
import './tests/imports.mjs';

/** Tests of the built site in a browser, with the headers of the hosts. Run `npm run build` first. */
export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts', 'pages/**/*.spec.ts'],
  globalSetup: './tests/serve-build.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 4, // more than the two cores of a CI machine, because some tests wait for timeouts of several seconds
  retries: 0,
  grepInvert: isFullRun ? [] : /@nightly/,
  reporter: [['list']],
  timeout: 120_000, // a test that takes longer hangs
  expect: { timeout: 30_000 },
  use: {
    baseURL: process.env.SITE_ORIGIN ?? '', // the global setup starts the server and sets this variable
    serviceWorkers: 'block', // a page's requests through a service worker bypass `page.route`
    launchOptions: { executablePath: getShellPath(), args: chromiumArgs },
  },
});
