import { toAsciiDigits } from './ascii-digits.ts';
import { callingCodes, india } from './countries.ts';
import { findNamedCountries } from './named-countries.ts';
import { extractDigits } from './phone.ts';
import { hasUsualFormat, parsePhoneNumber } from './phone-number.ts';
import { findTimeZoneCountry } from './time-zones.ts';
import { splitTypedPhone, isUkMobile, normalizePhone, toDigitGroups } from './typed-phone.ts';

/** A reading of the typed number as a number of one country. */
export interface PossibleNumber {
  country: string;
  /** The digits with the calling code, without the plus. */
  digits: string;
  /** The number in international format: '+49 711 1234567'. */
  formatted: string;
  /** Whether the typed number has the usual format of this country. */
  isUsual: boolean;
}

interface Clues {
  /** The visitor's answer to the question about the country of residence. */
  residence?: string | undefined;
  /** The country of the device's time zone. If it is omitted, the browser's time zone is used. */
  timeZoneCountry?: string | undefined;
}

/** Matches '(415) 555-2671' and '415-555-2671'. */
const americanFormat = /^\s*(?:\(\d{3}\) ?\d{3}|\d{3}[-.]\d{3})[-. ]?\d{4}\s*$/;

const extractTypedDigits = (typed: string) => extractDigits(toAsciiDigits(typed));

/** Returns the number if it is valid in the country, otherwise undefined. */
function parseAs(country: string, typed: string): PossibleNumber | undefined {
  const result = parsePhoneNumber(typed, country);
  if ('message' in result) return undefined;
  // A visitor can type the calling code without a plus: '6581234567' is a number in Singapore with its calling code 65.
  const hasCallingCode = country !== india && extractTypedDigits(typed) === result.digits;
  return { country, ...result, isUsual: hasCallingCode || hasUsualFormat(typed, country) };
}

/** Returns the countries that the residence names. If it names no country, returns the country of the time zone. */
function findLikelyCountries({ residence = '', timeZoneCountry = findTimeZoneCountry() }: Clues): string[] {
  const named = findNamedCountries(residence);
  if (named.length > 0) return named;
  return timeZoneCountry ? [timeZoneCountry] : [];
}

/** Returns ['US'] for a number in the usual American format, and ['GB'] for a mobile number in the usual UK format. */
function findCountriesWithFormat(typed: string): string[] {
  if (americanFormat.test(typed)) return ['US'];
  return isUkMobile(toDigitGroups(normalizePhone(typed))) ? ['GB'] : [];
}

/** Keeps the first of several countries that give the same number, such as the United States and Canada. */
const removeRepeats = (numbers: PossibleNumber[]) =>
  numbers.filter(({ digits }, index) => numbers.findIndex((other) => other.digits === digits) === index);

/**
 * Returns the alternatives that have the usual format of their countries. If neither an alternative nor the number in
 * the selected country has a usual format, returns all alternatives.
 */
function keepUsual(alternatives: PossibleNumber[], asSelected: PossibleNumber | undefined) {
  const hasUsual = asSelected?.isUsual || alternatives.some(({ isUsual }) => isUsual);
  return hasUsual ? alternatives.filter(({ isUsual }) => isUsual) : alternatives;
}

/**
 * Returns the possible readings of a number. Returns an empty list if there are no alternatives to the selected
 * country, or if the country of the number is clear. The country is not clear if
 * - no country is selected, or
 * - the number is invalid in the selected country, or
 * - the residence, the device's time zone or the format of the number suggests another country.
 */
export function findPossibleNumbers(typed: string, selected: string, clues: Clues = {}): PossibleNumber[] {
  if (!/\p{Nd}/u.test(typed)) return [];
  if (splitTypedPhone(typed, selected || india)) return [];
  const asSelected = callingCodes.has(selected) ? parseAs(selected, typed) : undefined;
  const countries = findLikelyCountries(clues);
  if (asSelected && countries.includes(selected)) return [];

  const others = new Set([...countries, ...findCountriesWithFormat(typed), ...(asSelected ? [] : [india])]);
  others.delete(selected);
  const readings = [...others]
    .map((country) => parseAs(country, typed))
    .filter((reading) => reading !== undefined);
  const alternatives = removeRepeats(asSelected ? [asSelected, ...readings] : readings).filter(
    (reading) => reading !== asSelected,
  );
  const likely = keepUsual(alternatives, asSelected);
  if (likely.length === 0) return [];

  // If the number starts with 0, and neither the residence nor the time zone suggests India, the country of the number
  // was probably not recognised. India alone would then be a wrong suggestion.
  const isOnlyIndia = likely.every(({ country }) => country === india) && !countries.includes(india);
  if (isOnlyIndia && extractTypedDigits(typed).startsWith('0')) return [];

  // The selected country comes last, because the alternatives are more likely.
  return asSelected ? [...likely, asSelected] : likely;
}
