import { toAsciiDigits } from '../lib/ascii-digits.ts';
import { formatMessage } from '../lib/format-message.ts';
import * as words from '#words/forms.json';

/* Finds numbers in a message that a visitor should not send: PAN, Aadhaar and card numbers. */

const labels = { pan: words.aPan, aadhaar: words.anAadhaarNumber, card: words.aCardNumber };

/**
 * Five letters, four digits, a letter. The fourth letter is the class of the holder, such as P for a person. A PAN
 * inside a GSTIN does not match: firms publish their GSTIN.
 */
const PAN = /(?<![\p{L}\p{N}])[a-z]{3}[abcefghjlpt][a-z]\d{4}[a-z](?![\p{L}\p{N}])/iu;

/**
 * Groups of four digits, with or without separators, that are not part of a longer number. The first digit of an
 * Aadhaar number is 2 or higher.
 */
const AADHAAR = /(?<![\d+]|\d[ -])[2-9]\d{3}([ -]?)\d{4}\1\d{4}(?![ -]?\d)/g;
const CARD = /(?<![\d+]|\d[ -])[3-6]\d{3}([ -]?)\d{4}\1\d{4}\1\d{4}(?![ -]?\d)/g;
/** An Indian mobile number with its calling code. It has twelve digits like an Aadhaar number. */
const MOBILE_NUMBER = /^91[6-9]\d{9}$/;

/** Multiplies in the dihedral group of order ten, for Verhoeff's algorithm. */
function multiply(a: number, b: number): number {
  if (a < 5) return b < 5 ? (a + b) % 5 : 5 + ((a + b) % 5);
  return b < 5 ? 5 + ((a - b) % 5) : (a - b + 5) % 5;
}

const permutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];

/** Returns whether the last digit is the check digit of Verhoeff's algorithm. Aadhaar numbers have one. */
export function hasVerhoeffDigit(digits: string): boolean {
  let check = 0;
  for (let place = 0; place < digits.length; place += 1) {
    let value = Number(digits.at(-1 - place));
    for (let times = 0; times < place % 8; times += 1) value = permutation[value] ?? 0;
    check = multiply(check, value);
  }
  return check === 0;
}

/** Returns whether the last digit is the check digit of Luhn's algorithm. Payment cards have one. */
function hasLuhnDigit(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * ((digits.length - index) % 2 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const digitsIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([found]) => found.replace(/\D/g, ''));

/** Returns the kind of identity number that a text contains. Only numbers with a correct check digit count. */
export function identityNumberIn(text: string): keyof typeof labels | undefined {
  const ascii = toAsciiDigits(text);
  if (PAN.test(ascii)) return 'pan';
  if (digitsIn(ascii, AADHAAR).some((digits) => !MOBILE_NUMBER.test(digits) && hasVerhoeffDigit(digits)))
    return 'aadhaar';
  return digitsIn(ascii, CARD).some(hasLuhnDigit) ? 'card' : undefined;
}

/** Returns the advice to remove an identity number from a message. The message stays valid. */
export function identityWarning(message: string): string | undefined {
  const found = identityNumberIn(message);
  return found && formatMessage(words.identityNumber, { what: labels[found] });
}
