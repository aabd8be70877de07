import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'jsdom',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/unit/setup.ts'],
          restoreMocks: true,
          testTimeout: process.env.CI ? 300_000 : 60_000, // ms; a bound on hanging on a busy machine, no measure of speed
        },
      },
      // These look at what was built, and serve it by real web servers: run `npm run build` first.
      { test: { name: 'built', include: ['tests/built/**/*.test.ts'] } },
      { test: { name: 'hosts', include: ['tests/hosts/**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
});
