import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  displayIndianNumber,
  isIndianNumber,
  normaliseIndianNumber,
} from '../../../src/lib/indian-number.ts';
import { numbers } from '../corpora-numbers.ts';
import { megabytes } from '../corpora.ts';
import { anyText } from '../enquiry/any-text.ts';
import { runs } from '../runs.ts';

/** What the field holds when the text is typed key by key and normalised after each. */
const typeInto = (text: string) =>
  Array.from(text).reduce((held, key) => normaliseIndianNumber(held + key), '');

describe('Indian number', () => {
  it('is tried in every script of India, in every prefix and with every separator', () => {
    expect(numbers.length).toBeGreaterThanOrEqual(90);
    expect(new Set(numbers.map(([written]) => written)).size).toBe(numbers.length);
  });

  it.each(numbers)('%j is %s when pasted and when typed key by key: %s', (written, number) => {
    for (const held of [normaliseIndianNumber(written), typeInto(written)]) {
      expect(isIndianNumber(held) ? held : null).toBe(number);
    }
  });

  it('ignores an eleventh digit, as a field of ten does', () => {
    expect(normaliseIndianNumber('98765432109')).toBe('9876543210');
  });

  it.each(['+', '+9', '+91', '0', '00', '009', '0091'])('keeps the prefix %j while it is typed', (typed) => {
    expect(normaliseIndianNumber(typed)).toBe(typed);
  });

  it('never holds more than 10 characters, nor anything but digits and one leading plus', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.string({ unit: fc.constantFrom(...'+0123456789९ -()') })), (typed) => {
        const held = normaliseIndianNumber(typed);
        expect(held.length).toBeLessThanOrEqual(10);
        expect(held).toMatch(/^\+?[0-9]*$/);
        expect(normaliseIndianNumber(held)).toBe(held);
      }),
      runs,
    );
  });

  it('gives every valid number back unchanged, bare or behind any Indian prefix', () => {
    const valid = fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }).map(String);
    const prefix = fc.constantFrom('', '0', '91', '+91', '+91 ', '0091', '091', '+91 0');
    fc.assert(
      fc.property(prefix, valid, (before, number) => {
        expect(normaliseIndianNumber(before + number)).toBe(number);
      }),
      runs,
    );
  });

  it.each(megabytes)('takes a megabyte of $piece, before a number and alone', ({ text }) => {
    for (const typed of [text, `${text}98765 43210`]) {
      expect(normaliseIndianNumber(typed).length).toBeLessThanOrEqual(10);
    }
  });

  it('finds the number behind a megabyte of words', () => {
    expect(normaliseIndianNumber(`${'x'.repeat(1_000_000)}98765 43210`)).toBe('9876543210');
  });
});

it.each([
  ['5876543210', false],
  ['6876543210', true],
  ['9999999999', true],
  ['987654321', false],
  ['98765432100', false],
  ['९८७६५४३२१०', false],
  ['9876543210\n', false],
])('%j is an Indian number: %s', (digits, expected) => {
  expect(isIndianNumber(digits)).toBe(expected);
});

it('shows ten digits in two groups and leaves an unfinished number alone', () => {
  expect(displayIndianNumber('9876543210')).toBe('98765 43210');
  expect(displayIndianNumber('98765')).toBe('98765');
});
