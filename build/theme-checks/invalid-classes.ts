/** Finds class names without a rule, or with a value that is not a token. */
import type { ClassUse } from './class-names.ts';
import { adviseOn, adviseOnToken } from './token-advice.ts';

const formatMessage = ({ name, file, line }: ClassUse, message: string) =>
  `${file}:${line}: ${name}: ${message}`;

/**
 * Returns a message for each use of a class that neither Tailwind nor a style sheet defines.
 * @param definedClasses every class that has a rule
 * @param excludedWords the words of `@source not inline` in src/styles/index.css
 */
export const findUnknownClasses = (
  uses: readonly ClassUse[],
  definedClasses: ReadonlySet<string>,
  excludedWords: readonly string[] = [],
) =>
  uses
    .filter(
      ({ name }) =>
        !definedClasses.has(name) &&
        !(name.endsWith('-') && [...definedClasses].some((other) => other.startsWith(name))),
    )
    .map((use) => formatMessage(use, adviseOn(use.name, definedClasses, excludedWords)));

/**
 * Matches classes that set a text size, line width, radius or duration without a token of the theme. Values in em are
 * allowed, because they depend on the font size.
 */
const BARE =
  /(?:^|:)(?:border(?:-[trblxyse])?|(?:border(?:-[trblxyse])?|decoration|rounded|duration|text)-(?:\[[\d.](?![\d.]*em\])|[1-9]).*)$/;

/**
 * Returns a message for each text size, line width, radius and duration that is not a token: `border`, `border-2`,
 * `rounded-[3px]`.
 */
export const findBareClasses = (uses: readonly ClassUse[]) =>
  uses
    .filter(({ name }) => BARE.test(name))
    .map((use) => formatMessage(use, `not a token of tailwind.config.ts${adviseOnToken(use.name)}`));
