import { inWords, percent, rupees } from '../lib/indian-money.ts';
import type { NumberUnit } from '../lib/parse-number.ts';

const pluralise = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Formats months: 63 as '5 years 3 months'. */
export function formatMonths(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  return [years && pluralise(years, 'year'), (rest || !years) && pluralise(rest, 'month')]
    .filter(Boolean)
    .join(' ');
}

const formatters = {
  rupees,
  percent,
  months: (count: number) => pluralise(count, 'month'),
  days: (count: number) => pluralise(count, 'day'),
  years: (count: number) => pluralise(count, 'year'),
} satisfies Record<NumberUnit, (value: number) => string>;

/** Formats a value with its unit: '₹10,00,000', '10.5%', '120 months'. */
export const formatValue = (unit: NumberUnit, value: number) => formatters[unit](value);

/** Formats a value in larger units, if helpful: '10 lakh', '10 years'. Otherwise returns ''. */
export function alternativeFormat(unit: NumberUnit, value: number): string {
  if (unit === 'rupees') return inWords(value);
  return unit === 'months' && value >= 12 ? formatMonths(value) : '';
}
