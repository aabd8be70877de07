import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toAsciiDigits } from '../../../src/lib/ascii-digits.ts';
import { formatHundredths, formatRupees } from '../../../src/lib/indian-money.ts';
import { parseNumber } from '../../../src/lib/parse-number.ts';
import { heaps } from '../corpora.ts';
import { invisible, joiners } from '../corpora-invisible.ts';
import { noNumbers, noText, numbersIn, unclear, units } from '../corpora-numbers.ts';
import { forAll } from '../property-test.ts';

describe.each(units)('a number in %s', (unit) => {
  it.each(numbersIn(unit))('%j is %d', (typed, value) => {
    expect(parseNumber(typed, unit)).toEqual({ value: value * 100 });
  });

  it.each(noText)('%j is empty', (typed) => {
    expect(parseNumber(typed, unit)).toEqual({ problem: 'empty' });
  });
});

it.each(unclear)('in %s, %j is ambiguous and can mean %j', (unit, typed, meanings) => {
  const read = parseNumber(typed, unit);
  const [first, second] = meanings;
  const end = second
    ? `can be read in two ways. Write ${first} or ${second}.`
    : `is not clear. If you mean ${first}, write it that way.`;
  expect(read).toEqual({ problem: 'unclear', message: expect.stringMatching(/^“[^”]+” [^”]+$/) });
  expect('message' in read && read.message.endsWith(`” ${end}`)).toBe(true);
  for (const meaning of meanings) expect(parseNumber(meaning, unit)).toHaveProperty('value');
});

it.each(noNumbers)('in %s, %j is not a number', (unit, typed) => {
  expect(parseNumber(typed, unit)).toEqual({ problem: 'not-a-number' });
});

it('a number is exact to the hundredth', () => {
  for (const [typed, value] of [
    ['0.29', 29],
    ['1.15 lakh', 1_15_000_00],
    ['70368744177.66', 7036874417766],
    ['1.0049', 100.5],
    ['0.0000001 crore', 100],
    [`1.${'0'.repeat(30)}1`, 100.5],
    [`1.5${'0'.repeat(30)}`, 150],
  ] as const)
    expect(parseNumber(typed, 'rupees')).toEqual({ value });
});

it('the numbers that the site shows are parsed, even with an invisible character at any position', () => {
  const hiddenCharacter = fc.constantFrom('', ...invisible, ...joiners);
  forAll([fc.nat(1e12), fc.nat(), hiddenCharacter], (count, at, character) => {
    for (const written of [formatRupees(count), formatHundredths(count)]) {
      const index = at % (written.length + 1);
      const typed = written.slice(0, index) + character + written.slice(index);
      expect(parseNumber(typed, 'rupees')).toEqual({ value: count });
    }
  });
});

it('the last comma of an accepted number is before the last three digits of its integer part', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789,,. '), minLength: 1, maxLength: 9 });
  forAll([typed, fc.constantFrom(...units)], (text, unit) => {
    const read = parseNumber(text, unit);
    const hasComma = /\d ?, ?\d/.test(text);
    expect('problem' in read || !hasComma || /, ?\d{3}(?:\.\d*)?[ ,.]*$/.test(text)).toBe(true);
  });
});

it('a message quotes up to 40 characters of the text', () => {
  expect(parseNumber('7'.padStart(1000), 'rupees')).toEqual({ value: 700 });
  const message = (text: string) => expect.objectContaining({ message: expect.stringContaining(text) });
  const line = `1,5 lakh only${' and'.repeat(6)} rs`;
  expect(line).toHaveLength(40);
  expect(parseNumber(line, 'rupees')).toEqual(message(`“${line}”`));
  expect(parseNumber(`${line} only`, 'rupees')).toEqual(message(`“${line}…”`));
});

it.each(heaps)('a very long text of $piece is rejected', ({ text }) => {
  expect(parseNumber(text, 'rupees')).toEqual({ problem: 'not-a-number' });
});

it('the decimal digits of every script are converted', () => {
  const digits: string[] = [];
  for (let code = 0; code <= 0x1ffff; code += 1)
    if (/\p{Nd}/u.test(String.fromCodePoint(code))) digits.push(String.fromCodePoint(code));
  expect(digits.length).toBeGreaterThan(600);
  // In the order of code points, the digits of each script are in a row from zero to nine.
  expect(toAsciiDigits(digits.join(''))).toBe('0123456789'.repeat(digits.length / 10));
});
