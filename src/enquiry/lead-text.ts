import { language as pageLanguage } from '../site/language.ts';
import { isClockPlausible } from '../lib/device-clock.ts';
import { cleanEmail, emailLimits } from '../lib/email.ts';
import { formatOfficeTime } from '../lib/office-time.ts';
import { parsePhoneNumber } from '../lib/phone-number.ts';
import { cutByCodePoints, hasVisibleText, manyLines, oneLine } from '../lib/text.ts';
import { firm } from '../site/firm.ts';
import { language } from '../site/office.ts';
import { allOptions, fieldLimits, isApplicable } from './form-definition.ts';
import type { Choice, FieldDefinition, LeadForm, Values, ValuesOf } from './form-definition.ts';

interface LeadOptions {
  now?: Date;
  reference?: string;
  /** Lines that another page has attached (lib/prefill.ts). */
  attachedLines?: readonly string[];
}

// Crockford's base32. It omits I, L, O and U, which are easily confused when a reference is read out on the
// phone.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

type RandomSource = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;

/** Returns six random base32 characters that identify an enquiry to the visitor and the firm. */
export function createReference(fill: RandomSource = (bytes) => crypto.getRandomValues(bytes)): string {
  return Array.from(fill(new Uint8Array(6)), (byte) => ALPHABET.charAt(byte & 31)).join('');
}

const clock = { zone: firm.clock.zone, language };
/** Appended to the time if the clock of the device cannot be right. */
const WRONG_CLOCK = ' (by the device of the visitor, whose date looks wrong)';

type Line = readonly [label: string, value: string];

// Cleans the text again after the cut: the cut can leave a joiner without the letter or emoji that it joins.
const shortened = (value: string, limit: number) => oneLine(cutByCodePoints(oneLine(value), limit));

/** Removes everything but printable ASCII, which a valid email address consists of. */
const emailAddress = (value: string) =>
  cleanEmail(value)
    .replace(/[^!-~]/g, '')
    .slice(0, emailLimits.total);

function phoneNumber(value: string, country: string): string {
  const parsed = parsePhoneNumber(value, country);
  return 'formatted' in parsed ? parsed.formatted : shortened(value, fieldLimits.text);
}

function optionInLead(choice: Choice, value: string): string {
  const option = allOptions(choice).find((candidate) => candidate.value === value);
  return option?.inLead ?? option?.value ?? '';
}

/** Returns the lead's lines for one field. `leadText` adds the message itself, at the end. */
function linesOf(field: FieldDefinition, name: string, values: Readonly<Values>): Line[] {
  const value = values[name] ?? '';
  const { inLead: label } = field;
  switch (field.kind) {
    case 'text':
      return [[label, shortened(value, fieldLimits.text)]];
    case 'name':
      return [[label, shortened(value, fieldLimits.name)]];
    case 'email':
      return [[label, emailAddress(value)]];
    case 'phone':
      return [[label, phoneNumber(value, values.country ?? '')]];
    case 'choice':
      return [[label, optionInLead(field.choice, value)]];
    case 'reply':
      if (value !== 'phone') return [['Email', emailAddress(values.email ?? '')]];
      return [
        ['Phone', phoneNumber(values.number ?? '', values.country ?? '')],
        ['Best time to call', shortened(values.time ?? '', fieldLimits.text)],
      ];
    case 'own':
      return field.lines(values).map(([label, text]) => [label, shortened(text, fieldLimits.text)]);
    case 'message':
      return [];
  }
}

/** Returns the lines of a message with WhatsApp's quotation mark '> ', so that none looks like a line of the lead. */
function quote(value: string): string[] {
  const message = manyLines(cutByCodePoints(manyLines(value).trim(), fieldLimits.message)).trimEnd();
  return orNotGiven(message)
    .split('\n')
    .map((line) => `> ${line}`);
}

const orNotGiven = (value: string) => (hasVisibleText(value) ? value : 'Not given');

/** The line that names the visitor's language; empty if the visitor reads the language of the office. */
export const languageLines: readonly string[] =
  pageLanguage === 'en'
    ? []
    : [`Language: ${new Intl.DisplayNames('en', { type: 'language' }).of(pageLanguage)}`];

/**
 * Returns the text of a lead, with lines separated by LF. It accepts any values without throwing, and cuts them to the
 * limits of the fields: the chat can open before the schema has validated them.
 */
export function leadText<Form extends LeadForm>(
  form: Form,
  values: ValuesOf<Form>,
  { now = new Date(), reference = createReference(), attachedLines = [] }: LeadOptions = {},
): string {
  const texts: Readonly<Values> = values;
  const fields = Object.entries(form.fields);
  const message = fields.find(([, { kind }]) => kind === 'message')?.[0];
  const { header, timeLabel, closing } = form.lead;
  return [
    header,
    ...fields
      .filter(([name]) => isApplicable(form, name, texts))
      .flatMap(([name, field]) => linesOf(field, name, texts))
      .map(([label, value]) => `${label}: ${orNotGiven(value)}`),
    ...attachedLines.map((line) => `- ${oneLine(line)}`),
    ...languageLines,
    `${timeLabel}: ${formatOfficeTime(now, clock)}${isClockPlausible(now.getTime()) ? '' : WRONG_CLOCK}`,
    `Reference: ${reference}`,
    ...(message ? ['Message:', ...quote(texts[message] ?? '')] : []),
    closing,
  ].join('\n');
}
