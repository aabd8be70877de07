import type { CalculatorDefinition, CalculatorField, Values } from './calculator-definition.ts';

/** Returns whether a field is shown. A field with `shownFor` is shown only for one value of a choice. */
export const isShown = ({ shownFor }: CalculatorField, values: Values): boolean =>
  !shownFor || values[shownFor.key] === shownFor.value;

/** Returns the keys and fields in the order of the page. Fields with `shownFor` come directly after their choice. */
export function getFieldsOnPage({ fields }: CalculatorDefinition): [string, CalculatorField][] {
  const entries = Object.entries(fields);
  return entries
    .filter(([, { shownFor }]) => !shownFor)
    .flatMap((entry) => [entry, ...entries.filter(([, { shownFor }]) => shownFor?.key === entry[0])]);
}
