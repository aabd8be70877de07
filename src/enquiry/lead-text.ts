import { emailLimits } from '../lib/email.ts';
import { indiaTime } from '../lib/india-time.ts';
import { isIndianNumber, normaliseIndianNumber } from '../lib/indian-number.ts';
import { displayPhone } from '../lib/phone.ts';
import { cutByCodePoints, hasVisibleText, manyLines, oneLine } from '../lib/text.ts';
import { fieldLimits, type LeadForm } from './forms.ts';
import { type LeadField, leadSheets } from './lead-sheets.ts';
import type { Option } from './options.ts';
import { createReference } from './reference.ts';
import type { FormValues } from './schemas.ts';

export interface LeadStamp {
  now?: Date;
  reference?: string;
}

const notGiven = 'Not given';

function phone(typed: string): string {
  const digits = normaliseIndianNumber(typed);
  return isIndianNumber(digits) ? displayPhone(`91${digits}`) : digits;
}

function valueOf(field: LeadField, typed: string, options: readonly Option[]): string {
  switch (field) {
    case 'name':
    case 'company':
      return cutByCodePoints(oneLine(typed), fieldLimits[field]);
    case 'email':
      // A valid address is printable ASCII; the rest never passes the schema.
      return typed.replace(/[^!-~]/g, '').slice(0, emailLimits.total);
    case 'number':
      return phone(typed);
    case 'choice':
      return options.find((option) => option.value === typed)?.label ?? '';
  }
}

/** Each line behind '> ', the chat's own quotation mark, so that none can pass for a line of ours. */
function quote(typed: string): string[] {
  const message = cutByCodePoints(manyLines(typed).trim(), fieldLimits.message).trimEnd();
  return (hasVisibleText(message) ? message : notGiven).split('\n').map((line) => `> ${line}`);
}

/**
 * The text of a lead: header, one line per field, the time in India, the reference, the quoted
 * message where the form has one, and the closing prompt. Lines are parted by LF. Takes any text
 * without throwing; the limits of the fields are those of the schemas, which say so in words.
 */
export function leadText<Form extends LeadForm>(
  form: Form,
  values: FormValues<Form>,
  { now = new Date(), reference = createReference() }: LeadStamp = {},
): string {
  const sheet = leadSheets[form];
  const typed: Readonly<Record<string, string>> = values;
  const rows = sheet.rows.map(({ label, key, field, options = [] }) => {
    const value = valueOf(field, typed[key] ?? '', options);
    return `${label}: ${hasVisibleText(value) ? value : notGiven}`;
  });
  return [
    sheet.header,
    ...rows,
    `${sheet.timeLabel}: ${indiaTime(now)}`,
    `Reference: ${reference}`,
    ...(sheet.message ? ['Message:', ...quote(typed.message ?? '')] : []),
    sheet.closing,
  ].join('\n');
}
