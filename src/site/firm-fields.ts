/** The kinds of fields for `firm-schema.ts`, with messages that name the format. */
import parse from 'libphonenumber-js/min';
import * as z from 'zod/mini';
import { isZone, parseHours } from './hours.ts';
import { dayOfDate } from './zoned-time.ts';

export const text = (what: string) => z.string().check(z.trim(), z.minLength(1, `${what} is empty`));
/** Returns the error of a phone number that is not in the usual format of its country. */
function phoneError(written: string): string | undefined {
  if (!/^\+[1-9][\d ]+\d$/.test(written)) return 'must begin with its country code, like +91 98765 43210';
  if (/^\+\d{1,3}[ 0]+$/.test(written)) return undefined; // a placeholder
  const number = parse(written);
  if (!number?.isValid()) return `is not a valid number of its country: ${written}`;
  const shown = number.formatInternational();
  return shown === written ? undefined : `must be written ${shown}`;
}
export const phone = (what: string) =>
  z.string().check(({ value, issues }) => {
    const fault = phoneError(value);
    if (fault) issues.push({ code: 'custom', input: value, message: `${what} ${fault}` });
  });
/** Reports only the first error of a URL. */
export const https = (what: string) =>
  z.url({
    protocol: /^https$/,
    abort: true,
    error: `${what} must be a full URL that starts with https://`,
  });
export const hours = (what: string) =>
  z.string().check(
    z.refine(
      (written) => parseHours(written) !== undefined,
      `${what} must have the form Mon-Sat 10.00 am to 06.00 pm, with two digits for hours and minutes, and several ranges like Mon-Fri 09.00 am to 01.00 pm and 02.00 pm to 05.30 pm; Sat and Sun 10.00 am to 01.00 pm`,
    ),
    z.refine(
      (written) => (parseHours(written) ?? []).every(({ opens, closes }) => opens < closes),
      `${what} must open before they close`,
    ),
  );

export const zone = (what: string) =>
  z.string().check(z.refine(isZone, `${what} must have the form Asia/Kolkata or Europe/London`));

/** The format of postal codes by country. In other countries, a postal code is any text with a digit. */
const postalCodes: Record<string, { pattern: RegExp; reads: string }> = {
  IN: { pattern: /^\d{6}$/, reads: 'be six digits' },
  GB: { pattern: /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, reads: 'have the form LS1 4AP' },
};
const postalCodeOf = (country: string) => postalCodes[country] ?? { pattern: /\d/, reads: 'have a digit' };
export const address = z
  .strictObject({
    street: text('The street'),
    locality: text('The town'),
    region: z.optional(text('The state')),
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
    const { pattern, reads } = postalCodeOf(country);
    const message = `The postal code must ${reads}`;
    if (!pattern.test(postalCode))
      issues.push({ code: 'custom', input: postalCode, path: ['postalCode'], message });
  });

const date = (what: string, start = '') =>
  z
    .string()
    .check(
      z.refine(
        (written) => !Number.isNaN(dayOfDate(start + written)),
        `${what} must be a date like ${start ? '08-15' : '2027-03-22'}`,
      ),
    );
/** The days on which the office is closed. */
export const holidays = z.strictObject({
  yearly: z.readonly(z.array(date('A yearly holiday', '2028-'))),
  dated: z.readonly(z.array(date('A holiday'))),
  knownUntil: z.optional(date('The last day for which the holidays are known')),
});

/** A text that may be missing or empty, such as a registration number that the firm does not have yet. */
export const optionalText = (pattern: RegExp, fault: string) =>
  z.optional(z.union([z.literal(''), text(fault).check(z.regex(pattern, fault))], fault));
