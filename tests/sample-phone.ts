import { getExampleNumber } from 'libphonenumber-js';
import type { CountryCode } from 'libphonenumber-js';
import examples from 'libphonenumber-js/examples.mobile.json';
import { firm } from '../src/site/firm.ts';

const example = getExampleNumber(firm.address.country as CountryCode, examples);
if (!example) throw new Error(`No sample of a telephone number in ${firm.address.country}`);

/** A mobile number of the firm's country, as a visitor there types it. */
export const typedNumber: string = example.nationalNumber;

/** The same as a lead has it. */
export const numberInLead: string = example.formatInternational();
