import type { CalculatorDefinition, CalculatorField, Values } from './calculator-definition.ts';

/** Whether a field needs no choice, or the choice that it depends on has its value. */
export const isShown = ({ shownFor }: CalculatorField, values: Values): boolean =>
  !shownFor || values[shownFor.key] === shownFor.value;

/** The fields with their keys in the order of the page: those that depend on a choice follow it. */
export function fieldsOnPage({ fields }: CalculatorDefinition): [string, CalculatorField][] {
  const entries = Object.entries(fields);
  return entries
    .filter(([, { shownFor }]) => !shownFor)
    .flatMap((entry) => [entry, ...entries.filter(([, { shownFor }]) => shownFor?.key === entry[0])]);
}
