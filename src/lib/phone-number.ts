import * as words from '#words/input.json';
import { callingCodes, formatCountryLabel, india } from './countries.ts';
import { formatMessage } from './format-message.ts';
import { hasUsualIndianFormat, parseIndianNumber } from './indian-number.ts';
import { createInvalidResult } from './phone-number-result.ts';
import type { PhoneNumberResult } from './phone-number-result.ts';
import { extractDigits } from './phone.ts';
import { MAX_PHONE_LENGTH, normalizePhone, splitCallingCode, toDigitGroups } from './typed-phone.ts';

let foreignParser: typeof import('./foreign-number.ts') | undefined;

/** Loads the parser for foreign numbers. The promise never rejects. If loading fails, the next call tries again. */
export async function loadForeignParser(): Promise<void> {
  foreignParser ??= await import('./foreign-number.ts').catch(() => undefined);
}

/**
 * Returns whether a valid number without a calling code has the usual format of its country. Returns true for a foreign
 * number if the parser is not loaded.
 */
export function hasUsualFormat(typed: string, country: string): boolean {
  const groups = toDigitGroups(normalizePhone(typed));
  if (country === india) return hasUsualIndianFormat(groups);
  return foreignParser?.isNationalFormat(extractDigits(groups), country) ?? true;
}

const indianMobile = /^0?[6-9]\d{9}$/;
const foreignErrors = {
  'too-short': words.numberTooShort,
  'too-long': words.numberTooLong,
  invalid: words.checkDigits,
};

/**
 * Checks only the length of a number. Use this function while the numbering plans are not loaded. If they cannot be
 * loaded, the visitor can still send the enquiry.
 */
function parseWithoutPlans(digits: string, formatted: string) {
  if (digits.length < 8) return 'too-short';
  if (digits.length > 15) return 'too-long';
  return { digits, formatted };
}

function parseForeign(groups: string, country: string, hasCallingCode: boolean): PhoneNumberResult {
  const national = extractDigits(groups);
  if (national === '') return createInvalidResult(country, words.addAreaCode);
  const code = callingCodes.get(country) ?? '';
  const result = foreignParser
    ? foreignParser.parseForeignNumber(hasCallingCode ? `+${code}${national}` : national, country)
    : parseWithoutPlans(code + national, `+${code} ${groups}`);
  if (typeof result === 'object') return result;
  if (!hasCallingCode && indianMobile.test(national))
    return createInvalidResult(
      country,
      formatMessage(words.chooseIndia, { country: formatCountryLabel(india) }),
    );
  return createInvalidResult(country, foreignErrors[result]);
}

function parseGroups(groups: string, selectedCountry: string): PhoneNumberResult {
  const split = splitCallingCode(groups, selectedCountry);
  if (!split && /^(?:\+|00)/.test(groups))
    return createInvalidResult(selectedCountry, words.enterCountryCode);
  const { country, rest } = split ?? { country: selectedCountry, rest: groups };
  const hasCallingCode = split !== undefined;
  return country === india
    ? parseIndianNumber(rest, hasCallingCode)
    : parseForeign(rest, country, hasCallingCode);
}

/** Returns whether the text begins with a valid number, and enough digits for a second number follow. */
const hasSeveralNumbers = (groups: string, selectedCountry: string) =>
  [...groups.matchAll(/ |\+/g)].some(
    ({ index }) =>
      extractDigits(groups.slice(index)).length > 6 &&
      !('message' in parseGroups(groups.slice(0, index), selectedCountry)),
  );

/**
 * Parses a typed or pasted phone number of the selected country. If the number begins with + or 00, its calling code
 * decides the country. Returns a message if the text is not exactly one valid number.
 */
export function parsePhoneNumber(typed: string, selected: string = india): PhoneNumberResult {
  const country = callingCodes.has(selected) ? selected : india;
  const text = normalizePhone(typed);
  if (typed.length > MAX_PHONE_LENGTH || /\p{L}|(?![0-9])\p{N}/u.test(text)) {
    return createInvalidResult(country, words.digitsOnly);
  }
  const groups = toDigitGroups(text);
  if (/^000+$/.test(extractDigits(groups))) return createInvalidResult(country, words.onlyZeros);
  const result = parseGroups(groups, country);
  if (!('message' in result) || !hasSeveralNumbers(groups, country)) return result;
  return createInvalidResult(country, words.oneNumberOnly);
}
