import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { articles } from './src/articles/plugin/plugin.ts';
import { photos } from './build/photos/plugin.ts';

/** ms; a bound on hanging on a busy machine, no measure of speed. Twenty times the cases of a property take their time. */
const testTimeout = process.env.PROPERTY_RUNS ? 600_000 : 60_000;
/** Slow tests of what rarely changes or what axe checks as well: `npm run test:all` sets PROPERTY_RUNS. */
const nightly = process.env.PROPERTY_RUNS ? [] : ['**/*.nightly.*'];
/** Tests of Hindi. In unit tests `#words/*` has the condition `hi` (package.json). */
const hindi = '**/*.hi.test.*';
/** Says so where the build is missing or older than the sources. */
const globalSetup = './tests/fresh-build.ts';

/** One firm, in India, for the tests that read numbers, clocks and holidays: the site's own may be anywhere. */
export const sampleFirm = {
  find: /^(.*\/site|\.)\/(firm|holidays)\.ts$/,
  replacement: `${import.meta.dirname}/tests/sample-firm.ts`,
};

export default defineConfig({
  test: {
    maxWorkers: 2, // a third loads the modules once more, and Vitest itself would use one of two cores
    projects: [
      // A file that needs a document ends in .test.tsx; one with the Hindi words, in .hi.test.ts or .hi.test.tsx. One that replaces modules, or loads the search index,
      // which stays loaded, has .isolated before .test.
      {
        plugins: [articles(), photos()],
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false, // loads each module once per worker instead of once per file, in half the time
          include: ['tests/{unit,specification/unit}/**/*.test.ts'],
          exclude: ['**/*.isolated.test.ts', hindi, ...nightly],
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
          exclude: nightly,
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
          isolate: false, // as above
          include: ['tests/{unit,specification/unit}/**/*.test.tsx'],
          exclude: ['**/*.isolated.test.tsx', hindi, ...nightly],
          setupFiles: ['tests/unit/setup.ts'],
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
          testTimeout,
        },
      },
      {
        plugins: [articles(), photos()],
        // Files of React Router that are modules to a context of its own (vmThreads) as well.
        resolve: { conditions: ['module-sync', 'development|production'] },
        test: {
          name: 'unit-dom-isolated',
          environment: 'jsdom',
          server: { deps: { inline: [/react-router/] } },
          pool: 'vmThreads', // jsdom is loaded once for all files, not for each
          include: ['tests/{unit,specification/unit}/**/*.isolated.test.tsx'],
          exclude: nightly,
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
      // These look at what was built, and serve it by real web servers: run `npm run build` first.
      {
        test: {
          name: 'built',
          isolate: false,
          sequence: { groupOrder: 1 }, // Vitest wants a group for each number of workers
          maxWorkers: 1, // parses each page once, and leaves the other core to the web servers of `hosts`
          include: ['tests/{built,specification/built}/**/*.test.ts'],
          exclude: nightly,
          globalSetup,
          testTimeout,
        },
      },
      { test: { name: 'hosts', include: ['tests/hosts/**/*.test.ts'], globalSetup, testTimeout } },
    ],
  },
});
