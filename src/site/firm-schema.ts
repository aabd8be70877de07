import * as z from 'zod/mini';

const text = (what: string) => z.string().check(z.trim(), z.minLength(1, `${what} is empty`));
/** Country code, then the number. Ten digits alone are an Indian number whose 91 was forgotten. */
const digits = (what: string) =>
  z
    .string()
    .check(
      z.regex(
        /^91\d{10,11}$|^(?!91)[1-9]\d{10,14}$/,
        `${what} must be digits with the country code and no plus, like 919876543210`,
      ),
    );
/** One fault is enough of an address: no later check is asked. */
const https = (what: string) =>
  z.url({
    protocol: /^https$/,
    abort: true,
    error: `${what} must be a full address that starts with https://`,
  });
/** A text that is no pair of times is left to the other check. */
function opensBeforeItCloses(text: string): boolean {
  const [opens = 0, closes = 1] = [...text.matchAll(/(\d\d)\.(\d\d) (am|pm)/g)].map(
    ([, hour, minute, half]) => (Number(hour) % 12) * 60 + Number(minute) + (half === 'pm' ? 720 : 0),
  );
  return opens < closes;
}
const hours = (what: string) =>
  z
    .string()
    .check(
      z.regex(
        /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)-(Mon|Tue|Wed|Thu|Fri|Sat|Sun) (0[1-9]|1[0-2])\.[0-5]\d (am|pm)( to |-)(0[1-9]|1[0-2])\.[0-5]\d (am|pm)$/,
        `${what} must read like Mon-Sat 10.00 am to 06.00 pm`,
      ),
      z.refine(opensBeforeItCloses, `${what} must open before they close`),
    );

/** May be left out, or left empty until the firm has it. */
const slot = (pattern: RegExp, fault: string) =>
  z.optional(z.union([z.literal(''), text(fault).check(z.regex(pattern, fault))], fault));

const firmSchema = z.strictObject({
  name: text('The name'),
  tagline: text('The tagline'),
  siteAddress: https('The site address').check(
    z.refine(
      (address) => new URL(address).origin === address,
      'The site address has no path and no slash at its end',
    ),
  ),
  phone: digits('The phone number'),
  chatNumber: digits('The chat number'),
  email: z.email('The e-mail address must read like desk@firm.example'),
  address: z.strictObject({
    street: text('The street'),
    locality: text('The town'),
    region: text('The state'),
    postalCode: z.string().check(z.regex(/^\d{6}$/, 'The postal code must be six digits')),
    country: text('The country'),
  }),
  social: z.strictObject({
    facebook: https('The Facebook page'),
    instagram: https('The Instagram page'),
    twitter: https('The Twitter page'),
    linkedin: https('The LinkedIn page'),
  }),
  hours: hours('The opening hours'),
  consultationHours: hours('The hours of the consultation desk'),
  founder: z.strictObject({ name: text('The name of the founder'), role: text('The role of the founder') }),
  registrations: z.optional(
    z.strictObject({
      arn: slot(/^ARN-\d+$/, 'The ARN must read like ARN-123456'),
      sebi: slot(/^IN[A-Z]\d{9}$/, 'The SEBI registration must read like INA000012345'),
      irdai: slot(/\d/, 'The IRDAI registration must have a number'),
      reraAgent: slot(/\d/, 'The RERA registration must have a number'),
      cin: slot(
        /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$|^[A-Z]{3}-\d{4}$/,
        'The CIN must be its 21 characters, or an LLPIN like AAA-0000',
      ),
      gstin: slot(/^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/, 'The GSTIN must be its 15 characters'),
    }),
  ),
  role: z.optional(z.enum(['', 'distributor', 'adviser'], 'The role must be distributor or adviser')),
  grievances: z.optional(
    z.strictObject({
      name: z.string(),
      email: slot(
        /^[^@\s]+@[^@\s]+\.\w+$/,
        'The mail of the grievance officer must read like desk@firm.example',
      ),
      acknowledged: z.string(),
      answered: z.string(),
    }),
  ),
  developer: text('The developer credit'),
  video: z.union(
    [
      z.strictObject({ file: text('The film') }),
      z.strictObject({
        youtube: z.string().check(z.regex(/^[\w-]{11}$/, 'The YouTube id must be eleven characters')),
      }),
    ],
    'The film must be { file: its name } or { youtube: its id }',
  ),
});

export type Firm = z.infer<typeof firmSchema>;
export type Duties = Pick<Firm, 'registrations' | 'role' | 'grievances'>;

/** What is not there at all is missing, whatever it should look like. */
const faultOf = ({ input, message }: z.core.$ZodIssue) =>
  input === undefined ? 'is missing' : message.replace(/^Invalid input$/, 'is of the wrong type');

/**
 * The firm's details, checked.
 * @throws Error naming each faulty field and what it must look like
 */
export function checkFirm(value: unknown): Firm {
  const result = firmSchema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const faults = result.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => `  ${[...issue.path, key].join('.')}: no such field`)
      : `  ${issue.path.join('.') || 'firm'}: ${faultOf(issue)}`,
  );
  throw new Error(`src/site/firm.ts is not valid:\n${faults.join('\n')}`);
}
