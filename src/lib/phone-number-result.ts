import * as words from '#words/input.json';
import { formatCountryLabel, india } from './countries.ts';
import type { PhoneNumber } from './foreign-number.ts';
import { formatMessage } from './format-message.ts';

/** A parsed number, or a message that says what is invalid and how to fix it. */
export type PhoneNumberResult = PhoneNumber | { message: string };

/** Returns a message that says why the number is invalid in this country. */
export const createInvalidResult = (country: string, reason: string): PhoneNumberResult => ({
  message:
    country === india
      ? formatMessage(words.tenDigits, { reason })
      : formatMessage(words.validNumberFor, { country: formatCountryLabel(country), reason }),
});
