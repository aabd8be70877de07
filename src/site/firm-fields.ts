/*
 * The kinds of fields from which firm-schema.ts builds its schema. `what` is the subject of the error messages, such as
 * 'The name'.
 */
import parse from 'libphonenumber-js/min';
import * as z from 'zod/mini';
import { isZone, parseHours } from './hours.ts';
import { parseIsoDate } from '../lib/calendar-date.ts';

export const createTextField = (what: string) =>
  z.string().check(z.trim(), z.minLength(1, `${what} is empty`));
/**
 * Returns the error of a phone number. Returns undefined if the number has the usual international format of its
 * country, or is a placeholder (a country code and zeros).
 */
function findPhoneError(phoneText: string): string | undefined {
  if (!/^\+[1-9][\d ]+\d$/.test(phoneText)) return 'must begin with its country code, like +91 98765 43210';
  const isPlaceholder = /^\+\d{1,3}[ 0]+$/.test(phoneText);
  if (isPlaceholder) return undefined;
  const number = parse(phoneText);
  if (!number?.isValid()) return `is not a valid number of its country: ${phoneText}`;
  const usualFormat = number.formatInternational();
  return usualFormat === phoneText ? undefined : `must be written ${usualFormat}`;
}
export const createPhoneField = (what: string) =>
  z.string().check(({ value, issues }) => {
    const error = findPhoneError(value);
    if (error) issues.push({ code: 'custom', input: value, message: `${what} ${error}` });
  });
export const createHttpsUrlField = (what: string) =>
  z.url({
    protocol: /^https$/,
    abort: true, // otherwise later checks would report a second error for the same mistake
    error: `${what} must be a full URL that starts with https://`,
  });
export const createHoursField = (what: string) =>
  z.string().check(
    z.refine(
      (hoursText) => parseHours(hoursText) !== undefined,
      `${what} must have the form Mon-Sat 10.00 am to 06.00 pm, with two digits for hours and minutes, and several ranges like Mon-Fri 09.00 am to 01.00 pm and 02.00 pm to 05.30 pm; Sat and Sun 10.00 am to 01.00 pm`,
    ),
    z.refine(
      (hoursText) => (parseHours(hoursText) ?? []).every(({ opens, closes }) => opens < closes),
      `${what} must open before they close`,
    ),
  );

export const createZoneField = (what: string) =>
  z.string().check(z.refine(isZone, `${what} must have the form Asia/Kolkata or Europe/London`));

interface PostalCodeFormat {
  pattern: RegExp;
  /** The end of the message 'The postal code must …'. */
  requirement: string;
}
/** The format of postal codes, by country. */
const postalCodeFormats: Record<string, PostalCodeFormat> = {
  IN: { pattern: /^\d{6}$/, requirement: 'be six digits' },
  GB: { pattern: /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, requirement: 'have the form LS1 4AP' },
};
/** The format for countries that are not in `postalCodeFormats`. */
const otherPostalCodeFormat: PostalCodeFormat = { pattern: /\d/, requirement: 'have a digit' };
export const address = z
  .strictObject({
    street: createTextField('The street'),
    locality: createTextField('The town'),
    region: z.optional(createTextField('The state')),
    postalCode: z.string(),
    country: z
      .string()
      .check(
        z.regex(
          /^[A-Z]{2}$/,
          'The country must be its two-letter code, such as IN for India or GB for Britain',
        ),
      ),
  })
  .check(({ value: { postalCode, country }, issues }) => {
    const { pattern, requirement } = postalCodeFormats[country] ?? otherPostalCodeFormat;
    const message = `The postal code must ${requirement}`;
    if (!pattern.test(postalCode))
      issues.push({ code: 'custom', input: postalCode, path: ['postalCode'], message });
  });

const createDateField = (what: string) =>
  z
    .string()
    .check(
      z.refine((dateText) => !Number.isNaN(parseIsoDate(dateText)), `${what} must be a date like 2027-03-22`),
    );
/**
 * Returns the schema of a date without a year. 29 February is valid, because the date is checked in 2028, a leap year.
 */
const createYearlyDateField = (what: string) =>
  z
    .string()
    .check(
      z.refine(
        (dateText) => !Number.isNaN(parseIsoDate(`2028-${dateText}`)),
        `${what} must be a date like 08-15`,
      ),
    );
/** The days on which the office is closed, and the day until which they are known. */
export const holidays = z.strictObject({
  yearly: z.readonly(z.array(createYearlyDateField('A yearly holiday'))),
  dated: z.readonly(z.array(createDateField('A holiday'))),
  knownUntil: z.optional(createDateField('The last day for which the holidays are known')),
});

/**
 * Returns the schema of a text that may be missing or empty, such as a registration number that the firm does not have
 * yet.
 */
export const createOptionalTextField = (pattern: RegExp, error: string) =>
  z.optional(z.union([z.literal(''), createTextField(error).check(z.regex(pattern, error))], error));
