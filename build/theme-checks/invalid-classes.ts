/** Finds class names that have no rule, and class names whose value is not a token. */
import type { ClassUse } from './class-names.ts';
import { adviseOn, adviseOnToken } from './token-advice.ts';

const reportUse = ({ name, file, line }: ClassUse, message: string) => `${file}:${line}: ${name}: ${message}`;

/**
 * Returns whether a name is the beginning of a class that has a rule. The text of the template `rosette-${size}`, for
 * example, is `rosette-`.
 */
const isPrefixOfDefined = (name: string, definedClasses: ReadonlySet<string>) =>
  name.endsWith('-') && [...definedClasses].some((other) => other.startsWith(name));

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
    .filter(({ name }) => !definedClasses.has(name) && !isPrefixOfDefined(name, definedClasses))
    .map((use) => reportUse(use, adviseOn(use.name, definedClasses, excludedWords)));

/**
 * Matches classes that set a text size, line width, radius or duration by a number or by Tailwind's default: `border`,
 * `border-2`, `rounded-[3px]`. Zero is allowed, and values in em, because they depend on the font size. Does not match
 * `rounded`, single corners (`rounded-t-[3px]`) and functions (`text-[min(…)]`).
 */
const BARE =
  /(?:^|:)(?:border(?:-[trblxyse])?|(?:border(?:-[trblxyse])?|decoration|rounded|duration|text)-(?:\[[\d.](?![\d.]*em\])|[1-9]).*)$/;

/** Returns a message for each use of a class that `BARE` matches. */
export const findBareClasses = (uses: readonly ClassUse[]) =>
  uses
    .filter(({ name }) => BARE.test(name))
    .map((use) => reportUse(use, `not a token of tailwind.config.ts${adviseOnToken(use.name)}`));
