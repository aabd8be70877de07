import parse, { validatePhoneNumberLength } from 'libphonenumber-js/min';
import type { CountryCode } from 'libphonenumber-js/min';

/** The digits without the plus, and the number in the format of its country. */
export interface PhoneNumber {
  e164: string;
  shown: string;
}

/**
 * Parses a number of any country, in national form or with a plus. Import this file only when a country other than
 * India is selected: libphonenumber-js, with the numbering plans of all countries, is larger than the rest of a form.
 */
export function parseForeignNumber(
  written: string,
  chosen: string,
): PhoneNumber | 'short' | 'long' | 'wrong' {
  const country = chosen as CountryCode;
  const number = parse(written, country);
  const e164 = number?.number.slice(1) ?? '';
  const length = validatePhoneNumberLength(written, country);
  if (length === 'TOO_LONG' || e164.length > 15) return 'long';
  if (length === 'TOO_SHORT' || e164.length < 8) return 'short';
  return number?.isValid() ? { e164, shown: number.formatInternational() } : 'wrong';
}

/** Whether the digits are in national form: with a 0 before the area code, if the country uses a 0. */
export function isNationalForm(digits: string, country: string): boolean {
  if (digits.startsWith('0')) return true; // the library formats some numbers without the 0
  return (
    parse(digits, country as CountryCode)
      ?.formatNational()
      .replace(/\D/g, '') === digits
  );
}
