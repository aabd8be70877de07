import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { FormDefinition } from '../../../src/enquiry/form-definition.ts';
import { schemaOf } from '../../../src/enquiry/schema.ts';
import { leadForms, validAnswers } from '../../enquiries.ts';
import { ownEnquiries, short, silentForms } from '../../forms.ts';
import { runs } from '../runs.ts';
import { anyText } from './any-text.ts';

vi.mock('../../../src/site/firm.ts', () => import('../../sample-firm.ts'));

type Typed = Readonly<Record<string, unknown>>;

const byId = new Map<string, FormDefinition>([...leadForms, ...silentForms].map((form) => [form.id, form]));
type Form = string;
const recordOf = (id: Form) => byId.get(id) as FormDefinition;
const validOf = (id: Form) => validAnswers(recordOf(id));
const formNames = [...byId.keys()];

/** Field -> messages, for what was typed over a valid form. */
function faults(form: Form, typed: Typed): Record<string, string[]> {
  const result = schemaOf(recordOf(form)).safeParse({ ...validOf(form), ...typed });
  const found: Record<string, string[]> = {};
  for (const { path, message } of result.success ? [] : result.error.issues) {
    (found[String(path[0])] ??= []).push(message);
  }
  return found;
}

function given(form: Form, typed: Typed): Record<string, string> {
  return schemaOf(recordOf(form)).parse({ ...validOf(form), ...typed });
}

/** The fields that a form requires for a reply by e-mail. */
const requiredBy = (form: Form) =>
  Object.entries(recordOf(form).fields).flatMap(([name, field]) => {
    if (field.kind === 'own' || (field.kind === 'text' && !field.missing)) return [];
    return field.kind === 'reply' ? 'email' : name;
  });

describe.each(formNames)('form %s', (form) => {
  const required = requiredBy(form);

  it('returns a valid enquiry unchanged', () => {
    expect(given(form, {})).toEqual(validOf(form));
  });

  it.each([
    ['empty', ''],
    ['blank', ' \u00a0\u200b '],
    ['missing', undefined],
  ])('names every field and its fix, once, when all are %s', (_, nothing) => {
    const typed = Object.fromEntries(required.map((field) => [field, nothing]));
    const messages = required.map((field) => [
      field,
      [expect.stringMatching(/^(?:Enter|Choose|Please) .*\.$/)],
    ]);
    expect(faults(form, typed)).toEqual(Object.fromEntries(messages));
  });
});

describe('one way to reply', () => {
  const form = ownEnquiries[0]?.form.id ?? '';

  it('requires only the address where e-mail is chosen', () => {
    expect(faults(form, { reply: 'email', email: 'asha@', number: '' })).toHaveProperty('email');
    expect(faults(form, { reply: 'email', number: 'nonsense' })).toEqual({});
  });

  it('requires only the number where the phone is chosen', () => {
    expect(Object.keys(faults(form, { reply: 'phone', email: '', number: '12' }))).toEqual(['number']);
    expect(faults(form, { reply: 'phone', email: 'nonsense', number: '98765 43210' })).toEqual({});
  });

  it('reads a number by the chosen country', () => {
    expect(faults(form, { reply: 'phone', country: 'AE', number: '050 123 4567' })).toEqual({});
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
  ])('reads %j as %j', (typed, name) => {
    expect(given(short.id, { name: typed }).name).toBe(name);
  });
});

describe('number', () => {
  it.each(['098765-43210', '९८७६५ ४३२१०', '0120 456 7890'])('returns %s as typed', (number) => {
    expect(given('contact', { number }).number).toBe(number);
  });

  it.each(['98765', '98765432101', 'none'])('rejects %s with one message', (number) => {
    expect(faults('appointment', { number }).number).toHaveLength(1);
  });
});

const choices = leadForms.flatMap(({ id, fields }) =>
  Object.entries(fields).flatMap(([field, { kind }]) => (kind === 'choice' ? [[id, field] as const] : [])),
);

it.each(choices)('%s rejects a value that is not an option of %s', (form, field) => {
  expect(faults(form, { [field]: 'Another service' })).toEqual({
    [field]: [expect.stringMatching(/^Choose .* list\.$/)],
  });
});

describe('message', () => {
  it('accepts 1,000 code points', () => {
    expect(faults('contact', { message: '👍'.repeat(1000) })).toEqual({});
  });

  it('keeps its lines', () => {
    expect(given('contact', { message: '\n one\r\n\r\ntwo ' }).message).toBe('one\n\ntwo');
  });
});

it.each([
  [short.id, 'name', '👍'.repeat(101), 'your name to 100 characters or fewer. It has 101.'],
  [
    'appointment',
    'company',
    'a'.repeat(101),
    'your answer to “Company” to 100 characters or fewer. It has 101.',
  ],
  ['contact', 'message', '👍'.repeat(1204), 'your message to 1,000 characters or fewer. It has 1,204.'],
  ['comment', 'comment', 'a'.repeat(1001), 'your comment to 1,000 characters or fewer. It has 1,001.'],
])('form %s rejects a %s with too many code points, with the count', (form, field, typed, message) => {
  expect(faults(form, { [field]: typed })).toEqual({ [field]: [`Shorten ${message}`] });
});

it.each([undefined, '', '  '])('accepts an appointment with the company %j', (company) => {
  expect(given('appointment', { company }).company).toBe('');
});

it('never throws, and accepts its own output unchanged, for any text in any field', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, anyText, (name, email, number, message) => {
      for (const typed of [{ name }, { email }, { number }, { message }, { name, message }]) {
        const result = schemaOf(recordOf('contact')).safeParse({ ...validOf('contact'), ...typed });
        const again = result.success ? schemaOf(recordOf('contact')).safeParse(result.data) : result;
        expect(again).toEqual(result);
        const words = result.error?.issues.map((issue) => issue.message) ?? [];
        expect(
          words.filter(
            (sentence) =>
              !/^(?:“.+” (?:after “.+”|at the beginning) is not an English letter\. )?[A-Z].+(\.|_ \+ -)$/.test(
                sentence,
              ),
          ),
        ).toEqual([]);
      }
    }),
    runs,
  );
});
