import { plural } from './plural.ts';
import * as words from '#words/input.json';
import { withAsciiDigits } from './ascii-digits.ts';
import { callingCodes, countryLabel, countryOfCode, india } from './countries.ts';
import { formatMessage } from './format-message.ts';
import type { PhoneNumber } from './foreign-number.ts';
import { displayPhone } from './phone.ts';
import { visibleLine } from './text.ts';

/** The number, or a message with the error and the fix. */
export type PhoneNumberResult = PhoneNumber | { message: string };

/** The maximum length of a text. Normalising a megabyte would block the page. */
const MAX_LENGTH = 200;

let foreign: typeof import('./foreign-number.ts') | undefined;

/** Loads the numbering plans of other countries. After an error, the next call tries again. Never rejects. */
export async function loadForeignParser(): Promise<void> {
  foreign ??= await import('./foreign-number.ts').catch(() => undefined);
}

const telLink = /^(?:tel|sms|callto):\/*/i;
/** Matches URLs of WhatsApp, whose number has a country code, but no plus. */
const chatLink =
  /^(?:https?:\/\/)?(?:www\.)?(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?phone=)(?:\+|%2b)?(\d+)\/?(?:[?&#].*)?$/i;

/** Normalises a text: converts digits to ASCII, and removes invisible characters and the prefix of a link. */
const plainNumber = (typed: string) =>
  withAsciiDigits(visibleLine(typed.slice(0, MAX_LENGTH)).normalize('NFKC'))
    .replace(chatLink, '+$1')
    .replace(telLink, '')
    .replace(/^%2b/i, '+')
    .replace(/%20/g, ' ');

/** Returns '+91 98765 43210' for '(+91) 98765-43210'. The groups show which digits belong together. */
const groupsOf = (text: string) => text.replace(/[^0-9+]+/g, ' ').trim();
const digitsOf = (groups: string) => groups.replace(/\D/g, '');
const withoutDigits = (groups: string, count: number) =>
  groups.replace(new RegExp(`^(?:\\D*\\d){${count}}\\D*`), '');

function splitCallingCode(groups: string, chosen: string) {
  const after = /^(?:\+|00)(?:[+ ]|00)*(\d.*)$/.exec(groups)?.[1];
  if (after === undefined) return undefined;
  const begin = digitsOf(after);
  const code = [1, 2, 3].map((length) => begin.slice(0, length)).find((part) => countryOfCode.has(part));
  if (code === undefined) return undefined;
  const country = callingCodes.get(chosen) === code ? chosen : (countryOfCode.get(code) ?? chosen);
  return { country, rest: withoutDigits(after, code.length) };
}

/**
 * Returns the country of a number that begins with + or 00, and the other digits in groups. The selected country has
 * priority if several countries have the calling code, such as Canada and the United States.
 */
export const countryOfNumber = (typed: string, chosen: string = india) =>
  splitCallingCode(groupsOf(plainNumber(typed)), chosen);

const invalidNumber = (country: string, reason: string): PhoneNumberResult => ({
  message:
    country === india
      ? formatMessage(words.tenDigits, { reason })
      : formatMessage(words.validNumberFor, { country: countryLabel(country), reason }),
});

/** Matches an area code and a number in separate groups, unlike Indian mobile numbers and American numbers. */
const landlineFormat = /^(?:\d\d \d{4} ?\d{4}|\d{3} \d{7}|\d{4} \d{3} ?\d{3})$/;
/** Matches UK mobile numbers in the usual form: '07911 123456', or without spaces. */
const ukMobileFormat = /^07[345789]\d\d(?: |\d{6}$)/;

/** Returns a short reason why a number is not an Indian number. The hints of the fields have more details. */
function indianReason(digits: string): string {
  const { length } = digits.replace(/^0+/, '');
  if (length === 0) return words.allDigits;
  if (length === 10) return words.mobileOrLandline;
  const isAfterZero = digits.startsWith('0');
  // Indian numbers have ten digits after a 0. Many foreign numbers have fewer, such as 050 123 4567.
  return plural(words.digitCount, length, {
    afterZero: isAfterZero ? words.afterZero : '',
    chooseCountry: isAfterZero && length >= 7 && length < 10 ? words.chooseCountry : '',
  });
}

function parseIndian(groups: string, coded: boolean): PhoneNumberResult {
  const digits = digitsOf(groups);
  const [, prefix = '', national = ''] = /^((?:0?91){0,2}0?)([1-9]\d{9})$/.exec(digits) ?? [];
  if (!coded && prefix === '0' && ukMobileFormat.test(groups)) {
    return invalidNumber(india, words.ukNumber);
  }
  // Ten digits that start with 6 to 9 are valid in any groups, also in the American form '650-555-0100'. The
  // specification accepts all of them, and only the selected country distinguishes the two.
  const mobile = /^[6-9]/.test(national);
  if (mobile || (national && (coded || prefix || landlineFormat.test(groups)))) {
    const e164 = `91${national}`;
    const local = withoutDigits(groups, prefix.replace(/0$/, '').length);
    const area = mobile && !local.startsWith('0') ? undefined : /^0? ?([1-8]\d{1,3}) /.exec(local)?.[1];
    if (area) return { e164, shown: `+91 ${area} ${national.slice(area.length)}` };
    return { e164, shown: mobile ? displayPhone(e164) : `+91 ${national}` };
  }
  return invalidNumber(india, indianReason(digits));
}

/** Matches a number with a 0 before the area code, or a mobile number in one group or two groups of five. */
const usualIndianForm = /^0|^(?:91 ?)?[6-9]\d{4} ?\d{5}$/;

/** Whether a valid number without a calling code has the usual format of its country. */
export function hasUsualForm(typed: string, country: string): boolean {
  const groups = groupsOf(plainNumber(typed));
  if (country === india) return usualIndianForm.test(groups);
  return foreign?.isNationalForm(digitsOf(groups), country) ?? true;
}

const indianMobile = /^0?[6-9]\d{9}$/;
const foreignFaults = {
  short: words.numberTooShort,
  long: words.numberTooLong,
  wrong: words.checkDigits,
};

function parseForeign(groups: string, country: string, coded: boolean): PhoneNumberResult {
  const digits = digitsOf(groups);
  if (digits === '') return invalidNumber(country, words.addAreaCode);
  const code = callingCodes.get(country) ?? '';
  const e164 = code + digits;
  // Accepts any plausible number until the library is loaded, because a failed request must not lose an enquiry.
  const unread =
    e164.length < 8 ? 'short' : e164.length > 15 ? 'long' : { e164, shown: `+${code} ${groups}` };
  const found = foreign ? foreign.parseForeignNumber(coded ? `+${e164}` : digits, country) : unread;
  if (typeof found !== 'string') return found;
  if (!coded && indianMobile.test(digits))
    return invalidNumber(country, formatMessage(words.chooseIndia, { country: countryLabel(india) }));
  return invalidNumber(country, foreignFaults[found]);
}

function parseOne(groups: string, chosen: string): PhoneNumberResult {
  const typed = splitCallingCode(groups, chosen);
  if (!typed && /^(?:\+|00)/.test(groups)) {
    return invalidNumber(chosen, words.enterCountryCode);
  }
  const { country, rest } = typed ?? { country: chosen, rest: groups };
  const coded = typed !== undefined;
  return country === india ? parseIndian(rest, coded) : parseForeign(rest, country, coded);
}

/** Whether the text may contain two numbers: its last group, and the groups before. */
const hasSeveralNumbers = (groups: string, chosen: string) =>
  [...groups.matchAll(/ |\+/g)].some(
    ({ index }) =>
      digitsOf(groups.slice(index)).length > 6 && !('message' in parseOne(groups.slice(0, index), chosen)),
  );

/**
 * Parses a typed or pasted phone number of the selected country, or of another country if it begins with + or 00. If
 * some digits do not belong to the number, the result is a message.
 */
export function parsePhoneNumber(typed: string, chosen: string = india): PhoneNumberResult {
  const country = callingCodes.has(chosen) ? chosen : india;
  const text = plainNumber(typed);
  if (typed.length > MAX_LENGTH || /\p{L}|(?![0-9])\p{N}/u.test(text)) {
    return invalidNumber(country, words.digitsOnly);
  }
  const groups = groupsOf(text);
  if (/^000+$/.test(digitsOf(groups))) return invalidNumber(country, words.onlyZeros);
  const verdict = parseOne(groups, country);
  if (!('message' in verdict) || !hasSeveralNumbers(groups, country)) return verdict;
  return invalidNumber(country, words.oneNumberOnly);
}
