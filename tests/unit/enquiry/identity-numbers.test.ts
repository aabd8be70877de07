import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasVerhoeffDigit, findIdentityNumber } from '../../../src/enquiry/identity-numbers.ts';
import { forAll } from '../property-test.ts';

// Numbers that UIDAI publishes for tests of its authentication service.
const aadhaar = ['999941057058', '999971658847', '999933119405', '999955183433', '999990501894'];
const spaced = (digits: string, gap: string) => digits.replace(/\d{4}(?=\d)/g, `$&${gap}`);
/** Swaps two different adjacent digits near the end, which is a common typing error. */
const swapped = (digits: string) => digits.replace(/(\d)(?!\1)(\d)(\d?)$/, '$2$1$3');

it('the check digit of a published example of Verhoeff’s algorithm is accepted', () => {
  expect(hasVerhoeffDigit('2363')).toBe(true);
  expect(hasVerhoeffDigit('2364')).toBe(false);
});

describe.each(aadhaar)('the Aadhaar number %s', (digits) => {
  it('is found in a message, written as one number, in groups or in Devanagari digits', () => {
    const devanagari = [...digits].map((digit) => String.fromCodePoint(0x966 + Number(digit))).join('');
    const written = [digits, spaced(digits, ' '), spaced(digits, '-'), devanagari];
    const found = written.map((number) => findIdentityNumber(`My Aadhaar is ${number}, thank you`));
    expect(found).toEqual(['aadhaar', 'aadhaar', 'aadhaar', 'aadhaar']);
  });

  it('is not found with an error or inside a longer number', () => {
    const changed = `${digits.slice(0, 6)}${(Number(digits[6]) + 1) % 10}${digits.slice(7)}`;
    expect(findIdentityNumber(changed)).toBeUndefined();
    expect(findIdentityNumber(swapped(digits))).toBeUndefined();
    const longer = [`1${digits}`, `${digits}0`, `+${digits}`, `12 ${spaced(digits, ' ')}`];
    expect(longer.filter((number) => findIdentityNumber(number))).toEqual([]);
  });
});

it.each([
  ['my pan abcpk1234f please', 'pan'],
  ['PAN: AAACA4444A.', 'pan'],
  ['card 4111 1111 1111 1111', 'card'],
  ['6011 0009 9013 9424 or 5555-5555-5555-4444', 'card'],
  ['order 4111111111111112, card 4111111111111111', 'card'],
  ['account 234567890123, Aadhaar 999941057058', 'aadhaar'],
])('the identity number in “%s” is of the kind %s', (text, kind) =>
  expect(findIdentityNumber(text)).toBe(kind),
);

it.each([
  '4111 1111 1111 1112',
  'Call 919876543216', // its last digit happens to be a check digit
  'ABCDK1234F', // no class of holders has the letter D
  '27ABCPK1234F1Z5', // this is a GSTIN
  'Call 919876543210 or +91 98765 43210',
  'Invoice INV-2026-000123 of ₹4,75,000 since 2024 a year',
  '',
])('no identity number is found in %j', (text) => expect(findIdentityNumber(text)).toBeUndefined());

it('each change of one digit is detected', () => {
  forAll(
    [fc.constantFrom(...aadhaar), fc.integer({ min: 0, max: 11 }), fc.integer({ min: 1, max: 9 })],
    (digits, place, added) => {
      const digit = (Number(digits[place]) + added) % 10;
      expect(hasVerhoeffDigit(digits.slice(0, place) + String(digit) + digits.slice(place + 1))).toBe(false);
    },
  );
});
