/** The Zod schema of each form, made from its definition. Loaded by validation.ts, since it contains Zod. */
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { cleanEmail, emailMessage } from '../lib/email.ts';
import { formatMessage } from '../lib/format-message.ts';
import { parseNumber } from '../lib/parse-number.ts';
import type { NumberUnit } from '../lib/parse-number.ts';
import { callingCodes } from '../lib/countries.ts';
import { countryOfNumber, parsePhoneNumber } from '../lib/phone-number.ts';
import { groupDigits } from '../lib/group-digits.ts';
import { codePointLength, hasVisibleText, manyLines, oneLine } from '../lib/text.ts';
import * as m from '#words/forms.json';
import { possibleNumbersOf } from './phone-question.ts';
import { allOptions, controlsOf, fieldLimits, isAskedFor, presetCountry } from './form-definition.ts';
import type { FieldDefinition, FormDefinition, Values, ValuesOf } from './form-definition.ts';

/** Names the error and how to fix it; undefined for a valid value. */
type ErrorMessage = string | undefined;

function tooLong(text: string, limit: number, what: string): ErrorMessage {
  const length = codePointLength(text);
  return length <= limit
    ? undefined
    : formatMessage(m.shorten, { what, limit: groupDigits(limit), length: groupDigits(length) });
}

function emailError(address: string): ErrorMessage {
  return emailMessage(address) ?? undefined;
}

/** Whether a country is still to be chosen: none is preset, and the number names none. */
const lacksCountry = (form: FormDefinition, number: string, country: string) =>
  presetCountry(form) === undefined && !callingCodes.has(country) && !countryOfNumber(number);

function phoneError(form: FormDefinition, name: string, values: Readonly<Values>): ErrorMessage {
  const { [name]: number = '', country = '' } = values;
  if (!hasVisibleText(number)) return m.enterPhone;
  if (lacksCountry(form, number, country)) return undefined; // the field for the country shows the error
  const read = parsePhoneNumber(number, country);
  if ('message' in read) return read.message;
  return form.residence && possibleNumbersOf(form, name, values).length > 0 ? m.chooseCountry : undefined;
}

/** Returns the error of a phone number or of its country. */
const phoneControlError = (
  form: FormDefinition,
  name: string,
  control: string,
  values: Readonly<Values>,
): ErrorMessage => {
  if (control === name) return phoneError(form, name, values);
  const isMissing = control === 'country' && lacksCountry(form, values[name] ?? '', values.country ?? '');
  return isMissing ? m.chooseCountry : undefined;
};

/** Answers in words, like 'USD 40,000' or 'about 5 crore', are valid: the firm reads them. */
function numberError(answer: string, unit: NumberUnit): ErrorMessage {
  const read = parseNumber(answer, unit);
  if ('problem' in read) return read.problem === 'unclear' ? read.message : undefined;
  if (read.value < 0) return m.noMinus;
  return unit === 'percent' && read.value > 100_00 ? m.atMost100Percent : undefined;
}

/** Returns the error of one control of a field. Messages name the field and what to do. */
function controlError(
  form: FormDefinition,
  field: FieldDefinition,
  name: string,
  control: string,
  values: Readonly<Values>,
): ErrorMessage {
  const value = values[control] ?? '';
  const { label } = field;
  const what = label.toLowerCase();
  switch (field.kind) {
    case 'name':
      return hasVisibleText(value) ? tooLong(value, fieldLimits.name, m.shortenName) : m.enterName;
    case 'email':
      return emailError(value);
    case 'phone':
      return phoneControlError(form, name, control, values);
    case 'text':
      if (!isAskedFor(field, values)) return undefined;
      if (!hasVisibleText(value)) return field.missing;
      return (
        (field.number && numberError(value, field.number)) ??
        tooLong(value, fieldLimits.text, formatMessage(m.shortenAnswer, { label }))
      );
    case 'choice':
      return allOptions(field.choice).some((option) => option.value === value)
        ? undefined
        : field.choice.missing;
    case 'message':
      return hasVisibleText(value)
        ? tooLong(value, fieldLimits.message, what)
        : formatMessage(m.enterMessage, { field: what });
    case 'own':
      return field.error(control, values);
    case 'reply':
      if (values[name] === 'phone') return phoneControlError(form, 'number', control, values);
      return control === 'email' ? emailError(value) : undefined;
  }
}

/** Returns the function that removes invisible characters from a value; numbers stay as they were typed. */
function cleanerFor(field: FieldDefinition, control: string): (text: string) => string {
  if (field.kind === 'message') return (text) => manyLines(text).trim();
  return field.kind === 'email' || control === 'email' ? cleanEmail : oneLine;
}

/** Returns each control of a form with its field. */
const fieldsByControl = (form: FormDefinition) =>
  Object.entries(form.fields).flatMap(([name, field]) =>
    controlsOf({ ...form, fields: { [name]: field } }).map((control) => ({ name, field, control })),
  );

/**
 * Returns the schema of a form: a text for each of its controls, cleaned. Rules check the complete form, since some
 * depend on another answer; the path of each error is its control.
 */
export function schemaOf<Form extends FormDefinition>(form: Form) {
  const controls = fieldsByControl(form);
  const shape = Object.fromEntries(
    controls.map(({ field, control }) => [
      control,
      z._default(z.string().check(z.overwrite(cleanerFor(field, control))), ''),
    ]),
  );
  const rules = controls.map(({ field, name, control }) =>
    z.refine<Values>((values) => controlError(form, field, name, control, values) === undefined, {
      path: [control],
      error: ({ input }) => controlError(form, field, name, control, input as Values),
    }),
  );
  return z.object(shape).check(...rules) as unknown as z.ZodMiniType<ValuesOf<Form>, Partial<ValuesOf<Form>>>;
}

/** Returns the resolver of a form for React Hook Form. */
export const createResolver = (form: FormDefinition) =>
  zodResolver(schemaOf(form)) as unknown as Resolver<Values>;
