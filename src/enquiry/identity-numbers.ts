import { toAsciiDigits } from '../lib/ascii-digits.ts';
import { formatMessage } from '../lib/format-message.ts';
import * as words from '#words/forms.json';

/*
 * Finds identity numbers in a message, because visitors should not send them by chat: PAN (tax), Aadhaar (identity) and
 * payment card numbers.
 */

const labels = { pan: words.aPan, aadhaar: words.anAadhaarNumber, card: words.aCardNumber };

/**
 * Matches a PAN: five letters, four digits and a letter. The fourth letter is the class of the holder, such as P for a
 * person. Does not match the PAN inside a GSTIN (the tax registration of a firm), because firms publish their GSTIN.
 */
const PAN = /(?<![\p{L}\p{N}])[a-z]{3}[abcefghjlpt][a-z]\d{4}[a-z](?![\p{L}\p{N}])/iu;

/**
 * Matches an Aadhaar number: three groups of four digits, with or without separators, that are not part of a longer
 * number. The first digit is at least 2.
 */
const AADHAAR = /(?<![\d+]|\d[ -])[2-9]\d{3}([ -]?)\d{4}\1\d{4}(?![ -]?\d)/g;
const CARD = /(?<![\d+]|\d[ -])[3-6]\d{3}([ -]?)\d{4}\1\d{4}\1\d{4}(?![ -]?\d)/g;
/** Matches an Indian mobile number with its calling code. It has twelve digits, like an Aadhaar number. */
const MOBILE_NUMBER = /^91[6-9]\d{9}$/;

/** Multiplies two elements of the dihedral group of order ten, as Verhoeff's algorithm requires. */
function multiplyDigits(a: number, b: number): number {
  if (a < 5) return b < 5 ? (a + b) % 5 : 5 + ((a + b) % 5);
  return b < 5 ? 5 + ((a - b) % 5) : (a - b + 5) % 5;
}

const permutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];

/** Returns whether the last digit is the check digit of Verhoeff's algorithm, as in Aadhaar numbers. */
export function hasVerhoeffDigit(digits: string): boolean {
  let check = 0;
  for (let place = 0; place < digits.length; place += 1) {
    let value = Number(digits.at(-1 - place));
    for (let times = 0; times < place % 8; times += 1) value = permutation[value] ?? 0;
    check = multiplyDigits(check, value);
  }
  return check === 0;
}

/** Returns whether the last digit is the check digit of Luhn's algorithm, as in payment card numbers. */
function hasLuhnDigit(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * ((digits.length - index) % 2 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const findNumbers = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([match]) => match.replace(/\D/g, ''));

/**
 * Returns the first kind of identity number that a text contains, or undefined. Aadhaar and card numbers count only if
 * their check digit is correct. A PAN counts without this check.
 */
export function findIdentityNumber(text: string): keyof typeof labels | undefined {
  const ascii = toAsciiDigits(text);
  if (PAN.test(ascii)) return 'pan';
  const isAadhaar = (digits: string) => !MOBILE_NUMBER.test(digits) && hasVerhoeffDigit(digits);
  if (findNumbers(ascii, AADHAAR).some(isAadhaar)) return 'aadhaar';
  return findNumbers(ascii, CARD).some(hasLuhnDigit) ? 'card' : undefined;
}

/** Returns a warning if a message contains an identity number, otherwise undefined. The message is still valid. */
export function createIdentityWarning(message: string): string | undefined {
  const kind = findIdentityNumber(message);
  return kind && formatMessage(words.identityNumber, { what: labels[kind] });
}
