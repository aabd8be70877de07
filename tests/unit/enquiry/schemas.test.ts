import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Schemas, schemas } from '../../../src/enquiry/schemas.ts';
import { runs } from '../runs.ts';
import { anyText } from './any-text.ts';

type Form = keyof Schemas;
type Typed = Readonly<Record<string, unknown>>;

const person = { name: 'Asha Verma', email: 'asha@example.com' };
const valid: Record<Form, Typed> = {
  loan: { ...person, service: 'Working Capital' },
  discounting: { ...person, discountingType: 'Trade Invoice' },
  funding: { ...person, fundingType: 'Bridge Funding' },
  compliance: { ...person, compliance: 'RERA' },
  newsletter: { email: person.email },
  contact: { ...person, number: '9876543210', subject: 'Finance', message: 'Hello' },
  appointment: {
    ...person,
    number: '9876543210',
    company: 'Verma Textiles',
    subject: 'Business consultant',
    message: 'Hello',
  },
  comment: { ...person, comment: 'Hello' },
};
const formNames = Object.keys(valid) as Form[];

/** Field -> messages, for what was typed over a valid form. */
function faults(form: Form, typed: Typed): Record<string, string[]> {
  const result = schemas[form].safeParse({ ...valid[form], ...typed });
  const found: Record<string, string[]> = {};
  for (const { path, message } of result.success ? [] : result.error.issues) {
    (found[String(path[0])] ??= []).push(message);
  }
  return found;
}

function given(form: Form, typed: Typed): Record<string, unknown> {
  return schemas[form].parse({ ...valid[form], ...typed });
}

const emptyMessages: Record<string, string> = {
  name: 'Enter your name.',
  email: 'Enter your email address, like name@example.com.',
  service: 'Choose a loan type from the list.',
  discountingType: 'Choose an invoice type from the list.',
  fundingType: 'Choose a funding option from the list.',
  compliance: 'Choose a compliance type from the list.',
  number: 'Please enter a valid 10-digit number.',
  subject: 'Choose a subject from the list.',
  message: 'Write your message.',
  comment: 'Write your comment.',
};

describe.each(formNames)('form %s', (form) => {
  const fields = Object.keys(valid[form]);
  const required = fields.filter((field) => field !== 'company');
  const expected = Object.fromEntries(required.map((field) => [field, [emptyMessages[field]]]));

  it('gives a valid enquiry back unchanged', () => {
    expect(given(form, {})).toEqual(valid[form]);
  });

  it.each([
    ['empty', ''],
    ['blank', ' \u00a0\u200b '],
    ['missing', undefined],
    ['not text', 7],
  ])('names every field and its fix, once, when all are %s', (_, nothing) => {
    const typed = Object.fromEntries(required.map((field) => [field, nothing]));
    expect(faults(form, typed)).toEqual(expected);
  });
});

describe('name', () => {
  it.each([
    ['  Asha   Verma ', 'Asha Verma'],
    ['आशा वर्मा', 'आशा वर्मा'],
    ['李', '李'],
    ["Siobhán O'Brien-Rao", "Siobhán O'Brien-Rao"],
    ['Asha\nEmail: x@y.in', 'Asha Email: x@y.in'],
    ['👍'.repeat(100), '👍'.repeat(100)],
  ])('%j is taken as %j', (typed, name) => {
    expect(given('loan', { name: typed }).name).toBe(name);
  });

  it('is refused above 100 code points, and told how many there are', () => {
    expect(faults('loan', { name: '👍'.repeat(101) })).toEqual({
      name: ['Shorten your name to 100 characters or fewer. It has 101.'],
    });
  });
});

describe('email', () => {
  it('is trimmed', () => {
    expect(given('newsletter', { email: ' asha@example.com\u200b\n' }).email).toBe('asha@example.com');
  });

  it.each([
    ['asha', 'Add the @ sign to the email address, like name@example.com.'],
    ['asha@example', 'Add the ending of the email address after the @, such as .com or .in.'],
    [`${'a'.repeat(65)}@example.com`, 'Shorten the email address before the @ to 64 characters or fewer.'],
  ])('%j is refused in the words of its cause', (email, message) => {
    expect(faults('newsletter', { email })).toEqual({ email: [message] });
  });
});

describe('number', () => {
  it.each(['+91 98765 43210', '098765-43210', '९८७६५ ४३२१०'])('%s is normalised', (number) => {
    expect(given('contact', { number }).number).toBe('9876543210');
  });

  it.each(['5876543210', '98765', '+1 415 555 2671', 'none'])('%s is refused', (number) => {
    expect(faults('appointment', { number })).toEqual({
      number: ['Please enter a valid 10-digit number.'],
    });
  });
});

describe('choice', () => {
  it.each([
    ['contact', { subject: 'Business consultant' }, 'subject'],
    ['appointment', { subject: 'Finance' }, 'subject'],
    ['compliance', { compliance: 'RERA Compliance' }, 'compliance'],
    ['loan', { service: 'Loan Type' }, 'service'],
  ] as const)('%s refuses what is not one of its values: %j', (form, typed, field) => {
    expect(faults(form, typed)).toEqual({ [field]: [emptyMessages[field]] });
  });
});

describe('company', () => {
  it.each([undefined, '', '  '])('may be left out: %j', (company) => {
    expect(given('appointment', { company }).company).toBe('');
  });

  it('is refused above 100 code points', () => {
    expect(faults('appointment', { company: 'a'.repeat(101) })).toEqual({
      company: ['Shorten your company name to 100 characters or fewer. It has 101.'],
    });
  });
});

describe('message', () => {
  it('keeps its lines', () => {
    expect(given('contact', { message: '\n one\r\n\r\ntwo ' }).message).toBe('one\n\ntwo');
  });

  it('takes 1,000 code points and refuses one more', () => {
    expect(faults('contact', { message: '👍'.repeat(1000) })).toEqual({});
    expect(faults('contact', { message: '👍'.repeat(1204) })).toEqual({
      message: ['Shorten your message to 1,000 characters or fewer. It has 1,204.'],
    });
    expect(faults('comment', { comment: 'a'.repeat(1001) })).toEqual({
      comment: ['Shorten your comment to 1,000 characters or fewer. It has 1,001.'],
    });
  });
});

it('never throws, and takes its own output back unchanged, for any text in any field', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, anyText, (name, email, number, message) => {
      for (const typed of [{ name }, { email }, { number }, { message }, { name, message }]) {
        const result = schemas.contact.safeParse({ ...valid.contact, ...typed });
        const again = result.success ? schemas.contact.safeParse(result.data) : result;
        expect(again).toEqual(result);
        const words = result.error?.issues.map((issue) => issue.message) ?? [];
        expect(words.filter((sentence) => !/^[A-Z].+(\.|_ \+ -)$/.test(sentence))).toEqual([]);
      }
    }),
    runs,
  );
});
