import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { articles } from './src/articles/plugin/plugin.ts';
import { photos } from './build/photos/plugin.ts';

/**
 * The time limit of a test in ms. It only ends tests that hang. With PROPERTY_RUNS, property tests have many more
 * cases, so the limit is higher.
 */
const testTimeout = process.env.PROPERTY_RUNS ? 600_000 : 60_000;
/** Slow tests of things that rarely change. They run only if PROPERTY_RUNS is set, as in `npm run test:all`. */
const excludedNightlyTests = process.env.PROPERTY_RUNS ? [] : ['**/*.nightly.*'];
/** Tests with Hindi words. For them, `#words/*` has the condition `hi` (package.json). */
const hindi = '**/*.hi.test.*';
/** A setup file that throws an error if the build is missing or older than the sources. */
const globalSetup = './tests/fresh-build.ts';

/**
 * Replaces the data of the firm by the data of a firm in India, for tests of numbers, time zones and holidays. Firms
 * whose sites are made from this project (`npm run new-firm`) may be in another country.
 */
export const sampleFirm = {
  find: /^(.*\/site|\.)\/(firm|holidays)\.ts$/,
  replacement: `${import.meta.dirname}/tests/sample-firm.ts`,
};

export default defineConfig({
  test: {
    maxWorkers: 2, // by default, Vitest would use one of two cores; a third worker would load all modules again
    projects: [
      // The name of a test file selects its project. Tests that need a document end in .test.tsx. Tests with Hindi
      // words end in .hi.test.ts or .hi.test.tsx. Tests that replace modules or load the search index have .isolated
      // before .test.
      {
        plugins: [articles(), photos()],
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false, // loads each module once per worker instead of once per file, in half the time
          include: ['tests/{unit,specification/unit}/**/*.test.ts'],
          exclude: ['**/*.isolated.test.ts', hindi, ...excludedNightlyTests],
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
          testTimeout,
        },
      },
      {
        plugins: [articles(), photos()],
        test: {
          name: 'unit-isolated',
          environment: 'node',
          include: ['tests/{unit,specification/unit}/**/*.isolated.test.ts'],
          exclude: excludedNightlyTests,
          restoreMocks: true,
          testTimeout,
        },
      },
      {
        plugins: [articles(), photos()],
        resolve: { alias: [sampleFirm] },
        test: {
          name: 'unit-dom',
          environment: 'jsdom',
          isolate: false, // as in `unit`
          include: ['tests/{unit,specification/unit}/**/*.test.tsx'],
          exclude: ['**/*.isolated.test.tsx', hindi, ...excludedNightlyTests],
          setupFiles: ['tests/unit/setup.ts'],
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
          testTimeout,
        },
      },
      {
        plugins: [articles(), photos()],
        // With these conditions, React Router resolves to ES modules also in the contexts of `vmThreads`.
        resolve: { conditions: ['module-sync', 'development|production'] },
        test: {
          name: 'unit-dom-isolated',
          environment: 'jsdom',
          server: { deps: { inline: [/react-router/] } },
          pool: 'vmThreads', // loads jsdom once for all files instead of once per file
          include: ['tests/{unit,specification/unit}/**/*.isolated.test.tsx'],
          exclude: excludedNightlyTests,
          setupFiles: ['tests/unit/setup.ts'],
          restoreMocks: true,
          testTimeout,
        },
      },
      {
        plugins: [articles(), photos()],
        resolve: { conditions: ['hi', ...defaultClientConditions], alias: [sampleFirm] },
        ssr: { resolve: { conditions: ['hi', ...defaultServerConditions] } },
        test: {
          name: 'unit-hindi',
          environment: 'jsdom',
          include: [`tests/{unit,specification/unit}/${hindi}`],
          setupFiles: ['tests/unit/setup.ts'],
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
          testTimeout,
        },
      },
      // These are the tests of the build, also on real web servers. Run `npm run build` first.
      {
        test: {
          name: 'built',
          isolate: false,
          include: ['tests/{built,specification/built}/**/*.test.ts'],
          exclude: excludedNightlyTests,
          globalSetup,
          testTimeout,
        },
      },
      { test: { name: 'hosts', include: ['tests/hosts/**/*.test.ts'], globalSetup, testTimeout } },
    ],
  },
});
