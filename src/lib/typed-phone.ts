import { toAsciiDigits } from './ascii-digits.ts';
import { callingCodes, india, mainCountries } from './countries.ts';
import { extractDigits } from './phone.ts';
import { toVisibleLine } from './text.ts';

/* Normalises typed and pasted phone numbers, and separates their calling codes. */

/** The maximum length of a phone number as typed. Normalising a megabyte would block the page. */
export const MAX_PHONE_LENGTH = 200;

const telLink = /^(?:tel|sms|callto):\/*/i;
/** Matches a WhatsApp URL. Its number has a calling code, usually without a plus. */
const chatLink =
  /^(?:https?:\/\/)?(?:www\.)?(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?phone=)(?:\+|%2b)?(\d+)\/?(?:[?&#].*)?$/i;

/**
 * Cuts a text to `MAX_PHONE_LENGTH`, removes invisible characters, applies NFKC and converts digits to ASCII. Replaces
 * a WhatsApp URL by its number with a plus. Removes only the scheme of other phone links. Decodes `%20`, and `%2B` at
 * the beginning.
 */
export const normalizePhone = (typed: string) =>
  toAsciiDigits(toVisibleLine(typed.slice(0, MAX_PHONE_LENGTH)).normalize('NFKC'))
    .replace(chatLink, '+$1')
    .replace(telLink, '')
    .replace(/^%2b/i, '+')
    .replace(/%20/g, ' ');

/**
 * Separates groups of digits by single spaces: '(+91) 98765-43210' becomes '+91 98765 43210'. The groups show how the
 * visitor divided the number.
 */
export const toDigitGroups = (text: string) => text.replace(/[^0-9+]+/g, ' ').trim();

/** Removes the first `count` digits, and the separators before, between and after them. */
export const removeDigits = (groups: string, count: number) =>
  groups.replace(new RegExp(`^(?:\\D*\\d){${count}}\\D*`), '');

/**
 * Returns whether the number looks like a UK mobile number: the groups '07911' and any other, or '07911123456' as one
 * group.
 */
export const isUkMobile = (groups: string) => /^07[345789]\d\d(?: |\d{6}$)/.test(groups);

/**
 * Returns the country of a number that begins with + or 00, and the groups of digits after the calling code. Returns
 * undefined for other numbers and unknown calling codes. If several countries have the calling code, such as Canada and
 * the United States, the selected country has priority.
 */
export function splitCallingCode(groups: string, selectedCountry: string) {
  // The prefix can be repeated, as in '+0091'.
  const afterPrefix = /^(?:\+|00)(?:[+ ]|00)*(\d.*)$/.exec(groups)?.[1];
  if (afterPrefix === undefined) return undefined;
  const digits = extractDigits(afterPrefix);
  const code = [1, 2, 3].map((length) => digits.slice(0, length)).find((part) => mainCountries.has(part));
  if (code === undefined) return undefined;
  const hasSelectedCode = callingCodes.get(selectedCountry) === code;
  return {
    country: hasSelectedCode ? selectedCountry : mainCountries.get(code)!,
    rest: removeDigits(afterPrefix, code.length),
  };
}

/** Normalises a typed number, and separates its calling code (`splitCallingCode`). */
export const splitTypedPhone = (typed: string, selectedCountry: string = india) =>
  splitCallingCode(toDigitGroups(normalizePhone(typed)), selectedCountry);
