import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { callingCodes } from '../../../src/lib/countries.ts';
import { loadForeignParser, parsePhoneNumber } from '../../../src/lib/phone-number.ts';
import type { PhoneNumberResult } from '../../../src/lib/phone-number-result.ts';
import { splitTypedPhone } from '../../../src/lib/typed-phone.ts';
import { phones } from '../corpora-phones.ts';
import { heaps } from '../corpora.ts';
import { invisible, joiners } from '../corpora-invisible.ts';
import { anyText } from '../enquiry/any-text.ts';
import { forAll } from '../property-test.ts';

const invalid = 'Please enter a valid 10-digit number.';
const digitsOf = (text: string) => text.replace(/\D/g, '');
const result = (verdict: PhoneNumberResult) => ('message' in verdict ? verdict.message : verdict.digits);

const validPhones = phones.filter(([, , verdict]) => /^\d+$/.test(verdict));
const invalidPhones = phones.filter((phone) => !validPhones.includes(phone));

beforeAll(loadForeignParser);

it.each(validPhones)('with the country %s, %j is the number %s (%s)', (chosen, written, digits) => {
  expect(parsePhoneNumber(written, chosen)).toMatchObject({ digits });
});

it.each(invalidPhones)('with the country %s, %j is invalid: %s (%s)', (chosen, written, reason) => {
  const message = result(parsePhoneNumber(written, chosen));
  expect(message).toContain(reason);
  const specified = chosen === 'IN' ? /^Please enter a valid 10-digit number\. [A-Z][^.]*\.$/ : /^Please/;
  expect(message).toMatch(specified);
});

it('parsePhoneNumber() has the same result if the text has invisible characters', () => {
  for (const character of [...invisible, ...joiners]) {
    const between = (text: string) => [character, ...text, ''].join(character);
    for (const number of ['98765 43210', '+971 50 123 4567', '07911 123456', '07911123456', '12']) {
      const read = parsePhoneNumber(between(number));
      expect(read, `${character.codePointAt(0)}`).toEqual(parsePhoneNumber(number));
    }
    expect(splitTypedPhone(between('+971 50'))?.country).toBe('AE');
  }
});

it.each([
  ['IN', '9876543210', '+91 98765 43210'],
  ['IN', '0120 456 7890', '+91 120 4567890'],
  ['IN', '+91 0120-4567890', '+91 120 4567890'],
  ['IN', '+91-11-2345 6789', '+91 11 23456789'],
  ['IN', '079 2345 6789', '+91 79 23456789'],
  ['IN', '01204567890', '+91 1204567890'],
  ['IN', '091 11 2345 6789', '+91 11 23456789'],
  ['IN', '79 2345 6789', '+91 79234 56789'],
  ['IN', '+91 1 2045 67890', '+91 1204567890'],
  ['AE', '0501234567', '+971 50 123 4567'],
])('with the country %s, %j is formatted as %j', (chosen, written, formatted) => {
  expect(parsePhoneNumber(written, chosen)).toMatchObject({ formatted });
});

it('parsePhoneNumber() accepts any Indian mobile number with each usual prefix', () => {
  const numbers = fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }).map(String);
  const prefixes = fc.constantFrom('', '0 ', '91', '+91', '+91 ', '0091', '091', '+91 0');
  forAll([prefixes, numbers], (prefix, number) => {
    expect(result(parsePhoneNumber(prefix + number, 'IN'))).toBe(`91${number}`);
  });
});

const phoneLikeText = fc.oneof(
  anyText,
  fc.string({ unit: fc.constantFrom(...'+00123456789९ -()/') }),
  fc.stringMatching(/^(?:\+|00?)?[1-9][0-9 ]{6,14}\d$/),
  fc
    .tuple(
      fc.constantFrom('', '0', '00', '+', '+91 ', '0091'),
      fc.string({ unit: fc.constantFrom(...'01234567899 -'), minLength: 6, maxLength: 16 }),
    )
    .map((parts) => parts.join('')),
);
const countries = fc.constantFrom('IN', 'IN', 'IN', ...callingCodes.keys()); // India has its own rules

it('parsePhoneNumber() returns an error message or an E.164 number for any text', () => {
  forAll([phoneLikeText, countries], (written, chosen) => {
    const parsed = parsePhoneNumber(written, chosen);
    expect(result(parsed)).toMatch(/^(?:[1-9]\d{7,14}|Please enter a valid .*\.)$/);
    if ('message' in parsed) return;
    expect(digitsOf(parsed.formatted)).toBe(parsed.digits);
  });
});

it('parsePhoneNumber() keeps the last five digits of any text of digits and spaces', () => {
  const digitText = phoneLikeText.filter((text) => /^[+0-9 ]+$/.test(text));
  forAll([digitText, countries], (written, chosen) => {
    const parsed = parsePhoneNumber(written, chosen);
    if ('message' in parsed) return;
    expect(parsed.digits.slice(-5)).toBe(digitsOf(written).slice(-5));
  });
});

it('parsePhoneNumber() removes only the prefixes of an Indian number', () => {
  forAll([phoneLikeText], (written) => {
    const parsed = parsePhoneNumber(written, 'IN');
    if ('message' in parsed || splitTypedPhone(written)) return;
    const digits = digitsOf(written.replace(/९/g, '9')); // the only digit of another script in `phoneLikeText`
    expect(parsed.digits).toBe(`91${digits.slice(-10)}`);
    // Up to two country codes, each with an optional 0, and a trunk prefix.
    expect(digits.slice(0, -10)).toMatch(/^(0?91){0,2}0?$/);
  });
});

it.each(heaps)('parsePhoneNumber() rejects a very long text of $piece', ({ text }) => {
  for (const long of [text, `${text}98765 43210`]) {
    expect(result(parsePhoneNumber(long, 'IN'))).toBe(`${invalid} Enter digits only.`);
  }
});

it.each([
  ['+1', 'IN', 'US'], ['+1 416', 'CA', 'CA'], ['+44', 'IN', 'GB'], ['+44', 'JE', 'JE'],
  ['+971 50', 'IN', 'AE'], ['00971', 'IN', 'AE'], ['tel:+97150', 'IN', 'AE'],
  ['https://wa.me/97150', 'IN', 'AE'], ['＋९७१', 'IN', 'AE'], ['+91', 'AE', 'IN'], ['0091 98', 'AE', 'IN'],
  ['+9', 'IN', undefined], ['+97', 'AE', undefined], ['0120', 'IN', undefined], ['971', 'IN', undefined],
  ['98765 +971', 'IN', undefined],
])('the calling code of the typed number %j with %s selected belongs to %s', (typed, chosen, country) => {
  expect(splitTypedPhone(typed, chosen)?.country).toBe(country);
}); // oxfmt-ignore
