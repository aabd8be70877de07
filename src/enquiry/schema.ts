/*
 * Creates the Zod schema of a form from its definition. load-validation.ts imports this file dynamically, because Zod
 * is large.
 */
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { toAsciiDigits } from '../lib/ascii-digits.ts';
import { cleanEmail, describeEmailError } from '../lib/email.ts';
import { formatMessage } from '../lib/format-message.ts';
import { parseNumber } from '../lib/parse-number.ts';
import type { NumberUnit } from '../lib/parse-number.ts';
import { callingCodes } from '../lib/countries.ts';
import { parsePhoneNumber } from '../lib/phone-number.ts';
import { splitTypedPhone } from '../lib/typed-phone.ts';
import { groupDigits } from '../lib/group-digits.ts';
import { countCodePoints, hasVisibleText, cleanMultilineText, toOneLine } from '../lib/text.ts';
import * as words from '#words/forms.json';
import { findPossibleNumbersInForm } from './phone-question.ts';
import { isApplicable, getPresetCountry } from './form-controls.ts';
import { listOptions, fieldLimits } from './form-definition.ts';
import type { ValuesOf } from './form-controls.ts';
import type { FieldDefinition, FormDefinition, TextFieldDefinition, Values } from './form-definition.ts';

/** A message that says what is invalid and how to fix it. It is null or undefined if the value is valid. */
type ErrorMessage = string | null | undefined;
/**
 * Returns the error of a cleaned text. `values` contains all answers of the form, because some rules depend on other
 * answers.
 */
type Rule = (text: string, values: Readonly<Values>) => ErrorMessage;

const requireText =
  (message: string): Rule =>
  (text) =>
    hasVisibleText(text) ? undefined : message;

/** Rejects a text with more than `limit` code points. The message calls the text `what`, such as 'name'. */
const limitLength =
  (limit: number, what: string): Rule =>
  (text) => {
    const length = countCodePoints(text);
    const counts = { limit: groupDigits(limit), length: groupDigits(length) };
    return length > limit ? formatMessage(words.shorten, { what, ...counts }) : undefined;
  };

/**
 * Rejects ambiguous and negative numbers, and percentages above 100. Accepts answers with other words, such as 'about 5
 * crore', because people read the answers.
 */
const requireValidNumber =
  (unit: NumberUnit): Rule =>
  (answer) => {
    const parsed = parseNumber(answer, unit);
    if ('problem' in parsed) return parsed.problem === 'unclear' ? parsed.message : undefined;
    if (parsed.value < 0) return words.noMinus;
    return unit === 'percent' && parsed.value > 100_00 ? words.atMost100Percent : undefined;
  };

/** Matches -1 and 0, which Indian credit bureaus report if a person has no credit history. */
const noCreditHistory = /(^|\D)(?:[-–−]1|0)(?!\d)/g;

/**
 * Rejects numbers outside 300 to 900. Accepts answers without a number, such as 'I don't know'. Next to a score, also
 * accepts years and numbers of up to two digits, such as in '752 (12 March 2025)'.
 */
const requireCreditScore: Rule = (answer) => {
  const numbers = toAsciiDigits(answer).replace(noCreditHistory, '$1').match(/\d+/g)?.map(Number) ?? [];
  const isScore = (number: number) => number >= 300 && number <= 900;
  const hasScore = numbers.some(isScore);
  const isPartOfDate = (number: number) => number < 100 || (number >= 2000 && number < 2100);
  const areValid = numbers.every((number) => isScore(number) || (hasScore && isPartOfDate(number)));
  return areValid ? undefined : words.creditScore;
};

const numberRule = (number: NonNullable<TextFieldDefinition['number']>) =>
  number === 'creditScore' ? requireCreditScore : requireValidNumber(number);

/**
 * Returns both parts of the validation of a control:
 * - `cleaned` is a Zod schema that cleans the text
 * - `error` applies the rules to the cleaned text, and returns the first error
 */
const createTextSchema = (clean: (text: string) => string, ...rules: Rule[]) => ({
  cleaned: z.prefault(z.string().check(z.overwrite(clean)), ''),
  error: (...args: Parameters<Rule>) => rules.map((rule) => rule(...args)).find(Boolean),
});
type ControlSchemas = Record<string, ReturnType<typeof createTextSchema>>;

const createLineSchema = (...rules: Rule[]) => createTextSchema(toOneLine, ...rules);
const emailAddress = createTextSchema(cleanEmail, describeEmailError);

function createPhoneSchemas(form: FormDefinition, name: string): ControlSchemas {
  /**
   * Returns whether the country of a number is unknown: no country is preselected or selected, and the number has no
   * calling code.
   */
  const lacksCountry = ({ [name]: number = '', country = '' }: Readonly<Values>) =>
    getPresetCountry(form) === undefined && !callingCodes.has(country) && !splitTypedPhone(number);
  const requireValidPhone: Rule = (number, values) => {
    if (lacksCountry(values)) return undefined; // the select for the country has its own error message
    const result = parsePhoneNumber(number, values.country ?? '');
    if ('message' in result) return result.message;
    const isAmbiguous = form.residence && findPossibleNumbersInForm(form, name, values).length > 0;
    return isAmbiguous ? words.chooseCountry : undefined;
  };
  return {
    [name]: createLineSchema(requireText(words.enterPhone), requireValidPhone),
    country: createLineSchema((_, values) => (lacksCountry(values) ? words.chooseCountry : undefined)),
  };
}

type SchemasByKind = {
  readonly [Kind in FieldDefinition['kind']]: (
    name: string,
    field: Extract<FieldDefinition, { kind: Kind }>,
    form: FormDefinition,
  ) => ControlSchemas;
};

/** For each kind of field, a function that returns the schemas of its controls. */
const schemas: SchemasByKind = {
  name: (name) => ({
    [name]: createLineSchema(requireText(words.enterName), limitLength(fieldLimits.name, words.shortenName)),
  }),
  email: (name) => ({ [name]: emailAddress }),
  phone: (name, _, form) => createPhoneSchemas(form, name),
  text: (name, { label, missing, number }) => ({
    [name]: createLineSchema(
      ...(missing ? [requireText(missing)] : []),
      ...(number ? [numberRule(number)] : []),
      limitLength(fieldLimits.text, formatMessage(words.shortenAnswer, { label })),
    ),
  }),
  choice: (name, { choice }) => {
    const isOption = (text: string) => listOptions(choice).some(({ value }) => value === text);
    return { [name]: createLineSchema((text) => (isOption(text) ? undefined : choice.missing)) };
  },
  message: (name, { label }) => {
    const what = label.toLowerCase();
    const missing = formatMessage(words.enterMessage, { field: what });
    const clean = (message: string) => cleanMultilineText(message).trim();
    return { [name]: createTextSchema(clean, requireText(missing), limitLength(fieldLimits.message, what)) };
  },
  custom: (name, field) =>
    Object.fromEntries(
      [name, ...field.companions].map((control) => [
        control,
        createLineSchema((_, values) => field.error(control, values)),
      ]),
    ),
  reply: (name, _, form) => ({
    [name]: createLineSchema(),
    email: emailAddress,
    ...createPhoneSchemas(form, 'number'),
    time: createLineSchema(),
  }),
};

/**
 * Returns the schema of a form. The schema cleans the text of each control. Then it applies all rules in one check of
 * the complete form, because some rules depend on other answers. The path of an error is the name of its control.
 */
export function createSchema<Form extends FormDefinition>(form: Form) {
  const controls = Object.entries(form.fields).flatMap(([name, field]) => {
    const schemaOfKind = schemas[field.kind] as SchemasByKind[typeof field.kind];
    return Object.entries(schemaOfKind(name, field as never, form));
  });
  const check = z.check<Values>(({ value, issues }) => {
    for (const [control, { error }] of controls) {
      const message = isApplicable(form, control, value) && error(value[control] ?? '', value);
      if (message) issues.push({ code: 'custom', path: [control], message, input: value });
    }
  });
  const shape = Object.fromEntries(controls.map(([control, { cleaned }]) => [control, cleaned]));
  return z.object(shape).check(check) as unknown as z.ZodMiniType<ValuesOf<Form>, Partial<ValuesOf<Form>>>;
}

export const createResolver = (form: FormDefinition) =>
  zodResolver(createSchema(form)) as unknown as Resolver<Values>;
