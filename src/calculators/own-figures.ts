import { calculatorDefinitions } from './definitions/index.ts';
import type { CalculatorName } from './calculator-summaries.ts';
import type { CalculatorDefinition, CalculatorField, Values } from './calculator-definition.ts';
import { fieldEntries, isNothing } from './calculator-values.ts';
import { resultAnswers } from './result-lines.ts';
import { fieldsOnPage, isShown } from './shown-fields.ts';

/*
 * Whose figures a result has. A calculator starts with an example; a figure is the visitor's once it is typed, moved,
 * chosen, read from a link in which it was, or confirmed.
 */

/** Returns the values with today's date where none was entered. Before hydration the day is unknown. */
export const withToday = (
  definition: CalculatorDefinition,
  values: Values,
  entered: ReadonlySet<string>,
  today: number | undefined,
): Values =>
  today === undefined
    ? values
    : {
        ...values,
        ...Object.fromEntries(
          fieldEntries(definition)
            .filter(([key, { startsToday }]) => startsToday && !entered.has(key))
            .map(([key]) => [key, today]),
        ),
      };

/**
 * Returns the fields of the page whose figure is the example's and matters to the result. Today's date is no figure of an
 * example.
 */
export const exampleFields = (
  definition: CalculatorDefinition,
  values: Values,
  entered: ReadonlySet<string>,
): [string, CalculatorField][] =>
  fieldsOnPage(definition).filter(
    ([key, field]) =>
      !entered.has(key) &&
      !field.startsToday &&
      !isNothing(field, values[key]) &&
      (!field.needs || values[field.needs] !== 0) &&
      isShown(field, values),
  );

/**
 * Returns the prefilled answers for the enquiry that are the visitor's: those that stay the same with any other value of
 * the example's fields.
 */
export function ownAnswers(
  name: CalculatorName,
  values: Values,
  examples: readonly [string, CalculatorField][],
): Readonly<Record<string, string>> {
  const answers = resultAnswers(name, values);
  const others = examples.flatMap(([key, { min, max }]) =>
    [min, max].map((value) => resultAnswers(name, { ...values, [key]: value })),
  );
  return Object.fromEntries(
    Object.entries(answers).filter(([field, answer]) => others.every((other) => other[field] === answer)),
  );
}

/** Returns whether all, some or none of the figures are the example's. */
export function exampleShare(
  name: CalculatorName,
  values: Values,
  examples: readonly unknown[],
): 'all' | 'some' | 'none' {
  if (examples.length === 0) return 'none';
  const all = exampleFields(calculatorDefinitions[name], values, new Set());
  return examples.length === all.length ? 'all' : 'some';
}
