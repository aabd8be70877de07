import { expect, it } from 'vitest';
import type { CalculatorField } from '../../../src/calculators/calculator-definition.ts';
import { parseInput } from '../../../src/calculators/calculator-values.ts';
import { calculatorDefinitions } from '../../../src/calculators/definitions/index.ts';
import { fromUrlParameter, toUrlParameter } from '../../../src/calculators/url-parameter.ts';
import { parseIsoDate } from '../../../src/lib/calendar-date.ts';
import { anyText } from '../enquiry/any-text.ts';
import { forAll } from '../property-test.ts';
import { plain, valuesOf } from './calculate.ts';

const shared = { label: 'Label', step: 1 };
const amount = {
  ...shared,
  unit: 'rupees',
  min: 50_000_00,
  max: 5_00_00_000_00,
  example: 10_00_000_00,
} as const;
const oddAmount = { ...amount, example: 1_23_456_00 };
const noExample = { ...amount, example: 0, step: 5_000_00 };
const optional = { ...amount, min: 0, example: 5_000_00, whenEmpty: { value: 0, label: 'None' } };
const days = { ...shared, unit: 'days', min: 30, max: 120, example: 60 } as const;
const rate = { ...shared, unit: 'percent', min: 1_00, max: 24_00, example: 10_50 } as const;
const [first, last] = [parseIsoDate('2025-03-01'), parseIsoDate('2025-03-31')];
const date = { ...shared, unit: 'date', min: first, max: last, example: parseIsoDate('2025-03-10') } as const;
const choice = { ...shared, unit: 'choice', min: 0, max: 2, example: 1, options: ['a', 'b', 'c'] } as const;

const notRead = 'This cannot be read as one number. ';
const sample = 'such as 10,00,000 or 10 lakh';

it.each<[CalculatorField, texts: readonly string[], valueOrMessage: number | string]>([
  [amount, ['Rs. 5 lakh/-', '५ लाख'], 5_00_000_00],
  [amount, ['\u202a२५,००,०००\u202c'], 25_00_000_00],
  [amount, ['7.5L', '7,50,000/-', 'Rs. 7,50,000', '७.५ लाख'], 7_50_000_00],
  [amount, ['2 cr'], 2_00_00_000_00],
  [rate, ['10.55% p.a.'], 10_55],
  [days, ['60 days'], 60],
  [optional, [''], 0],
  [amount, [' \u200b'], `Enter one amount, ${sample}.`],
  [noExample, [''], 'Enter one amount, such as 5,000 or 5 thousand.'],
  [oddAmount, [''], 'Enter one amount, such as 1,23,456.'],
  [rate, [''], 'Enter a percentage, such as 10.5.'],
  [days, [''], 'Enter the number of days, such as 60.'],
  // Only messages about amounts repeat the example in words.
  [{ ...days, example: 100_000 }, [''], 'Enter the number of days, such as 100000.'],
  [amount, ['ten', '5 lakh + 2 lakh', '=5L+2L', '5-7 lakh', '3 x 2 lakh', '5 lakh, 2 lakh'], `${notRead}Enter one amount, ${sample}.`],
  [optional, ['ten'], `${notRead}Enter one amount, such as 5,000 or 5 thousand.`],
  [rate, ['5 lakh'], `${notRead}Enter a percentage, such as 10.5.`],
  [days, ['60%'], `${notRead}Enter the number of days, such as 60.`],
  [amount, ['0.25%', '0.25 per cent', '1 प्रतिशत'], `Enter an amount in rupees, ${sample}, not a percentage.`],
  [amount, ['1,5 lakh'], '“1,5 lakh” can be read in two ways. Write 1.5 lakh or 15 lakh.'],
  [rate, ['1,5'], '“1,5” can be read in two ways. Write 1.5 or 15.'],
  [amount, ['10', '-5', '0', '-99999999999999', '49,999.995'], 'Minimum ₹50,000.'],
  [amount, ['6 crore', '2000000000', '99999999999999', '9'.repeat(99), '5,00,00,000.001'], 'Maximum ₹5,00,00,000.'],
  [rate, ['1050'], 'Maximum 24%.'],
  [days, ['300'], 'Maximum 120 days.'],
  [rate, ['10.555'], 'Enter at most two digits after the decimal point, such as 10.5.'],
  [amount, ['60000.0001'], 'Enter at most two digits after the decimal point, such as 10,00,000.'],
  [days, ['60.5'], 'Enter a whole number of days, such as 60.'],
  [date, ['2025-03-01'], first],
  [date, ['2025-03-31'], last],
  [date, ['2025-02-28'], '1 Mar 2025 or later.'],
  [date, ['2025-04-01'], '31 Mar 2025 or earlier.'],
  [date, ['', '2025-02-30'], 'Enter a complete date: day, month and year, such as 10 Mar 2025.'],
  [choice, ['0'], 0],
  [choice, ['2'], 2],
  [choice, ['', '3', '01', '1x', 'x1', '1 '], 'Choose one of the options.'],
])('in the field %o, each of %j has the value or message %j', (field, texts, valueOrMessage) => {
  for (const text of texts) {
    const result = parseInput(field, text);
    expect('value' in result ? result.value : plain(result.problem), `${text}`).toBe(valueOrMessage);
  }
}); // oxfmt-ignore

it('any text of a box has a value or an error message', () => {
  forAll([anyText], (text) => {
    const read = parseInput(amount, text);
    expect('value' in read ? read.value >= amount.min : /^[A-Z“].*\.$/.test(read.problem)).toBe(true);
  });
});

const { rating, borrow, offers } = calculatorDefinitions;

it('a value in a URL is parsed like a value that was typed', () => {
  const url = '40000000-11-1.5-4-65000';
  const values = { debt: 4_00_00_000_00, rate: 11_00, difference: 1_50, years: 4, costs: 65_000_00 };
  expect(toUrlParameter(rating, values)).toBe(url);
  for (const text of [url, '4 crore-११%-1.5-4 years-₹65,000'])
    expect(fromUrlParameter(rating, text)).toEqual(values);
  const tooMany = `${url}-1`;
  const tooFew = '40000000-11-1.5-4';
  for (const text of [tooMany, tooFew, '4 crore-11-1,5-4-65000', null, '', '1', '-', '<b>-1-1-1-1'])
    expect(fromUrlParameter(rating, text)).toBeUndefined();
});

it('URLs from before some fields were added are accepted', () => {
  const income = { income: 70_000_00, other: 5_000_00 };
  expect(fromUrlParameter(borrow, '70000-5000-240-9-45')).toEqual(valuesOf('borrow', income));
  const before = '5000000-0-36-8.4-1-50000-75000-240-0-8.65-1-10000-0-240-0';
  expect(toUrlParameter(offers, valuesOf('offers'))).toBe(before);
  expect(fromUrlParameter(offers, before)).toEqual(valuesOf('offers'));
  const laterRate = valuesOf('offers', { fixedYearsA: 5, laterRateA: 9_75 });
  expect(toUrlParameter(offers, laterRate)).toBe(`${before}-5-9.75`);
});
