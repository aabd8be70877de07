import parse, { validatePhoneNumberLength } from 'libphonenumber-js/min';
import type { CountryCode } from 'libphonenumber-js/min';

/** The digits without the plus, and the number as formatted in its country. */
export interface PhoneNumber {
  e164: string;
  shown: string;
}

/**
 * Parses a number of any country, in national form or with a plus. libphonenumber-js has the number lengths and
 * prefixes of each country. It is larger than the rest of a form, so import this file only when another country is
 * selected.
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

/** Returns whether the digits are in national form: with the 0 before the area code, if the country uses it. */
export function isNationalForm(digits: string, country: string): boolean {
  if (digits.startsWith('0')) return true; // the library formats some numbers without it
  return (
    parse(digits, country as CountryCode)
      ?.formatNational()
      .replace(/\D/g, '') === digits
  );
}
