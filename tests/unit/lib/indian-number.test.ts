import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  displayIndianNumber,
  isIndianNumber,
  normaliseIndianNumber,
} from '../../../src/lib/indian-number.ts';
import { anyText } from '../enquiry/any-text.ts';

const runs = { numRuns: 1000 };

const ways = [
  '9876543210',
  '98765 43210',
  '98765-43210',
  '987 654 3210',
  '(98765) 43210',
  '98765.43210',
  '98765\u00a043210',
  '98765\u201143210',
  '\u202a98765 43210\u202c',
  '09876543210',
  '098765-43210',
  '0 98765 43210',
  '919876543210',
  '91 98765 43210',
  '91-98765-43210',
  '0919876543210',
  '+919876543210',
  '+91 98765 43210',
  '+91-98765-43210',
  '+91 (0) 98765 43210',
  '+91 098765 43210',
  '(+91) 98765 43210',
  '+91 91 98765 43210',
  '＋91 98765 43210',
  '00919876543210',
  '0091 98765 43210',
  '0091-098765-43210',
  'tel:+919876543210',
  'Mobile: +91 98765 43210',
  '९८७६५४३२१०',
  '+९१ ९८७६५ ४३२१०',
  '०९८७६५-४३२१०',
  '৯৮৭৬৫৪৩২১০',
  '੯੮੭੬੫੪੩੨੧੦',
  '૯૮૭૬૫૪૩૨૧૦',
  '୯୮୭୬୫୪୩୨୧୦',
  '௯௮௭௬௫௪௩௨௧௦',
  '౯౮౭౬౫౪౩౨౧౦',
  '೯೮೭೬೫೪೩೨೧೦',
  '൯൮൭൬൫൪൩൨൧൦',
  '٩٨٧٦٥٤٣٢١٠',
  '۹۸۷۶۵۴۳۲۱۰',
  '᱙᱘᱗᱖᱕᱔᱓᱒᱑᱐',
  '꯹꯸꯷꯶꯵꯴꯳꯲꯱꯰',
  '９８７６５４３２１０',
  '\n 98765 43210 \t',
];

/** What the field holds when the text is typed key by key and normalised after each. */
const typeInto = (text: string) =>
  Array.from(text).reduce((held, key) => normaliseIndianNumber(held + key), '');

describe('Indian number', () => {
  it.each(ways)('pasted as %j is 9876543210', (pasted) => {
    expect(normaliseIndianNumber(pasted)).toBe('9876543210');
  });

  it.each(ways)('typed key by key as %j is 9876543210', (typed) => {
    expect(typeInto(typed)).toBe('9876543210');
  });

  it.each(['9198765432', '+91 91987 65432', '091987 65432', '91 91987 65432'])(
    'keeps a number that itself starts with 91: %j',
    (typed) => {
      expect(normaliseIndianNumber(typed)).toBe('9198765432');
    },
  );

  it.each([
    '+1 415 555 2671',
    '+44 7911 123456',
    '+61 412 345 678',
    '0061 412 345 678',
    '0120 456 7890',
    '12345 67890',
    '+91 12345 67890',
    '91 12345 67890',
    '98765 4321',
    '+98 765 432 1098',
    '91987654321',
    '',
    'ninety-eight',
  ])('never makes a valid number of %j', (typed) => {
    expect(isIndianNumber(normaliseIndianNumber(typed))).toBe(false);
    expect(isIndianNumber(typeInto(typed))).toBe(false);
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

  it('takes a megabyte', () => {
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
