import * as z from 'zod/mini';
import { emailMessage } from '../lib/email.ts';
import { grouped } from '../lib/grouped.ts';
import { isIndianNumber, normaliseIndianNumber } from '../lib/indian-number.ts';
import { codePointLength, hasVisibleText, manyLines, oneLine } from '../lib/text.ts';
import { fieldLimits } from './forms.ts';
import {
  appointmentChoice,
  complianceChoice,
  contactChoice,
  discountingChoice,
  fundingChoice,
  loanChoice,
} from './options.ts';

/** At most `limit` code points; the message counts what was given. */
const atMost = (limit: number, what: string) =>
  z.refine<string>((text) => codePointLength(text) <= limit, {
    error: ({ input }) => {
      const given = grouped(codePointLength(String(input)));
      return `Shorten your ${what} to ${grouped(limit)} characters or fewer. It has ${given}.`;
    },
  });

const visible = (missing: string) => z.refine<string>(hasVisibleText, { error: missing });

const nameField = z
  .string('Enter your name.')
  .check(z.overwrite(oneLine), visible('Enter your name.'), atMost(fieldLimits.name, 'name'));

const emailField = z.string(emailMessage('') ?? undefined).check(
  z.overwrite(oneLine),
  z.refine((address) => emailMessage(address) === null, {
    error: ({ input }) => emailMessage(String(input)) ?? undefined,
  }),
);

/** The specification's words, to the letter. */
const invalidNumber = 'Please enter a valid 10-digit number.';

const numberField = z
  .string(invalidNumber)
  .check(z.overwrite(normaliseIndianNumber), z.refine(isIndianNumber, { error: invalidNumber }));

// Optional: the specification names no rule for this form, and life, health and vehicle insurance,
// three of its four subjects, are asked for by people who have no company to name.
const companyField = z._default(
  z.string().check(z.overwrite(oneLine), atMost(fieldLimits.company, 'company name')),
  '',
);

const longText = (what: string) =>
  z.string(`Write your ${what}.`).check(
    z.overwrite((text) => manyLines(text).trim()),
    visible(`Write your ${what}.`),
    atMost(fieldLimits.message, what),
  );

// From any text to one of the values: a form starts with the empty prompt, which is text.
function choiceField<const Value extends string>(choice: {
  readonly missing: string;
  readonly options: readonly { readonly value: Value }[];
}) {
  const values = choice.options.map((option) => option.value);
  return z.pipe(z.string(choice.missing), z.enum(values, choice.missing));
}

const person = { name: nameField, email: emailField };

/** What each form holds and accepts. Every message names the field and what to do. */
export const schemas = {
  loan: z.object({ ...person, service: choiceField(loanChoice) }),
  discounting: z.object({ ...person, discountingType: choiceField(discountingChoice) }),
  funding: z.object({ ...person, fundingType: choiceField(fundingChoice) }),
  compliance: z.object({ ...person, compliance: choiceField(complianceChoice) }),
  newsletter: z.object({ email: emailField }),
  contact: z.object({
    ...person,
    number: numberField,
    subject: choiceField(contactChoice),
    message: longText('message'),
  }),
  appointment: z.object({
    ...person,
    number: numberField,
    company: companyField,
    subject: choiceField(appointmentChoice),
    message: longText('message'),
  }),
  comment: z.object({ ...person, comment: longText('comment') }),
};

export type Schemas = typeof schemas;
/** What a form holds while it is filled in. */
export type FormInput<Form extends keyof Schemas> = z.input<Schemas[Form]>;
/** What a valid form gives: cleaned, with the number normalised. */
export type FormValues<Form extends keyof Schemas> = z.output<Schemas[Form]>;
