import { expect, it } from 'vitest';
import {
  formatInWords,
  formatPercent,
  formatRupees,
  splitAmount,
  formatWholeRupees,
} from '../../../src/lib/indian-money.ts';

const formatters = { formatRupees, formatInWords, formatPercent };
it.each<[keyof typeof formatters, value: number, text: string]>([
  ['formatRupees', 0, '₹0'],
  ['formatRupees', 969_73, '₹969.73'],
  ['formatRupees', 969_05, '₹969.05'],
  ['formatRupees', 5_00_000_00, '₹5,00,000'],
  ['formatRupees', -1_50_000_00, '−₹1,50,000'],
  ['formatRupees', 1_00_00_000_00, '₹1,00,00,000'],
  ['formatInWords', 1_00_000_00, '1 lakh'],
  ['formatInWords', 1_50_00_000_00, '1.5 crore'],
  ['formatInWords', 12_34_567_00, 'about 12.35 lakh'],
  ['formatInWords', 5_000_00, '5 thousand'],
  ['formatInWords', 999_99, ''],
  ['formatInWords', 99_994_00, 'about 99.99 thousand'],
  ['formatInWords', 99_995_00, 'about 1 lakh'],
  ['formatInWords', 99_99_999_00, 'about 1 crore'],
  ['formatPercent', 9_00, '9%'],
  ['formatPercent', 9_50, '9.5%'],
  ['formatPercent', 9_75, '9.75%'],
  ['formatPercent', 9_05, '9.05%'],
])('%s() formats %i paise, or hundredths of a percent, as “%s”', (name, value, text) => {
  expect(formatters[name](value)).toBe(text);
});

it.each([
  [4_75_000_00, '₹4.75', 'lakh'],
  [6_96_666_35, '₹6.97', 'lakh'],
  [9_50_00_000_00, '₹9.5', 'crore'],
  [99_999_49, '₹99,999', ''],
  [99_999_50, '₹1', 'lakh'],
  [99_99_500_00, '₹1', 'crore'],
  [13_493_50, '₹13,494', ''],
  [0, '₹0', ''],
])('%i paise are split into the figure %s and the unit %j', (paise, figure, unit) => {
  expect(splitAmount(paise)).toEqual({ figure, unit });
});

it.each([
  [13_493_50, '₹13,494'], [13_493_49, '₹13,493'], [-13_493_50, '−₹13,494'], [-13_493_49, '−₹13,493'],
  [-7_50, '−₹8'], [-50, '−₹1'], [-49, '₹0'], [50, '₹1'],
])('%i paise are rounded to %s: half a rupee is rounded away from zero', (paise, text) => {
  expect(formatWholeRupees(paise)).toBe(text);
}); // oxfmt-ignore
