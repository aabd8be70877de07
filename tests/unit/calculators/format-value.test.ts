import { expect, it } from 'vitest';
import type { CalculatorField } from '../../../src/calculators/calculator-definition.ts';
import {
  formatAlternative,
  formatField,
  formatYearsAndMonthsForLead,
  formatYearsAndMonths,
} from '../../../src/calculators/format-value.ts';
import { plain } from './calculate.ts';

it.each([
  [0, '0 months'],
  [11, '11 months'],
  [12, '1 year'],
  [13, '1 year 1 month'],
  [24, '2 years'],
])('%i months are written as “%s” on the page and in the lead', (months, text) => {
  expect([formatYearsAndMonths(months), formatYearsAndMonthsForLead(months)].map(plain)).toEqual([
    text,
    text,
  ]);
  expect(plain(formatAlternative('months', months))).toBe(months < 12 ? '' : text);
});

it('a value is shown as its option, with its unit, or as the label of an empty box', () => {
  const field: CalculatorField = { label: 'Term', unit: 'days', min: 0, max: 90, step: 1, example: 1 };
  const optional = { ...field, whenEmpty: { value: 0, label: 'Not agreed' } };
  expect([formatField({ ...field, options: ['Fixed', 'Floating'] }, 1), formatField(optional, 0)]).toEqual([
    'Floating',
    'Not agreed',
  ]);
  expect([formatField(field, 0), formatField(optional, 21)].map(plain)).toEqual(['0 days', '21 days']);
});
