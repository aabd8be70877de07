import { inWords, percent, rupees } from '../lib/indian-money.ts';
import * as m from '../messages/calculators.ts';
import { isoDate } from '../lib/calendar-date.ts';
import { formatDate } from '../lib/format-date.ts';
import type { CalculatorField, FieldUnit } from './calculator-definition.ts';

const pluralise = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
const shownUnits = { years: m.years, months: m.months };
const english = {
  years: (count: number) => pluralise(count, 'year'),
  months: (count: number) => pluralise(count, 'month'),
};

/** Formats months: 63 as '5 years 3 months'. */
export function formatMonths(count: number, { years, months } = shownUnits): string {
  const whole = Math.floor(count / 12);
  const rest = count % 12;
  return [whole && years(whole), (rest || !whole) && months(rest)].filter(Boolean).join(' ');
}

/** Formats months in the language of the office. */
export const monthsInLead = (count: number) => formatMonths(count, english);

const formatters = {
  rupees,
  percent,
  months: m.months,
  days: m.days,
  years: m.years,
  date: (day: number) => formatDate(isoDate(day)),
  choice: String,
} satisfies Record<FieldUnit, (value: number) => string>;

/** Formats a value with its unit: '₹10,00,000', '10.5%', '120 months'. */
export const formatValue = (unit: FieldUnit, value: number) => formatters[unit](value);

/** Formats the value of a field, or names an option or an empty box. */
export const formatField = ({ unit, options, whenEmpty }: CalculatorField, value: number) =>
  options?.[value] ?? (whenEmpty?.value === value ? whenEmpty.label : formatValue(unit, value));

/** Formats a value in larger units, if helpful: '10 lakh', '10 years'. Otherwise returns ''. */
export function alternativeFormat(unit: FieldUnit, value: number): string {
  if (unit === 'rupees') return inWords(value);
  return unit === 'months' && value >= 12 ? formatMonths(value) : '';
}
