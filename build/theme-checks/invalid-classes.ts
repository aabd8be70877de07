/** Finds class names without a rule, or with a value that is not a token. */
import type { Use } from './class-names.ts';
import { adviseOn, adviseOnToken } from './token-advice.ts';

const at = ({ name, file, line }: Use, message: string) => `${file}:${line}: ${name}: ${message}`;

/**
 * Returns a message for each use of a class that neither Tailwind nor a style sheet defines.
 * @param known every class that has a rule
 * @param excluded the words of `@source not inline` in src/styles/index.css
 */
export const unknownClasses = (
  uses: readonly Use[],
  known: ReadonlySet<string>,
  excluded: readonly string[] = [],
) =>
  uses
    .filter(
      ({ name }) =>
        !known.has(name) && !(name.endsWith('-') && [...known].some((one) => one.startsWith(name))),
    )
    .map((use) => at(use, adviseOn(use.name, known, excluded)));

/** Does not match values in em, which depend on the font size. */
const BARE =
  /(?:^|:)(?:border(?:-[trblxyse])?|(?:border(?:-[trblxyse])?|decoration|rounded|duration|text)-(?:\[[\d.](?![\d.]*em\])|[1-9]).*)$/;

/** Returns a message for each size, width, radius and duration outside the theme: `border`, `border-2`, a radius in px. */
export const bareClasses = (uses: readonly Use[]) =>
  uses
    .filter(({ name }) => BARE.test(name))
    .map((use) => at(use, `not a token of tailwind.config.ts${adviseOnToken(use.name)}`));
