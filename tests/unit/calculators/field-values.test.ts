import { expect, it } from 'vitest';
import { parseInput } from '../../../src/calculators/calculator-values.ts';
import { fromUrlParameter, toUrlParameter } from '../../../src/calculators/url-parameter.ts';
import { calculatorDefinitions } from '../../../src/calculators/definitions/index.ts';
import type { CalculatorField } from '../../../src/calculators/calculator-definition.ts';
import { parseIsoDate } from '../../../src/lib/calendar-date.ts';

const day = (iso: string) => parseIsoDate(iso) ?? NaN;
const [first, last] = [day('2025-03-01'), day('2025-03-31')];
const shared = { label: 'Label', step: 1 };
const date = { ...shared, unit: 'date', min: first, max: last, example: day('2025-03-10') } as const;
const choice = { ...shared, unit: 'choice', min: 0, max: 2, example: 1, options: ['a', 'b', 'c'] } as const;
const days = { ...shared, unit: 'days', min: 1, max: 200_000, example: 100_000 } as const;
const fee = { ...shared, unit: 'rupees', min: 0, max: 9_000_00, example: 5_000_00 } as const;
const optional = { ...fee, whenEmpty: { value: 0, label: 'None' } } as const;

const unread = 'This cannot be read as one number. ';
it.each<[CalculatorField, string, number | string]>([
  [date, '2025-03-01', first],
  [date, '2025-03-31', last],
  [date, '2025-02-28', 'The earliest date is 1 Mar 2025.'],
  [date, '2025-04-01', 'The latest date is 31 Mar 2025.'],
  [date, '2025-02-30', 'Enter a complete date: day, month and year, such as 10 Mar 2025.'],
  [choice, '0', 0],
  [choice, '2', 2],
  ...['', '3', '01', '1x', 'x1', '1 '].map((text): [CalculatorField, string, string] => [
    choice,
    text,
    'Choose one of the options.',
  ]),
  [optional, '', 0],
  [optional, 'ten', `${unread}Enter one amount, such as 5,000 or 5 thousand.`],
  [days, '', 'Enter the number of days, such as 100000.'], // only amounts are also in words
  [days, '60%', `${unread}Enter the number of days, such as 100000.`],
])('reads in the field %o from %j: %j', (field, text, read) => {
  const result = parseInput(field, text);
  expect('value' in result ? result.value : result.problem.replaceAll('\u00a0', ' ')).toBe(read);
});

it('reads no address with more values than the calculator has fields', () => {
  const { rating } = calculatorDefinitions;
  const address = '40000000-11-1.5-4-65000';
  const values = fromUrlParameter(rating, address);
  expect(values).toEqual({ debt: 4_00_00_000_00, rate: 11_00, difference: 1_50, years: 4, costs: 65_000_00 });
  expect(toUrlParameter(rating, values ?? {})).toBe(address);
  expect(fromUrlParameter(rating, `${address}-1`)).toBeUndefined();
});
