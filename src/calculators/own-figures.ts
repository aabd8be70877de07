import { calculatorDefinitions } from './definitions/index.ts';
import type { CalculatorName } from './calculator-summaries.ts';
import type { CalculatorDefinition, CalculatorField, Values } from './calculator-definition.ts';
import { fieldEntries, isEmptyValue } from './calculator-values.ts';
import { resultAnswers } from './result-lines.ts';
import { fieldsOnPage, isShown } from './shown-fields.ts';

/*
 * Separates the visitor's figures from the example's. A calculator starts with an example. A figure becomes the
 * visitor's when it is entered, chosen or confirmed, or when a link marks it as entered.
 */

/**
 * Returns the values, with today's date in fields that start with it (`startsToday`). Before hydration it is unknown.
 */
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

/** Returns the fields whose value is the example's and affects the result. Today's date does not count. */
export const exampleFields = (
  definition: CalculatorDefinition,
  values: Values,
  entered: ReadonlySet<string>,
): [string, CalculatorField][] =>
  fieldsOnPage(definition).filter(
    ([key, field]) =>
      !entered.has(key) &&
      !field.startsToday &&
      !isEmptyValue(field, values[key]) &&
      (!field.needs || values[field.needs] !== 0) &&
      isShown(field, values),
  );

/** Returns the prefilled answers for the enquiry that do not depend on figures of the example. */
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
