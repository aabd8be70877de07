import { withAsciiDigits } from '../lib/ascii-digits.ts';
import { formatMessage } from '../lib/format-message.ts';
import * as m from '#words/forms.json';

/* Finds numbers in a message that no enquiry needs, and that a visitor should not send. */

const labels = { pan: m.aPan, aadhaar: m.anAadhaarNumber, card: m.aCardNumber };

/**
 * Five letters, four digits, a letter. The fourth letter is the holder's class: association, body of individuals,
 * company, firm or LLP, government, Hindu undivided family, artificial juridical person, local authority, person, trust.
 * The PAN in a GSTIN, which firms publish, is not one of its own.
 */
const PAN = /(?<![\p{L}\p{N}])[a-z]{3}[abcefghjlpt][a-z]\d{4}[a-z](?![\p{L}\p{N}])/iu;

/** Groups of four digits, with or without separators, and no part of a longer number; an Aadhaar number starts at 2. */
const AADHAAR = /(?<![\d+]|\d[ -])[2-9]\d{3}([ -]?)\d{4}\1\d{4}(?![ -]?\d)/g;
const CARD = /(?<![\d+]|\d[ -])[3-6]\d{3}([ -]?)\d{4}\1\d{4}\1\d{4}(?![ -]?\d)/g;
/** An Indian mobile number with its country code has twelve digits too. */
const MOBILE_NUMBER = /^91[6-9]\d{9}$/;

/** Verhoeff's algorithm: the multiplication of the dihedral group of order ten, without a table. */
function multiply(a: number, b: number): number {
  if (a < 5) return b < 5 ? (a + b) % 5 : 5 + ((a + b) % 5);
  return b < 5 ? 5 + ((a - b) % 5) : (a - b + 5) % 5;
}

const permutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];

/** Whether the last digit is the check digit of the others by Verhoeff's algorithm, as in an Aadhaar number (UIDAI). */
export function hasVerhoeffDigit(digits: string): boolean {
  let check = 0;
  for (let place = 0; place < digits.length; place += 1) {
    let value = Number(digits.at(-1 - place));
    for (let times = 0; times < place % 8; times += 1) value = permutation[value] ?? 0;
    check = multiply(check, value);
  }
  return check === 0;
}

/** Whether the last digit is the check digit of the others by Luhn's algorithm, as on a payment card. */
function hasLuhnDigit(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * ((digits.length - index) % 2 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const digitsIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([found]) => found.replace(/\D/g, ''));

/** Returns what kind of number a text seems to have; its check digit is right, so that few others are found. */
export function identityNumberIn(text: string): keyof typeof labels | undefined {
  const ascii = withAsciiDigits(text);
  if (PAN.test(ascii)) return 'pan';
  if (digitsIn(ascii, AADHAAR).some((digits) => !MOBILE_NUMBER.test(digits) && hasVerhoeffDigit(digits)))
    return 'aadhaar';
  return digitsIn(ascii, CARD).some(hasLuhnDigit) ? 'card' : undefined;
}

/** Returns the advice to remove such a number; the message can be sent with it. */
export function identityWarning(message: string): string | undefined {
  const found = identityNumberIn(message);
  return found && formatMessage(m.identityNumber, { what: labels[found] });
}
