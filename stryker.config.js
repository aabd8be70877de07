/** Mutation tests: `npm run mutants`. Options: https://stryker-mutator.io/docs/stryker-js/configuration/ */
const folders = process.env.MUTATE ? [process.env.MUTATE] : ['lib', 'calculators', 'enquiry'];

export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.stryker.config.ts' },
  tsconfigFile: 'none', // Stryker rewrites relative paths in it by an API that TypeScript 7 no longer has
  mutate: folders.map((folder) => `src/${folder}/**/*.{ts,tsx}`),
  testFiles: folders.map((folder) => `tests/unit/${folder}/**/*.test.{ts,tsx}`),
  ignoreStatic: true, // each would run all tests of its file in a new environment: hours
  thresholds: { high: 90, low: 85, break: 85 }, // % of mutants that a test must detect
  timeoutMS: 30_000,
  concurrency: 2,
  reporters: ['clear-text', 'progress-append-only', 'html'],
  htmlReporter: { fileName: 'reports/mutants.html' },
  ignorePatterns: ['dist', 'dist-hosts', 'docs', '.ssr', 'test-results', 'playwright-report'],
};
