/** What each form accepts, made from its record. Import it through rules.ts: it brings zod along. */
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { cleanEmail, emailMessage } from '../lib/email.ts';
import { groupDigits } from '../lib/group-digits.ts';
import { parseNumber } from '../lib/parse-number.ts';
import type { NumberUnit } from '../lib/parse-number.ts';
import { readNumber } from '../lib/phone-number.ts';
import { codePointLength, hasVisibleText, manyLines, oneLine } from '../lib/text.ts';
import { allOptions, controlsOf, fieldLimits } from './form-definition.ts';
import type { FieldDefinition, FormDefinition, ValuesOf } from './form-definition.ts';

/** What is wrong with a text and how to mend it; undefined where nothing is. */
type Fault = string | undefined;

function tooLong(text: string, limit: number, what: string): Fault {
  const length = codePointLength(text);
  if (length <= limit) return undefined;
  return `Shorten your ${what} to ${groupDigits(limit)} characters or fewer. It has ${groupDigits(length)}.`;
}

function emailFault(address: string): Fault {
  return emailMessage(address) ?? undefined;
}

function phoneFault(number: string, country: string): Fault {
  if (!hasVisibleText(number)) return 'Enter your phone number.';
  const read = readNumber(number, country);
  return 'message' in read ? read.message : undefined;
}

/** An answer in words, like 'USD 40,000' or 'about 5 crore', is taken as it is: the firm reads it. */
function numberFault(answer: string, unit: NumberUnit): Fault {
  const read = parseNumber(answer, unit);
  if ('problem' in read) return read.problem === 'unclear' ? read.message : undefined;
  if (read.value < 0) return 'Leave out the minus sign.';
  return unit === 'percent' && read.value > 100_00 ? 'The most is 100%.' : undefined;
}

/** What is wrong with one control of a field. Messages name the field and what to do. */
function faultOf(
  field: FieldDefinition,
  name: string,
  control: string,
  values: Readonly<Record<string, string>>,
): Fault {
  const given = values[control] ?? '';
  const what = field.label.toLowerCase();
  switch (field.kind) {
    case 'name':
      return hasVisibleText(given) ? tooLong(given, fieldLimits.name, 'name') : 'Enter your name.';
    case 'email':
      return emailFault(given);
    case 'phone':
      return control === name ? phoneFault(given, values.country ?? '') : undefined;
    case 'text':
      if (!hasVisibleText(given)) return field.missing;
      return (
        (field.number && numberFault(given, field.number)) ??
        tooLong(given, fieldLimits.text, `answer to “${field.label}”`)
      );
    case 'choice':
      return allOptions(field.choice).some(({ value }) => value === given) ? undefined : field.choice.missing;
    case 'message':
      return hasVisibleText(given) ? tooLong(given, fieldLimits.message, what) : `Enter your ${what}.`;
    case 'reply':
      if (control === 'email' && values[name] !== 'phone') return emailFault(given);
      if (control === 'number' && values[name] === 'phone') return phoneFault(given, values.country ?? '');
      return undefined;
  }
}

/** What the form takes of a control: free text without invisible characters; a number stays as it was typed. */
function cleanerOf(field: FieldDefinition, control: string): (text: string) => string {
  if (field.kind === 'message') return (text) => manyLines(text).trim();
  return field.kind === 'email' || control === 'email' ? cleanEmail : oneLine;
}

/** The fields by the names of their controls. */
const fieldsByControl = (form: FormDefinition) =>
  Object.entries(form.fields).flatMap(([name, field]) =>
    controlsOf({ ...form, fields: { [name]: field } }).map((control) => ({ name, field, control })),
  );

/**
 * The schema of a form: a text for each of its controls, cleaned. Rules look at the whole form, since some depend
 * on another answer; each fault stands at its control.
 */
export function schemaOf<Form extends FormDefinition>(form: Form) {
  const controls = fieldsByControl(form);
  const shape = Object.fromEntries(
    controls.map(({ field, control }) => [
      control,
      z._default(z.string().check(z.overwrite(cleanerOf(field, control))), ''),
    ]),
  );
  const rules = controls.map(({ field, name, control }) =>
    z.refine<Record<string, string>>((values) => faultOf(field, name, control, values) === undefined, {
      path: [control],
      error: ({ input }) => faultOf(field, name, control, input as Record<string, string>),
    }),
  );
  return z.object(shape).check(...rules) as unknown as z.ZodMiniType<ValuesOf<Form>, Partial<ValuesOf<Form>>>;
}

/** The schema as react-hook-form asks for it. */
export const resolverFrom = (form: FormDefinition) =>
  zodResolver(schemaOf(form)) as unknown as Resolver<Record<string, string>>;
