import { language as pageLanguage } from '../site/language.ts';
import { isClockPlausible } from '../lib/device-clock.ts';
import { cleanEmail, emailLimits } from '../lib/email.ts';
import { formatOfficeTime } from '../lib/office-time.ts';
import { parsePhoneNumber } from '../lib/phone-number.ts';
import { cutByCodePoints, hasVisibleText, cleanMultilineText, toOneLine } from '../lib/text.ts';
import { firm } from '../site/firm.ts';
import { officeLocale } from '../site/office.ts';
import { isApplicable } from './form-controls.ts';
import { listOptions, fieldLimits } from './form-definition.ts';
import type { ValuesOf } from './form-controls.ts';
import type { Choice, FieldDefinition, LeadForm, Values } from './form-definition.ts';

interface LeadOptions {
  now?: Date;
  reference?: string;
  /** Lines that a calculator or a document list has attached (lib/prefill.ts). */
  attachedLines?: readonly string[];
}

/** The digits of Crockford's base32: without U, and without I, L and O, which people confuse with 1 and 0. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

type RandomSource = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;

/** Returns six random base32 characters, by which the visitor and the firm can identify an enquiry. */
export function createReference(fill: RandomSource = (bytes) => crypto.getRandomValues(bytes)): string {
  return Array.from(fill(new Uint8Array(6)), (byte) => ALPHABET.charAt(byte & 31)).join('');
}

const clock = { zone: firm.clock.zone, language: officeLocale };
/** The text after the time of a lead if the clock of the device is implausible. */
const WRONG_CLOCK = ' (by the device of the visitor, whose date looks wrong)';

type Line = readonly [label: string, value: string];

/**
 * Cleans a text and cuts it to the limit. Cleans it again after the cut, because a joiner can remain without the letter
 * or emoji that followed it.
 */
const shorten = (value: string, limit: number) => toOneLine(cutByCodePoints(toOneLine(value), limit));

/**
 * Removes all characters except printable ASCII, because a valid email address contains no others, and cuts the address
 * to the limit.
 */
const toEmailAddress = (value: string) =>
  cleanEmail(value)
    .replace(/[^!-~]/g, '')
    .slice(0, emailLimits.total);

function formatPhoneNumber(value: string, country: string): string {
  const result = parsePhoneNumber(value, country);
  return 'formatted' in result ? result.formatted : shorten(value, fieldLimits.text);
}

/** Returns the lead's text for the selected option. Returns '' if the value is not an option. */
function findOptionInLead(choice: Choice, value: string): string {
  const option = listOptions(choice).find((candidate) => candidate.value === value);
  if (!option) return '';
  return option.inLead ?? option.value;
}

/**
 * Returns the lead's lines for one field. Omits a message, because `formatLead` adds it at the end.
 */
function createFieldLines(field: FieldDefinition, name: string, values: Readonly<Values>): Line[] {
  const value = values[name] ?? '';
  const { inLead: label } = field;
  switch (field.kind) {
    case 'text':
      return [[label, shorten(value, fieldLimits.text)]];
    case 'name':
      return [[label, shorten(value, fieldLimits.name)]];
    case 'email':
      return [[label, toEmailAddress(value)]];
    case 'phone':
      return [[label, formatPhoneNumber(value, values.country ?? '')]];
    case 'choice':
      return [[label, findOptionInLead(field.choice, value)]];
    case 'reply':
      if (value !== 'phone') return [['Email', toEmailAddress(values.email ?? '')]];
      return [
        ['Phone', formatPhoneNumber(values.number ?? '', values.country ?? '')],
        ['Best time to call', shorten(values.time ?? '', fieldLimits.text)],
      ];
    case 'custom':
      return field.lines(values).map(([lineLabel, text]) => [lineLabel, shorten(text, fieldLimits.text)]);
    case 'message':
      return [];
  }
}

/**
 * Puts '> ' before each line of a message, so that WhatsApp displays the message as a quotation, and no line of the
 * message looks like an answer.
 */
function quote(value: string): string[] {
  const message = cleanMultilineText(
    cutByCodePoints(cleanMultilineText(value).trim(), fieldLimits.message),
  ).trimEnd();
  return orNotGiven(message)
    .split('\n')
    .map((line) => `> ${line}`);
}

const orNotGiven = (value: string) => (hasVisibleText(value) ? value : 'Not given');

/**
 * A line that names the language of the page, for the firm's reply. The list is empty on English pages.
 */
export const languageLines: readonly string[] =
  pageLanguage === 'en'
    ? []
    : [`Language: ${new Intl.DisplayNames('en', { type: 'language' }).of(pageLanguage)}`];

/**
 * Returns the text of a lead. Accepts invalid values, and cuts them to the limits of the fields: if the schema is not
 * loaded, only the browser has validated the values.
 */
export function formatLead<Form extends LeadForm>(
  form: Form,
  values: ValuesOf<Form>,
  { now = new Date(), reference = createReference(), attachedLines = [] }: LeadOptions = {},
): string {
  const formValues: Readonly<Values> = values;
  const fields = Object.entries(form.fields);
  const messageField = fields.find(([, { kind }]) => kind === 'message')?.[0];
  const time = formatOfficeTime(now, clock);
  const { header, timeLabel, closing } = form.lead;
  return [
    header,
    ...fields
      .filter(([name]) => isApplicable(form, name, formValues))
      .flatMap(([name, field]) => createFieldLines(field, name, formValues))
      .map(([label, value]) => `${label}: ${orNotGiven(value)}`),
    ...attachedLines.map((line) => `- ${toOneLine(line)}`),
    ...languageLines,
    `${timeLabel}: ${time}${isClockPlausible(now.getTime()) ? '' : WRONG_CLOCK}`,
    `Reference: ${reference}`,
    ...(messageField ? ['Message:', ...quote(formValues[messageField] ?? '')] : []),
    closing,
  ].join('\n');
}
