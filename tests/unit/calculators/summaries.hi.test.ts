import { expect, it } from 'vitest';
import { exampleValues } from '../../../src/calculators/define-calculator.ts';
import { calculatorSummaries } from '../../../src/calculators/calculator-summaries.ts';
import type { CalculatorName } from '../../../src/calculators/calculator-summaries.ts';
import { calculatorDefinitions } from '../../../src/calculators/definitions/index.ts';
import english from '../../../src/words/en/calculator-summaries.json';

const names = Object.keys(calculatorSummaries) as CalculatorName[];
const figuresOf = (text: string) => (text.match(/[\d.,]*\d/g) ?? []).toSorted();

it.each(names)('%s is described in Hindi by the result and the figures of its worked example', (name) => {
  const { calculate } = calculatorDefinitions[name];
  const result = calculate(exampleValues(calculatorDefinitions[name]));
  const { answer, amount, path: _path, ...texts } = calculatorSummaries[name];
  expect('rows' in result && result.rows[0]).toMatchObject({ label: answer, amount });
  expect(figuresOf(texts.given)).toEqual(figuresOf(english[name].given));
  for (const text of Object.values(texts)) expect(text).toMatch(/[\u0900-\u097f]/);
});
