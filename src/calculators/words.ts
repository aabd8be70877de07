import { inWords, percent, rupees } from '../lib/indian-money.ts';
import type { Unit } from './record.ts';

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** 63 as '5 years 3 months'. */
export function monthsInWords(months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  return [years && counted(years, 'year'), (rest || !years) && counted(rest, 'month')]
    .filter(Boolean)
    .join(' ');
}

const written = {
  rupees,
  percent,
  months: (count: number) => counted(count, 'month'),
  days: (count: number) => counted(count, 'day'),
  years: (count: number) => counted(count, 'year'),
} satisfies Record<Unit, (value: number) => string>;

/** A field's value with its unit: '₹10,00,000', '10.5%', '120 months'. */
export const valueOf = (unit: Unit, value: number) => written[unit](value);

/** The same figure said otherwise, where that helps: '10 lakh', '10 years'. */
export function otherwise(unit: Unit, value: number): string {
  if (unit === 'rupees') return inWords(value);
  return unit === 'months' && value >= 12 ? monthsInWords(value) : '';
}
