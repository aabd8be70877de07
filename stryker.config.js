/** Mutation tests: `npm run mutants`. Options: https://stryker-mutator.io/docs/stryker-js/configuration/ */
const folders = process.env.MUTATE ? [process.env.MUTATE] : ['lib', 'calculators', 'enquiry', 'search'];
/** The files of a folder that are mutated, where not all are. */
const files = { search: '{page-index,spelling,slash-key}.ts' };
/** The tests that run for the mutants of each folder. */
const tests = {
  lib: [
    'tests/unit/lib/**/*.test.{ts,tsx}',
    'tests/unit/app/static-main.isolated.test.tsx',
    'tests/unit/app/router/page-loader.isolated.test.tsx',
    'tests/unit/build/{contact-card,document,engraving,page-content}.test.{ts,tsx}',
    'tests/unit/components/page-anchor.test.tsx',
    'tests/unit/enquiry/{phone-field,slots}.test.{ts,tsx}',
    'tests/unit/runtime/preferences.isolated.test.tsx',
    'tests/unit/search/build-index.test.ts',
    'tests/unit/sections/paper-list.test.tsx',
    'tests/specification/unit/{lead-text,office-status}.test.{ts,tsx}',
  ],
  calculators: ['tests/unit/calculators/**/*.test.{ts,tsx}', 'tests/specification/unit/enquiries.test.tsx'],
  enquiry: [
    'tests/unit/enquiry/**/*.test.{ts,tsx}',
    'tests/specification/unit/{appointment-form,enquiries,home-forms,lead-text,partner-profession,preferred-times}.test.{ts,tsx}',
  ],
  search: ['tests/unit/search/**/*.test.{ts,tsx}'],
};

export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.stryker.config.ts' },
  tsconfigFile: 'none', // Stryker rewrites relative paths in it by an API that TypeScript 7 no longer has
  mutate: folders.map((folder) => `src/${folder}/${files[folder] ?? '**/*.{ts,tsx}'}`),
  testFiles: folders.flatMap((folder) => tests[folder]),
  disableTypeChecks: false, // Vitest checks none
  mutator: { excludedMutations: ['StringLiteral'] }, // words: readers judge them, and leads, links and figures are compared as wholes
  ignoreStatic: true, // each would run all tests of its file in a new environment: hours
  thresholds: { high: 90, low: 85, break: 85 }, // % of mutants that a test must detect
  timeoutMS: 30_000,
  concurrency: 2,
  reporters: ['clear-text', 'progress-append-only', 'html'],
  htmlReporter: { fileName: 'reports/mutants.html' },
  ignorePatterns: ['dist', 'dist-hosts', 'docs', '.ssr', 'test-results', 'playwright-report'],
};
