import { getExampleValues } from '../../../src/calculators/define-calculator.ts';
import { calculatorSummaries } from '../../../src/calculators/calculator-summaries.ts';
import type { CalculatorName } from '../../../src/calculators/calculator-summaries.ts';
import { calculatorDefinitions } from '../../../src/calculators/definitions/index.ts';

export type Entered = Readonly<Record<string, number>>;

export const names = Object.keys(calculatorSummaries) as CalculatorName[];

/** Returns the values of the worked example. Entered values replace values with the same key. */
export const valuesOf = (name: CalculatorName, entered: Entered = {}) => ({
  ...getExampleValues(calculatorDefinitions[name]),
  ...entered,
});

export const calculate = (name: CalculatorName, entered: Entered = {}) =>
  calculatorDefinitions[name].calculate(valuesOf(name, entered));

export function resultOf(name: CalculatorName, entered: Entered = {}) {
  const result = calculate(name, entered);
  if ('error' in result) throw new Error(result.error);
  return result;
}

export const plain = (text: string) => text.replaceAll('\u00a0', ' ');
