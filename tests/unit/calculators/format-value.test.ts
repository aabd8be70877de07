import { expect, it } from 'vitest';
import type { CalculatorField } from '../../../src/calculators/calculator-definition.ts';
import {
  alternativeFormat,
  formatField,
  formatYearsAndMonths,
  formatMonthsForLead,
} from '../../../src/calculators/format-value.ts';
import { plain } from './calculate.ts';

it.each([
  [0, '0 months'], [1, '1 month'], [11, '11 months'], [12, '1 year'], [13, '1 year 1 month'], [24, '2 years'],
  [41, '3 years 5 months'],
])('formats %i months as %s, also for the office', (months, text) => {
  expect(plain(formatYearsAndMonths(months))).toBe(text);
  expect(formatMonthsForLead(months)).toBe(text);
}); // oxfmt-ignore

it.each([
  ['months', 11, ''], ['months', 12, '1 year'], ['months', 30, '2 years 6 months'], ['days', 30, ''],
  ['percent', 12_00, ''], ['rupees', 999_99, ''], ['rupees', 1_000_00, '1 thousand'], ['rupees', 2_50_000_00, '2.5 lakh'],
] as const)('formats %s %i in larger units as %j', (unit, value, text) => {
  expect(plain(alternativeFormat(unit, value))).toBe(text);
}); // oxfmt-ignore

it('names an option, an empty box and other values of a field', () => {
  const field: CalculatorField = { label: 'Term', unit: 'days', min: 0, max: 90, step: 1, example: 1 };
  const choice = { ...field, options: ['Fixed', 'Floating'] };
  const optional = { ...field, whenEmpty: { value: 0, label: 'Not agreed' } };
  expect([formatField(choice, 1), formatField(optional, 0)]).toEqual(['Floating', 'Not agreed']);
  expect([formatField(field, 0), formatField(optional, 21)].map(plain)).toEqual(['0 days', '21 days']);
});
