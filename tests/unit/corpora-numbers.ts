import type { NumberUnit } from '../../src/lib/parse-number.ts';

const lakh = 1_00_000;
const crore = 1_00_00_000;

type Group = readonly [value: number, typed: readonly string[]];

/** Numbers as people in India type and paste them, by unit, each with its value in this unit. */
const groups: Readonly<Record<NumberUnit, readonly Group[]>> = {
  rupees: [
    [4.75 * lakh, ['4,75,000', 'Rs.4,75,000/-', '4,75,000/=', '475000 INR', '₨ 4,75,000', '4,75,000.', '4 ,75,000', '4, 75,000']],
    [18 * lakh, ['rs 18 lakh', 'RS18L', 'Rupees 18 lac only', '18l', '18 lk', '18 lacs', '18 Lakhs']],
    [75_000, ['75k', '75 K', '75 thousand', '+75,000']],
    [2.25 * crore, ['2.25 cr', '2.25Cr.', '2 crore 25 lakh', '225 lakh']],
    [1.25 * lakh, ['1 lakh and 25 thousand', '1 lakh 25,000', '1.25 lakh', '1.250 lakh']],
    [1125 * crore, ['1,125 crore']],
    [25 * lakh, ['2.5 million', '2,500,000', '2 500 000', '25\u00a000\u00a0000', '2\u2009500\u2009000']],
    [25 * lakh, ['25\u300000\u2007000', '2’500’000', '₹\ufeff25\u200b,00\u2060,000\u00ad']],
    [25 * lakh, ['₹२५,००,०००', 'रु. २५ लाख', '۲۵٬۰۰٬۰۰۰', '２５，００，０００']],
    [1.5 * crore, ['1 करोड 50 लाख', '1 crore 50 lakh']],
    [50_000, ['50 हजार रूपये मात्र', '५० हज़ार रुपये']],
    [2500.5, ['₹ 2,500.50', '٢٥٠٠٫٥']],
    [1234567.8, ['1,234,567.80']],
    [1000.125, ['1000.125']],
    [0.125, ['0.125']],
    [0, ['0', '-0']],
    [-3 * lakh, ['-3,00,000', '–3 lakh']],
    [99999999999999, ['99999999999999']],
    [1e19, [`1${'0'.repeat(19)}`]],
    [Infinity, ['9'.repeat(21), '9'.repeat(40)]],
    [1e21, [`1${' crore'.repeat(150)}`]],
    [12, [`${'0'.repeat(60)}12`]],
  ],
  percent: [
    [9.5, ['9.5% p.a.', '9.5 p. a.', '9.5 per cent', '9.5% सालाना', '०९.५ %', '۹٫۵٪']],
    [9.125, ['9.125 %', '9.1250']],
    [11, ['11 percent per annum', '11 percent a year', '11.']],
    [0.5, ['.5']],
    [-2, ['-2 %']],
  ],
  months: [
    [18, ['18 months', '18m', '18 mths', '1.5 years', '१८ महीने']],
    [30, ['2 साल और 6 महिने', '2 years and 6 months']],
    [60, ['5 years', '5 yrs.', '5y', '५ साल']],
  ],
  days: [[60, ['60', '60 days', '६० दिन', '60d']]],
  years: [
    [3, ['3 years', '३ वर्ष', '3 yrs']],
    [1, ['1 year']],
  ],
}; // oxfmt-ignore

export const units = Object.keys(groups) as NumberUnit[];
export const numbersIn = (unit: NumberUnit) =>
  groups[unit].flatMap(([value, typed]) => typed.map((text) => [text, value] as const));

/**
 * Numbers whose separators are ambiguous, each with the one or two readings that the error message suggests. They are
 * not accepted, because a wrong guess would be a wrong amount.
 */
export const unclear: readonly (readonly [unit: NumberUnit, typed: string, meanings: readonly string[]])[] = [
  ['percent', '1,5', ['1.5', '15']],
  ['percent', ',5', ['0.5', '5']],
  ['percent', '1 5', ['15']],
  ['percent', '1,000', ['1', '1000']],
  ['rupees', '0012,34', ['12.34', '1,234']],
  ['rupees', '12.340', ['12.34', '12,340']],
  ['rupees', '12.034', ['12,034']],
  ['rupees', '12.34,567', ['1,234.567']],
  ['rupees', '1...5', ['1.5', '15']],
  ['rupees', '12345678901234567,890', ['1,23,45,67,89,01,23,45,67,890']],
  ['rupees', '1,5 lakh', ['1.5 lakh', '15 lakh']],
  ['rupees', '２，５ Lakh', ['2.5 Lakh', '25 Lakh']],
  ['rupees', '12,34', ['12.34', '1,234']],
  ['rupees', '10.000', ['10', '10,000']],
  ['rupees', '₹.500', ['₹0.5', '₹500']],
  ['rupees', '25.00.000', ['25,00,000']],
  ['rupees', '1,00,00', ['10,000']],
  ['rupees', '1,,000', ['1,000']],
  ['rupees', '1 crore 2,5 lakh', ['1 crore 2.5 lakh', '1 crore 25 lakh']],
  ['months', '1,5 years', ['1.5 years', '15 years']],
  ['days', '1.000', ['1', '1,000']],
]; // oxfmt-ignore

const notNumbers: readonly (readonly [unit: NumberUnit, typed: readonly string[]])[] = [
  ['rupees', ['ten lakh', 'lakh 10', '5 dozen', '-', '50 lakh 1 crore', '5-10 lakh', '10 lakh - 5', '--5', '+-5', '1 lakh 2 lakh']],
  ['rupees', ['USD 40,000', '$500', '10 %']],
  ['rupees', ['1e5', '10²', '1O,00,000', '1,'.repeat(30), '9'.repeat(2000)]],
  ['percent', ['1.5 % per month']],
  ['months', ['2 days']],
  ['days', ['15.12.2026']],
]; // oxfmt-ignore

/** Texts that are not numbers of their unit. */
export const noNumbers = notNumbers.flatMap(([unit, list]) => list.map((typed) => [unit, typed] as const));

/** Texts without visible characters, which count as empty. */
export const noText = ['', ' ', '\u00a0\t\n', '\u200b', '\u00ad\u2060', '\u3164\uffa0', '\u202a \u202c'];
