import { expect, it, vi } from 'vitest';
import { exampleValues } from '../../../src/calculators/calculator-values.ts';
import { calculatorSummaries as english } from '../../../src/calculators/calculator-summaries.ts';
import type { CalculatorName } from '../../../src/calculators/calculator-summaries.ts';
import { calculatorDefinitions } from '../../../src/calculators/definitions/index.ts';
import { calculatorSummaries } from '../../../src/calculators/hi/calculator-summaries.ts';

vi.mock('../../../src/messages/calculators.ts', () => import('../../../src/messages/hi/calculators.ts'));
vi.mock('../../../src/messages/offers.ts', () => import('../../../src/messages/hi/offers.ts'));
vi.mock('../../../src/messages/overdue.ts', () => import('../../../src/messages/hi/overdue.ts'));
vi.mock(
  '../../../src/messages/calculator-results.ts',
  () => import('../../../src/messages/hi/calculator-results.ts'),
);

const names = Object.keys(english) as CalculatorName[];
const figuresOf = (text: string) => (text.match(/[\d.,]*\d/g) ?? []).toSorted();

it.each(names)('%s is described in Hindi by the result and the figures of its worked example', (name) => {
  const { calculate } = calculatorDefinitions[name];
  const result = calculate(exampleValues(calculatorDefinitions[name]));
  const { answer, amount, path, ...texts } = calculatorSummaries[name];
  expect('rows' in result && result.rows[0]).toMatchObject({ label: answer, amount });
  expect(path).toBe(english[name].path);
  expect(figuresOf(texts.given)).toEqual(figuresOf(english[name].given));
  for (const text of Object.values(texts)) expect(text).toMatch(/[\u0900-\u097f]/);
});
