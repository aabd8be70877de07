import fc from 'fast-check';
import { expect, it } from 'vitest';
import { figureOf, hundredths, inWords, percent, rupees } from '../../../src/lib/indian-money.ts';
import { anyText } from '../enquiry/any-text.ts';
import { runs } from '../runs.ts';

it.each([
  [0, '₹ 0'],
  [969_73, '₹ 969.73'],
  [969_05, '₹ 969.05'],
  [5_00_000_00, '₹ 5,00,000'],
  [-1_50_000_00, '−₹ 1,50,000'],
  [1_00_00_000_00, '₹ 1,00,00,000'],
])('%i paise are %s', (paise, text) => {
  expect(rupees(paise)).toBe(text.replace(' ', '\u00a0'));
});

it.each([
  [1_00_000_00, '1 lakh'],
  [1_50_00_000_00, '1.5 crore'],
  [12_34_567_00, 'about 12.35 lakh'],
  [5_000_00, '5 thousand'],
  [999_99, ''],
])('%i paise are in words %s', (paise, text) => {
  expect(inWords(paise)).toBe(text);
});

it('a rate has as many decimals as it needs', () => {
  expect([9_00, 9_50, 9_75, 9_05].map(percent)).toEqual([
    '9\u00a0%',
    '9.5\u00a0%',
    '9.75\u00a0%',
    '9.05\u00a0%',
  ]);
});

it.each([
  ['4,75,000', 4_75_000_00],
  ['₹ 4,75,000.50', 4_75_000_50],
  ['4.75 lakh', 4_75_000_00],
  ['1.5 Crore', 1_50_00_000_00],
  ['10 lakhs', 10_00_000_00],
  ['9.5 %', 9_50],
  ['5.', 5_00],
  ['', undefined],
  ['abc', undefined],
  ['-5', undefined],
  ['1.005', undefined],
  ['1e5', undefined],
  ['5 dozen', undefined],
])('%j is %s hundredths', (text, figure) => {
  expect(figureOf(text)).toBe(figure);
});

it('reads back what it writes, and refuses or takes any text without failing', () => {
  fc.assert(
    fc.property(fc.nat(1e12), anyText, (count, text) => {
      expect(figureOf(rupees(count))).toBe(count);
      expect(figureOf(hundredths(count))).toBe(count);
      const figure = figureOf(text);
      expect(figure === undefined || Number.isSafeInteger(figure) || figure > 1e15).toBe(true);
    }),
    runs,
  );
});
