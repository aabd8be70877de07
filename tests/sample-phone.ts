import { getExampleNumber } from 'libphonenumber-js';
import type { CountryCode } from 'libphonenumber-js';
import examples from 'libphonenumber-js/examples.mobile.json';
import { firm } from '../src/site/firm.ts';

const example = getExampleNumber(firm.address.country as CountryCode, examples);
if (!example) throw new Error(`No example phone number for ${firm.address.country}`);

/** The digits of a mobile number in the firm's country, without its calling code. */
export const typedNumber: string = example.nationalNumber;

/** The same number in the format of a lead. */
export const numberInLead: string = example.formatInternational();
