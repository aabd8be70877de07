import { locales } from '../../src/site/languages.ts';

/**
 * The beginnings of paths that are not copied. prune.ts then removes words and tests of the missing code.
 */
export const firmOnlyPaths = [
  '.github/workflows/readers.yml',
  'compliance',
  'docs/a11y-report.png',
  'docs/home.png',
  'docs/reference/conformance.md',
  'docs/reference/screen-readers.md',
  'public/downloads',
  'public/hi',
  'public/media',
  'public/services',
  'public/share',
  'scripts/check-sources.mjs',
  'scripts/conformance',
  'scripts/firm-documents',
  'scripts/insurance-docx',
  'scripts/new-firm',
  'scripts/pseudo-',
  'scripts/screen-readers',
  'scripts/stale-sources.d.mts',
  'scripts/transcripts',
  'src/app/specimen',
  'src/articles/texts',
  'src/calculators',
  'src/content',
  'src/enquiry/forms',
  'src/pages',
  'src/sections/calculator-',
  'src/sections/bill-cost.tsx',
  'src/sections/costs.tsx',
  'src/sections/credit-bureaus.tsx',
  'src/sections/emi-range.tsx',
  'src/sections/fee-example.tsx',
  'src/sections/flat-example.tsx',
  'src/sections/format-fee.ts',
  'src/sections/demand-letter',
  'src/sections/guarantee-fees.tsx',
  'src/sections/late-payment-band.tsx',
  'src/sections/mudra-fee-text.tsx',
  'src/sections/paper',
  'src/sections/partner-',
  'src/sections/sample-letters.tsx',
  'src/sections/property-loan-',
  'src/sections/published-',
  'src/sections/refused-loan.tsx',
  'src/sections/scheme-instalments.tsx',
  'src/sections/set-up-',
  'src/sections/slide-calculator.tsx',
  'src/site/discovery-call.ts',
  'src/site/fee',
  'src/site/figures.ts',
  'src/site/partner-programme.ts',
  'src/site/property-loan.ts',
  'src/site/service-times.ts',
  'src/site/set-up.ts',
  'tests/a11y/canary/seeds',
  'tests/a11y/conformance.ts',
  'tests/a11y/journeys/questions.ts',
  'tests/e2e',
  'tests/specification',
  'tests/transcripts',
  'tests/unit/calculators',
  'tests/unit/chrome/language-',
];

/** Files that are copied although `firmOnlyPaths` has their folders, because every firm needs them. */
export const sharedPaths = [
  'src/content/privacy-statements.ts',
  'src/enquiry/forms/appointment.ts',
  'src/enquiry/forms/general.ts',
  'src/pages/not-found.tsx',
];

const languages = Object.keys(locales).join('|');
/**
 * Matches translations, and their tests. These files are not copied, because a new firm writes its own words.
 */
const TRANSLATED = new RegExp(`^src/[a-z]+/(${languages})[/.]|\\.(${languages})\\.test\\.tsx?$`);

const startsWithAny = (file: string, starts: readonly string[]) =>
  starts.some((start) => file.startsWith(start));

/** Returns whether the site of another firm gets a copy of a file. */
export const isCopied = (file: string): boolean =>
  !TRANSLATED.test(file) && (!startsWithAny(file, firmOnlyPaths) || startsWithAny(file, sharedPaths));
