/**
 * Checks the theme and the code that uses it. `npm run lint` (scripts/check-theme.mjs) runs these checks, and the
 * development server after each change (build/development-reports.ts).
 */
import { theme } from '../../tailwind.config.ts';
import { findClassNames } from './class-names.ts';
import { createContrastErrors } from './contrast.ts';
import { findOutdatedFiles } from './drawn-files.ts';
import { findBareClasses, findUnknownClasses } from './invalid-classes.ts';
import { findRawColours } from './raw-colours.ts';
import { findClassesIn, readSources } from './style-sheets.ts';

export { compileStyles } from './style-sheets.ts';

/** Matches sources of masks, whose white and black are not colours of the theme. */
const MASK_SOURCES = /build\/(?:svg-file\.ts|engraving\.tsx|icon-drawings\.ts|vignette-files\.tsx)$/;

/**
 * Returns the words in `@source not inline` of src/styles/index.css. They are also names of Tailwind's classes, but the
 * sources use them as ordinary words, so Tailwind must create no classes for them.
 */
const findExcludedWords = (index = '') =>
  /@source not inline\('([^']*)'\)/.exec(index)?.[1]?.split(' ') ?? [];

/**
 * Returns a message for each class without a rule, each class whose value is not a token, each colour that is not a
 * token, and each pair of colours with too little contrast. Each message names the file and, if there is one, a class
 * or value to use instead.
 * @param compiled src/styles/index.css, compiled
 * @throws Error if a source has a syntax error
 */
export function checkTheme(compiled: string): string[] {
  const sources = readSources('.ts', '.tsx');
  const sheets = readSources('.css');
  const definedClasses = new Set([compiled, ...sheets.values()].flatMap((css) => [...findClassesIn(css)]));
  const uses = findClassNames(sources);
  const themedSources = [...sources].filter(([file]) => !MASK_SOURCES.test(file));
  return [
    ...findUnknownClasses(uses, definedClasses, findExcludedWords(sheets.get('src/styles/index.css'))),
    ...findBareClasses(uses),
    ...findRawColours(new Map(themedSources)),
    ...createContrastErrors(theme),
  ];
}

/**
 * Returns a message for each command that must draw its files again. Returns an empty array if the environment variable
 * LOOK selects another theme for a preview. The files must be current in a release, but not after each edit, so
 * `npm run lint` prints the messages without failing.
 */
export const createThemeNotices = (): string[] => (process.env.LOOK ? [] : findOutdatedFiles(theme));
