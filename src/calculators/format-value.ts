import { formatInWords, formatPercent, formatRupees } from '../lib/indian-money.ts';
import * as words from '#words/calculators.json';
import * as english from '../words/en/calculators.json';
import { englishRules, formatPlural } from '../lib/plural.ts';
import { formatIsoDate } from '../lib/calendar-date.ts';
import { formatDate } from '../lib/format-date.ts';
import type { CalculatorField, FieldUnit } from './calculator-definition.ts';

/** Formats a number of months: 63 as '5 years 3 months'. */
export function formatYearsAndMonths(count: number): string {
  return formatTerm(count, words);
}

function formatTerm(count: number, units: Pick<typeof words, 'years' | 'months'>, rules?: Intl.PluralRules) {
  const years = Math.floor(count / 12);
  const rest = count % 12;
  return [
    years && formatPlural(units.years, years, {}, rules),
    (rest || !years) && formatPlural(units.months, rest, {}, rules),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Formats a number of months in English, for the lead: 63 as '5 years 3 months'. */
export const formatYearsAndMonthsForLead = (count: number) => formatTerm(count, english, englishRules);

/** Formats a number of days or years in English, for the lead. */
export const formatCountForLead = (unit: 'days' | 'years', count: number) =>
  formatPlural(english[unit], count, {}, englishRules);

const formatters = {
  rupees: formatRupees,
  percent: formatPercent,
  months: (count: number) => formatPlural(words.months, count),
  days: (count: number) => formatPlural(words.days, count),
  years: (count: number) => formatPlural(words.years, count),
  date: (day: number) => formatDate(formatIsoDate(day)),
  choice: String,
} satisfies Record<FieldUnit, (value: number) => string>;

/** Formats a value with its unit, such as '₹10,00,000', '10.5%' or '120 months'. */
export const formatValue = (unit: FieldUnit, value: number) => formatters[unit](value);

/** Returns the value as a text: the name of the option, the `whenEmpty` label, or the number with its unit. */
export function formatField({ unit, options, whenEmpty }: CalculatorField, value: number): string {
  const option = options?.[value];
  if (option !== undefined) return option;
  return whenEmpty?.value === value ? whenEmpty.label : formatValue(unit, value);
}

/** Formats an amount in words ('10 lakh'), or months as years ('10 years'). Returns '' if neither is possible. */
export function formatAlternative(unit: FieldUnit, value: number): string {
  if (unit === 'rupees') return formatInWords(value);
  return unit === 'months' && value >= 12 ? formatYearsAndMonths(value) : '';
}
