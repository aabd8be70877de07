import { expect, it } from 'vitest';
import {
  formatInWords,
  formatPercent,
  formatRupees,
  splitAmount,
  formatWholeRupees,
} from '../../../src/lib/indian-money.ts';

it.each([
  [0, '₹0'],
  [969_73, '₹969.73'],
  [969_05, '₹969.05'],
  [5_00_000_00, '₹5,00,000'],
  [-1_50_000_00, '−₹1,50,000'],
  [1_00_00_000_00, '₹1,00,00,000'],
])('%i paise are formatted as %s', (paise, text) => {
  expect(formatRupees(paise)).toBe(text);
});

it.each([
  [1_00_000_00, '1 lakh'],
  [1_50_00_000_00, '1.5 crore'],
  [12_34_567_00, 'about 12.35 lakh'],
  [5_000_00, '5 thousand'],
  [999_99, ''],
])('%i paise are in words %j', (paise, text) => {
  expect(formatInWords(paise)).toBe(text);
});

it.each([
  [4_75_000_00, '₹4.75', 'lakh'],
  [6_96_666_35, '₹6.97', 'lakh'],
  [9_50_00_000_00, '₹9.5', 'crore'],
  [99_999_49, '₹99,999', ''],
  [99_999_50, '₹1', 'lakh'],
  [13_493_50, '₹13,494', ''],
  [0, '₹0', ''],
])('%i paise are split into the figure %s and the unit %j', (paise, figure, unit) => {
  expect(splitAmount(paise)).toEqual({ figure, unit });
});

it.each([
  [13_493_50, '₹13,494'], [13_493_49, '₹13,493'], [-13_493_50, '−₹13,494'], [-13_493_49, '−₹13,493'],
  [-7_50, '−₹8'], [-50, '−₹1'], [-49, '₹0'], [50, '₹1'],
])('%i paise are rounded to %s, half a rupee away from zero', (paise, text) => {
  expect(formatWholeRupees(paise)).toBe(text);
}); // oxfmt-ignore

it('a rate is formatted with as many decimals as needed', () => {
  expect([9_00, 9_50, 9_75, 9_05].map(formatPercent)).toEqual(['9%', '9.5%', '9.75%', '9.05%']);
});
