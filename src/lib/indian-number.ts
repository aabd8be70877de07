import * as words from '#words/input.json';
import { india } from './countries.ts';
import { createInvalidResult } from './phone-number-result.ts';
import type { PhoneNumberResult } from './phone-number-result.ts';
import { extractDigits, formatPhone } from './phone.ts';
import { formatPlural } from './plural.ts';
import { isUkMobile, removeDigits } from './typed-number.ts';

/**
 * Matches a landline number whose area code is a separate group, such as '11 2345 6789'. Indian mobile numbers and
 * American numbers are grouped differently.
 */
const landlineFormat = /^(?:\d\d \d{4} ?\d{4}|\d{3} \d{7}|\d{4} \d{3} ?\d{3})$/;

/** Matches a number with a 0 before the area code, or a mobile number in one group or two groups of five. */
const usualFormat = /^0|^(?:91 ?)?[6-9]\d{4} ?\d{5}$/;

export const hasUsualIndianFormat = (groups: string) => usualFormat.test(groups);

/** Returns a short reason why a number is not a valid Indian number. The field's hint explains the valid forms. */
function findReason(digits: string): string {
  const { length } = digits.replace(/^0+/, '');
  if (length === 0) return words.allDigits;
  if (length === 10) return words.mobileOrLandline;
  const isAfterZero = digits.startsWith('0');
  // A number with fewer than ten digits after a 0 may be foreign, such as 050 123 4567.
  return formatPlural(words.digitCount, length, {
    afterZero: isAfterZero ? words.afterZero : '',
    chooseCountry: isAfterZero && length >= 7 && length < 10 ? words.chooseCountry : '',
  });
}

/**
 * Parses an Indian number. The formatted result separates the area code if the visitor typed it as a separate group.
 * @param hasCallingCode whether +91 or 0091 preceded the groups
 */
export function parseIndianNumber(groups: string, hasCallingCode: boolean): PhoneNumberResult {
  const digits = extractDigits(groups);
  const [, prefix = '', national = ''] = /^((?:0?91){0,2}0?)([1-9]\d{9})$/.exec(digits) ?? [];
  if (!hasCallingCode && prefix === '0' && isUkMobile(groups))
    return createInvalidResult(india, words.ukNumber);

  // A number of ten digits that starts with 6 to 9 is accepted in any grouping, even in the American form
  // '650-555-0100'. The specification requires this: the selected country decides.
  const isMobile = /^[6-9]/.test(national);
  const isLandline = national !== '' && (hasCallingCode || prefix !== '' || landlineFormat.test(groups));
  if (!isMobile && !isLandline) return createInvalidResult(india, findReason(digits));

  const local = removeDigits(groups, prefix.replace(/0$/, '').length);
  const areaCode = isMobile && !local.startsWith('0') ? undefined : /^0? ?([1-8]\d{1,3}) /.exec(local)?.[1];
  const allDigits = `91${national}`;
  if (areaCode) return { digits: allDigits, formatted: `+91 ${areaCode} ${national.slice(areaCode.length)}` };
  return { digits: allDigits, formatted: isMobile ? formatPhone(allDigits) : `+91 ${national}` };
}
