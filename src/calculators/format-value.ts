import { inWords, percent, rupees } from '../lib/indian-money.ts';
import * as words from '#words/calculators.json';
import * as english from '../words/en/calculators.json';
import { englishRules, plural } from '../lib/plural.ts';
import { formatIsoDate } from '../lib/calendar-date.ts';
import { formatDate } from '../lib/format-date.ts';
import type { CalculatorField, FieldUnit } from './calculator-definition.ts';

/** Formats months: 63 as '5 years 3 months'. */
export function formatMonths(count: number): string {
  return joinMonths(count, words);
}

function joinMonths(count: number, units: Pick<typeof words, 'years' | 'months'>, rules?: Intl.PluralRules) {
  const years = Math.floor(count / 12);
  const rest = count % 12;
  return [
    years && plural(units.years, years, {}, rules),
    (rest || !years) && plural(units.months, rest, {}, rules),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Formats months in the language of the office. */
export const monthsInLead = (count: number) => joinMonths(count, english, englishRules);

/** Formats a number of days or years in the language of the office. */
export const countInLead = (unit: 'days' | 'years', count: number) =>
  plural(english[unit], count, {}, englishRules);

const formatters = {
  rupees,
  percent,
  months: (count: number) => plural(words.months, count),
  days: (count: number) => plural(words.days, count),
  years: (count: number) => plural(words.years, count),
  date: (day: number) => formatDate(formatIsoDate(day)),
  choice: String,
} satisfies Record<FieldUnit, (value: number) => string>;

/** Formats a value with its unit, such as '₹10,00,000', '10.5%' or '120 months'. */
export const formatValue = (unit: FieldUnit, value: number) => formatters[unit](value);

/** Formats the value of a field as the name of an option or of an empty box, or with its unit. */
export const formatField = ({ unit, options, whenEmpty }: CalculatorField, value: number) =>
  options?.[value] ?? (whenEmpty?.value === value ? whenEmpty.label : formatValue(unit, value));

/** Formats an amount in words and months in years, such as '10 lakh' or '10 years'. Returns '' for other units. */
export function alternativeFormat(unit: FieldUnit, value: number): string {
  if (unit === 'rupees') return inWords(value);
  return unit === 'months' && value >= 12 ? formatMonths(value) : '';
}
