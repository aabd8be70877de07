import * as z from 'zod/mini';
import { findClosestSchemaType, schemaTypes } from './schema-types.ts';
import { portraits } from './portraits.ts';
import {
  address,
  holidays,
  createHoursField,
  createHttpsUrlField,
  createOptionalTextField,
  createPhoneField,
  createTextField,
  createZoneField,
} from './firm-fields.ts';
import { isAheadAllYear } from './zoned-time.ts';
import { languageNames } from './languages.ts';
import type { Language } from './languages.ts';

const filmLanguages = z.optional(
  z
    .custom<readonly (keyof typeof languageNames)[]>()
    .check(
      z.refine(
        (languages) =>
          Array.isArray(languages) &&
          languages.length > 0 &&
          languages.every((language) => language in languageNames),
        `The languages of the film must be in a list, and in src/site/languages.ts: ${Object.keys(languageNames).join(', ')}`,
      ),
    ),
);

/** A response time in days or working days. */
const responseTime = z.strictObject({
  count: z
    .number()
    .check(z.int('A response time must be whole days'), z.positive('A response time must be positive')),
  unit: z.enum(['days', 'workingDays'], 'The unit of a response time must be days or workingDays'),
});

/** The name of the firm in the script of each language except English. */
const localNames = { hi: createTextField('The name in Hindi') } satisfies Record<Language, unknown>;

const firmFields = z.strictObject({
  name: createTextField('The name'),
  localNames: z.optional(z.partial(z.strictObject(localNames))),
  kind: z.string().check(
    z.refine((kind) => schemaTypes.has(kind), {
      error: ({ input }) =>
        `The kind must be a type of schema.org for a firm, like ${findClosestSchemaType(String(input)) ?? 'FinancialService or Dentist'}: https://schema.org/LocalBusiness#subtypes lists them, and src/site/schema-types.ts those that are taken`,
    }),
  ),
  tagline: createTextField('The tagline'),
  purpose: createTextField('The purpose'),
  newsletter: createTextField('The title of the newsletter'),
  siteUrl: createHttpsUrlField('The site URL').check(
    z.refine((url) => new URL(url).origin === url, 'The site URL must have no path and no slash at the end'),
  ),
  phone: createPhoneField('The phone number'),
  chatNumber: createPhoneField('The chat number'),
  email: z.email('The email address must have the form desk@firm.example'),
  address,
  clock: z.strictObject({
    zone: createZoneField('The time zone'),
    place: createTextField('The place of the clock'),
  }),
  abroad: z.optional(
    z.readonly(
      z.array(
        z.strictObject({
          zone: createZoneField('The time zone of a place abroad'),
          place: createTextField('The place abroad'),
          minutesAhead: z.number(),
        }),
      ),
    ),
  ),
  social: z.record(createTextField('The network'), createHttpsUrlField('The page of a social network')),
  hours: createHoursField('The opening hours'),
  consultationHours: createHoursField('The hours of the consultation desk'),
  /** How soon the firm answers an enquiry. If it is omitted, pages show no reply time. */
  replyTime: z.optional(responseTime),
  founder: z.strictObject({
    name: createTextField('The name of the founder'),
    role: createTextField('The role of the founder'),
    /** The name of a portrait in portraits.ts. */
    portrait: z.optional(
      z.custom<keyof typeof portraits>(
        (name) => Object.hasOwn(portraits, String(name)),
        'The portrait must be a name in src/site/portraits.ts',
      ),
    ),
  }),
  registrations: z.optional(
    z.strictObject({
      arn: createOptionalTextField(/^ARN-\d+$/, 'The ARN must have the form ARN-123456'),
      sebi: createOptionalTextField(
        /^IN[A-Z]\d{9}$/,
        'The SEBI registration must have the form INZ000012345 (broker) or INA000012345 (adviser)',
      ),
      irdai: createOptionalTextField(/\d/, 'The IRDAI registration must have a number'),
      reraAgent: createOptionalTextField(/\d/, 'The RERA registration must have a number'),
      cin: createOptionalTextField(
        /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$|^[A-Z]{3}-\d{4}$/,
        'The CIN must have 21 characters, or be an LLPIN such as AAA-0000',
      ),
      gstin: createOptionalTextField(
        /^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/,
        'The GSTIN must have 15 characters',
      ),
    }),
  ),
  role: z.optional(z.enum(['', 'distributor', 'adviser'], 'The role must be distributor or adviser')),
  grievances: z.optional(
    z.strictObject({
      name: z.string(),
      email: createOptionalTextField(
        /^[^@\s]+@[^@\s]+\.\w+$/,
        'The mail of the grievance officer must have the form desk@firm.example',
      ),
      acknowledged: z.optional(responseTime),
      answered: z.optional(responseTime),
    }),
  ),
  holidays: z.optional(holidays),
  developer: createTextField('The developer credit'),
  video: z.optional(
    z.union(
      [
        z.strictObject({ file: createTextField('The film'), languages: filmLanguages }),
        z.strictObject({
          youtube: z.string().check(z.regex(/^[\w-]{11}$/, 'The YouTube id must be eleven characters')),
          languages: filmLanguages,
        }),
      ],
      'The film must be { file: name } or { youtube: id }',
    ),
  ),
});

/**
 * The schema with the checks that compare several fields. An investment adviser with a SEBI registration cannot have the
 * role `distributor`, because advisers must not accept commission (SEBI Regulations of 2013). `minutesAhead` of a place
 * abroad must be right all year, because pages use it to calculate the hours there.
 */
const firmSchema = firmFields.check(({ value: { role, registrations, clock, abroad = [] }, issues }) => {
  if (role === 'distributor' && registrations?.sebi?.startsWith('INA'))
    issues.push({
      code: 'custom',
      input: role,
      path: ['role'],
      message: 'The number INA… belongs to an investment adviser: the role must be adviser',
    });
  for (const { zone, place, minutesAhead } of abroad)
    if (!isAheadAllYear(zone, clock.zone, minutesAhead))
      issues.push({
        code: 'custom',
        input: minutesAhead,
        path: ['abroad'],
        message: `${place} is not ${minutesAhead} minutes ahead of ${clock.zone} all year`,
      });
});

export type Firm = z.infer<typeof firmSchema>;
export type ResponseTime = z.infer<typeof responseTime>;
export type Holidays = z.infer<typeof holidays>;
export type LegalDetails = Pick<Firm, 'registrations' | 'role' | 'grievances'>;

/**
 * Returns the message of an issue. Replaces zod's default messages, which begin with “Invalid input” and do not tell how
 * to fix the error.
 */
const formatError = ({ input, message }: z.core.$ZodIssue) =>
  input === undefined ? 'is missing' : message.replace(/^Invalid input\b.*/, 'is of the wrong type');

/**
 * Returns the details of the firm if they are valid.
 * @throws Error that names each invalid field and its error
 */
export function checkFirm(value: unknown): Firm {
  const result = firmSchema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const errors = result.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => `  ${[...issue.path, key].join('.')}: no such field`)
      : `  ${issue.path.join('.') || 'firm'}: ${formatError(issue)}`,
  );
  throw new Error(`src/site/firm.ts is not valid:\n${errors.join('\n')}`);
}
