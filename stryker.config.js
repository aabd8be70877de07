/*
 * Configures mutation tests (`npm run mutants`). The options are explained at
 * https://stryker-mutator.io/docs/stryker-js/configuration/
 */
const folders = process.env.MUTATE ? [process.env.MUTATE] : ['lib', 'calculators', 'enquiry', 'search'];
/** For folders with few mutated files, the pattern of these files. In other folders, all files are mutated. */
const files = { search: '{page-index,spelling,slash-key}.ts' };
/**
 * For each folder, the tests that run against its mutants. If a test loads a module again, Stryker runs only this test
 * against mutants of the module's static code. Few tests in these lists load a module again.
 */
const tests = {
  lib: [
    'tests/unit/lib/**/*.test.{ts,tsx}',
    'tests/unit/app/static-main.isolated.test.tsx',
    'tests/unit/articles/errors.test.ts',
    'tests/unit/build/{contact-card,document,engraving}.test.{ts,tsx}',
    'tests/unit/components/page-anchor.test.tsx',
    'tests/unit/enquiry/{phone-field,requested-times,slots}.test.{ts,tsx}',
    'tests/unit/runtime/{lazy-part,preferences}.isolated.test.tsx',
    'tests/unit/search/{build-index,search-link}.test.{ts,tsx}',
    'tests/unit/sections/paper-list.test.tsx',
    'tests/specification/unit/{lead-text,office-status,set-up-calendar}.test.{ts,tsx}',
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
  tsconfigFile: 'none', // Stryker would rewrite the file with an API that TypeScript 7 no longer has
  mutate: folders.map((folder) => `src/${folder}/${files[folder] ?? '**/*.{ts,tsx}'}`),
  testFiles: folders.flatMap((folder) => tests[folder]),
  disableTypeChecks: false, // unnecessary, because Vitest does not check types
  mutator: { excludedMutations: ['StringLiteral'] }, // most strings are words, which tests do not repeat
  ignoreStatic: true, // each mutant of static code would run all tests in a new environment, which takes hours
  thresholds: { high: 90, low: 85, break: 85 }, // the percentage of mutants that the tests must detect
  timeoutMS: 30_000,
  concurrency: 2,
  reporters: ['clear-text', 'progress-append-only', 'html'],
  htmlReporter: { fileName: 'reports/mutants.html' },
  ignorePatterns: ['dist', 'dist-hosts', 'docs', '.ssr', 'test-results', 'playwright-report'],
};
