import parse, { validatePhoneNumberLength } from 'libphonenumber-js/min';
import type { CountryCode } from 'libphonenumber-js/min';

export interface PhoneNumber {
  /** The digits with the calling code, without the plus: '497111234567'. */
  digits: string;
  /** The number in international format: '+49 711 1234567'. */
  formatted: string;
}

/**
 * Parses a number of a country, in national format or with a plus. Returns the kind of error if the number is invalid.
 * Import this file only when a country other than India is selected: libphonenumber-js contains the numbering plans of
 * all countries, and is larger than the rest of a form.
 */
export function parseForeignNumber(
  typed: string,
  country: string,
): PhoneNumber | 'too-short' | 'too-long' | 'invalid' {
  const number = parse(typed, country as CountryCode);
  const digits = number?.number.slice(1) ?? '';
  const lengthError = validatePhoneNumberLength(typed, country as CountryCode);
  if (lengthError === 'TOO_LONG' || digits.length > 15) return 'too-long';
  if (lengthError === 'TOO_SHORT' || digits.length < 8) return 'too-short';
  return number?.isValid() ? { digits, formatted: number.formatInternational() } : 'invalid';
}

/**
 * Returns whether the digits are in national format. If the country uses a 0 before the area code, the digits must
 * start with 0.
 */
export function isNationalFormat(digits: string, country: string): boolean {
  // A number with a 0 is always in national format. The comparison below would reject some of these numbers, because
  // `formatNational` omits their 0.
  if (digits.startsWith('0')) return true;
  const formatted = parse(digits, country as CountryCode)?.formatNational();
  return formatted?.replace(/\D/g, '') === digits;
}
