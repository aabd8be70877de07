import { defineConfig } from '@playwright/test';
import shared from './playwright.config.ts';

/** The configuration for `npm run test:firefox` and `npm run test:webkit`. */
export default defineConfig(shared, {
  testMatch: 'a11y/journeys/*.engine.ts',
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
  use: { trace: 'off' },
});
