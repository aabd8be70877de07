import { formatMessage } from '../lib/format-message.ts';
import { calculatorDefinitions } from './definitions/index.ts';
import { calculatorSummaries } from './calculator-summaries.ts';
import type { CalculatorName } from './calculator-summaries.ts';
import type { CalculatorDefinition, CalculatorField, Values } from './calculator-definition.ts';
import { getFieldEntries, isEmptyValue } from './calculator-values.ts';
import { getExampleValues } from './define-calculator.ts';
import { formatField } from './format-value.ts';
import { getResultAnswers } from './result-lines.ts';
import { getFieldsOnPage, isShown } from './shown-fields.ts';

/*
 * Distinguishes the visitor's figures from the figures of the example. A calculator starts with an example. A figure is
 * the visitor's if the visitor has entered, selected or confirmed it, or if it comes from a link without the mark
 * `NOT_ENTERED` (url-parameter.ts).
 */

/**
 * Sets fields with `startsToday` to today's date, unless the visitor has entered another date.
 * @param today undefined before hydration
 */
export function withToday(
  definition: CalculatorDefinition,
  values: Values,
  entered: ReadonlySet<string>,
  today: number | undefined,
): Values {
  if (today === undefined) return values;
  const dateKeys = getFieldEntries(definition)
    .filter(([key, { startsToday }]) => startsToday && !entered.has(key))
    .map(([key]) => key);
  return { ...values, ...Object.fromEntries(dateKeys.map((key) => [key, today])) };
}

/**
 * Returns the input and the main result of the worked example, which a calculator shows until the visitor enters a
 * value. Returns undefined if the example has no result today, because the clock of the device is wrong.
 * @param today undefined before hydration
 */
export function summarizeExample(name: CalculatorName, today: number | undefined) {
  const definition = calculatorDefinitions[name];
  const values = withToday(definition, getExampleValues(definition), new Set(), today);
  const result = definition.calculate(values);
  if ('error' in result) return undefined;
  const dates = getFieldEntries(definition)
    .filter(([, { startsToday }]) => startsToday)
    .map(([key, field]) => [key, formatField(field, values[key] ?? NaN)]);
  const [{ label, amount }] = result.rows;
  const given = formatMessage(calculatorSummaries[name].given, Object.fromEntries(dates));
  return { given, answer: label, amount };
}

/**
 * Returns the fields whose value the visitor has not entered. Omits fields that are empty, hidden or without effect on
 * the result, and fields that start with today's date.
 */
export const findExampleFields = (
  definition: CalculatorDefinition,
  values: Values,
  entered: ReadonlySet<string>,
): [string, CalculatorField][] =>
  getFieldsOnPage(definition).filter(
    ([key, field]) =>
      !entered.has(key) &&
      !field.startsToday &&
      !isEmptyValue(field, values[key]) &&
      (!field.needs || values[field.needs] !== 0) &&
      isShown(field, values),
  );

/**
 * Returns the answers to prefill, without answers that depend on figures of the example. An answer depends on such a
 * figure if it changes when the figure is replaced by its minimum or maximum.
 */
export function getVisitorAnswers(
  name: CalculatorName,
  values: Values,
  examples: readonly [string, CalculatorField][],
): Readonly<Record<string, string>> {
  const answers = getResultAnswers(name, values);
  const variants = examples.flatMap(([key, { min, max }]) =>
    [min, max].map((value) => getResultAnswers(name, { ...values, [key]: value })),
  );
  return Object.fromEntries(
    Object.entries(answers).filter(([field, answer]) =>
      variants.every((variant) => variant[field] === answer),
    ),
  );
}

/**
 * Returns whether all, some or none of the figures come from the example.
 * @param examples the fields whose value comes from the example
 */
export function getExampleShare(
  name: CalculatorName,
  values: Values,
  examples: readonly unknown[],
): 'all' | 'some' | 'none' {
  if (examples.length === 0) return 'none';
  const all = findExampleFields(calculatorDefinitions[name], values, new Set());
  return examples.length === all.length ? 'all' : 'some';
}
