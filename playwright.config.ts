import { defineConfig } from '@playwright/test';
import { chromiumArgs, shellPath } from './tests/chromium.ts';
import './tests/photo-imports.mjs';

/** Tests of the built site in a browser, under its shipped headers: run `npm run build` first. */
export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts', 'visits/**/*.spec.ts'],
  globalSetup: './tests/serve-build.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 3, // of which one waits while two work: what is asked in trouble waits for seconds
  retries: process.env.CI ? 2 : 0, // a busy machine may miss a moment; the report names such a test as flaky
  reporter: [['list']],
  timeout: 30_000,
  use: {
    baseURL: process.env.SITE_ORIGIN ?? '', // of the server that the global setup has started
    launchOptions: { executablePath: shellPath(), args: chromiumArgs },
    trace: 'on-first-retry',
  },
});
