import type { CalculatorDefinition, CalculatorField, Values } from './calculator-definition.ts';

/** Returns whether a field is shown. Some fields are shown for one value of a choice only (`shownFor`). */
export const isShown = ({ shownFor }: CalculatorField, values: Values): boolean =>
  !shownFor || values[shownFor.key] === shownFor.value;

/** Returns the fields with their keys in the order of the page: fields that depend on a choice follow the choice. */
export function fieldsOnPage({ fields }: CalculatorDefinition): [string, CalculatorField][] {
  const entries = Object.entries(fields);
  return entries
    .filter(([, { shownFor }]) => !shownFor)
    .flatMap((entry) => [entry, ...entries.filter(([, { shownFor }]) => shownFor?.key === entry[0])]);
}
