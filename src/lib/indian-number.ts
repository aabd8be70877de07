import * as words from '#words/input.json';
import { india } from './countries.ts';
import { createInvalidResult } from './phone-number-result.ts';
import type { PhoneNumberResult } from './phone-number-result.ts';
import { extractDigits, formatPhone } from './phone.ts';
import { formatPlural } from './plural.ts';
import { isUkMobile, removeDigits } from './typed-phone.ts';

/**
 * Matches a landline number without a 0 whose area code is a separate group, such as '11 2345 6789'. Indian mobile
 * numbers and American numbers are usually grouped differently.
 */
const landlineFormat = /^(?:\d\d \d{4} ?\d{4}|\d{3} \d{7}|\d{4} \d{3} ?\d{3})$/;

/**
 * Matches every number that starts with 0. Also matches ten digits that start with 6 to 9, in one group or two groups
 * of five, with or without 91 before them.
 */
const usualFormat = /^0|^(?:91 ?)?[6-9]\d{4} ?\d{5}$/;

export const hasUsualIndianFormat = (groups: string) => usualFormat.test(groups);

/** Returns a short reason why a number is not a valid Indian number. The field's hint explains the valid forms. */
function findReason(digits: string): string {
  const { length } = digits.replace(/^0+/, '');
  if (length === 0) return words.allDigits;
  if (length === 10) return words.mobileOrLandline;
  const isAfterZero = digits.startsWith('0');
  // A number with seven to nine digits after a 0 may be foreign, such as 050 123 4567.
  return formatPlural(words.digitCount, length, {
    afterZero: isAfterZero ? words.afterZero : '',
    chooseCountry: isAfterZero && length >= 7 && length < 10 ? words.chooseCountry : '',
  });
}

/**
 * Parses an Indian number. If the visitor typed the area code as a separate group, the result is formatted with a space
 * after it.
 * @param hasCallingCode whether the visitor typed +91 or 0091 before the groups
 */
export function parseIndianNumber(groups: string, hasCallingCode: boolean): PhoneNumberResult {
  const digits = extractDigits(groups);
  const [, prefix = '', national = ''] = /^((?:0?91){0,2}0?)([1-9]\d{9})$/.exec(digits) ?? [];
  if (!hasCallingCode && prefix === '0' && isUkMobile(groups))
    return createInvalidResult(india, words.ukNumber);

  // A number of ten digits that starts with 6 to 9 is accepted in any grouping, even in the American form
  // '650-555-0100'. The specification requires this: the selected country decides.
  const startsLikeMobile = /^[6-9]/.test(national);
  const canBeLandline = national !== '' && (hasCallingCode || prefix !== '' || landlineFormat.test(groups));
  if (!startsLikeMobile && !canBeLandline) return createInvalidResult(india, findReason(digits));

  const local = removeDigits(groups, prefix.replace(/0$/, '').length);
  const canHaveAreaCode = !startsLikeMobile || local.startsWith('0');
  const areaCode = canHaveAreaCode ? /^0? ?([1-8]\d{1,3}) /.exec(local)?.[1] : undefined;
  const fullNumber = `91${national}`;
  if (areaCode)
    return { digits: fullNumber, formatted: `+91 ${areaCode} ${national.slice(areaCode.length)}` };
  return { digits: fullNumber, formatted: startsLikeMobile ? formatPhone(fullNumber) : `+91 ${national}` };
}
