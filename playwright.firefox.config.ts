import { defineConfig } from '@playwright/test';
import shared from './playwright.config.ts';

/** For `npm run test:firefox`. */
export default defineConfig(shared, { testMatch: 'a11y/journeys/journeys.firefox.ts' });
