import { cleanEmail, emailLimits } from '../lib/email.ts';
import { officeTime } from '../lib/office-time.ts';
import { readNumber } from '../lib/phone-number.ts';
import { cutByCodePoints, hasVisibleText, manyLines, oneLine } from '../lib/text.ts';
import { firm } from '../site/firm.ts';
import { language } from '../site/office.ts';
import { allOptions, fieldLimits } from './form-definition.ts';
import type { FieldDefinition, LeadForm, ValuesOf } from './form-definition.ts';
import { createReference } from './reference.ts';

export interface LeadStamp {
  now?: Date;
  reference?: string;
  /** Figures and papers that go along (lib/carried.ts). */
  carried?: readonly string[];
}

const clock = { zone: firm.clock.zone, language };

type Line = readonly [label: string, value: string];

// Cleaned again after the cut, which can leave a joiner without the letter or emoji it joins.
const short = (typed: string, limit: number) => oneLine(cutByCodePoints(oneLine(typed), limit));

/** A valid address is printable ASCII; the schema refuses any other. */
const address = (typed: string) =>
  cleanEmail(typed)
    .replace(/[^!-~]/g, '')
    .slice(0, emailLimits.total);

function number(typed: string, country: string): string {
  const read = readNumber(typed, country);
  return 'shown' in read ? read.shown : short(typed, fieldLimits.text);
}

/** The lead's lines for one field; none for a message, which comes last. */
function linesOf(field: FieldDefinition, name: string, values: Readonly<Record<string, string>>): Line[] {
  const typed = values[name] ?? '';
  const label = field.inLead ?? field.label;
  switch (field.kind) {
    case 'name':
    case 'text':
      return [[label, short(typed, fieldLimits[field.kind])]];
    case 'email':
      return [[label, address(typed)]];
    case 'phone':
      return [[label, number(typed, values.country ?? '')]];
    case 'choice':
      return [[label, allOptions(field.choice).find(({ value }) => value === typed)?.label ?? '']];
    case 'reply':
      if (typed !== 'phone') return [['Email', address(values.email ?? '')]];
      return [
        ['Phone', number(values.number ?? '', values.country ?? '')],
        ['Best time to call', short(values.time ?? '', fieldLimits.text)],
      ];
    case 'message':
      return [];
  }
}

/** Each line behind '> ', the chat's own quotation mark, so that none can pass for a line of ours. */
function quote(typed: string): string[] {
  const message = manyLines(cutByCodePoints(manyLines(typed).trim(), fieldLimits.message)).trimEnd();
  return orNotGiven(message)
    .split('\n')
    .map((line) => `> ${line}`);
}

const orNotGiven = (value: string) => (hasVisibleText(value) ? value : 'Not given');

/**
 * The text of a lead: header, a line per answer, the time at the office, the reference, the quoted message where the
 * form has one, and the closing prompt. Lines are parted by LF. Takes any text without throwing; the limits of
 * the fields are those of the schema, which says so in words.
 */
export function leadText<Form extends LeadForm>(
  form: Form,
  values: ValuesOf<Form>,
  { now = new Date(), reference = createReference(), carried = [] }: LeadStamp = {},
): string {
  const typed: Readonly<Record<string, string>> = values;
  const fields = Object.entries(form.fields);
  const message = fields.find(([, { kind }]) => kind === 'message')?.[0];
  const { header, timeLabel, closing } = form.lead;
  return [
    header,
    ...fields
      .flatMap(([name, field]) => linesOf(field, name, typed))
      .map(([label, value]) => `${label}: ${orNotGiven(value)}`),
    ...carried.map((line) => `- ${oneLine(line)}`),
    `${timeLabel}: ${officeTime(now, clock)}`,
    `Reference: ${reference}`,
    ...(message ? ['Message:', ...quote(typed[message] ?? '')] : []),
    closing,
  ].join('\n');
}
