/** Finds class names without a rule, or with a value that is not a token. */
import type { ClassUse } from './class-names.ts';
import { adviseOn, adviseOnToken } from './token-advice.ts';

const formatMessage = ({ name, file, line }: ClassUse, message: string) =>
  `${file}:${line}: ${name}: ${message}`;

/**
 * Returns a message for each use of a class that neither Tailwind nor a style sheet defines.
 * @param known every class that has a rule
 * @param excluded the words of `@source not inline` in src/styles/index.css
 */
export const findUnknownClasses = (
  uses: readonly ClassUse[],
  known: ReadonlySet<string>,
  excluded: readonly string[] = [],
) =>
  uses
    .filter(
      ({ name }) =>
        !known.has(name) && !(name.endsWith('-') && [...known].some((other) => other.startsWith(name))),
    )
    .map((use) => formatMessage(use, adviseOn(use.name, known, excluded)));

/**
 * Matches classes that set a size, width, radius or duration without a token of the theme. Values in em are allowed,
 * because they depend on the font size.
 */
const BARE =
  /(?:^|:)(?:border(?:-[trblxyse])?|(?:border(?:-[trblxyse])?|decoration|rounded|duration|text)-(?:\[[\d.](?![\d.]*em\])|[1-9]).*)$/;

/**
 * Returns a message for each size, width, radius and duration outside the theme: `border`, `border-2`, a radius in px.
 */
export const findBareClasses = (uses: readonly ClassUse[]) =>
  uses
    .filter(({ name }) => BARE.test(name))
    .map((use) => formatMessage(use, `not a token of tailwind.config.ts${adviseOnToken(use.name)}`));
