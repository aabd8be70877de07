import { expect, it, vi } from 'vitest';
import { appointment } from '../../../src/enquiry/forms/appointment.ts';
import { creditScore } from '../../../src/enquiry/forms/capital.ts';
import { comment, contact } from '../../../src/enquiry/forms/general.ts';
import type { FormDefinition } from '../../../src/enquiry/form-definition.ts';
import { createSchema } from '../../../src/enquiry/schema.ts';
import { leadForms, validAnswers } from '../../enquiries.ts';
import { ownEnquiries, short } from '../../forms.ts';
import { forAll } from '../property-test.ts';
import { anyText } from './any-text.ts';

vi.mock('../../../src/site/firm.ts', () => import('../../sample-firm.ts'));

type Typed = Readonly<Record<string, unknown>>;

/** Replaces some valid answers of a form by `typed`, and validates all answers. */
const validate = (form: FormDefinition, typed: Typed) =>
  createSchema(form).safeParse({ ...validAnswers(form), ...typed });

/** Returns the error messages of each invalid field. */
function errorsOf(form: FormDefinition, typed: Typed): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { path, message } of validate(form, typed).error?.issues ?? [])
    (found[String(path[0])] ??= []).push(message);
  return found;
}

/** Returns the fields that a form requires for a reply by email. */
const requiredBy = (form: FormDefinition) =>
  Object.entries(form.fields).flatMap(([name, field]) => {
    if (field.kind === 'custom' || (field.kind === 'text' && (!field.missing || field.onlyFor))) return [];
    return field.kind === 'reply' ? 'email' : name;
  });

it.each([...leadForms, comment])('the schema of $id has a message for each missing field', (form) => {
  expect(validate(form, {}).data).toEqual(validAnswers(form));
  const required = requiredBy(form);
  const message = [expect.stringMatching(/^(?:Enter|Choose|Please) .*\.$/)];
  for (const nothing of ['', ' \u00a0\u200b ', undefined])
    expect(errorsOf(form, Object.fromEntries(required.map((field) => [field, nothing])))).toEqual(
      Object.fromEntries(required.map((field) => [field, message])),
    );
});

const scores = ['', '300', '900', '७२०', 'about 640', 'CIBIL 655, Experian 670', 'I don’t know', 'पता नहीं',
  '-1', '–१', 'NH', 'CIBIL -1, Experian 0', '741 (April 2024)', '688 on 07/11/2025', '700-750']; // oxfmt-ignore
it.each(scores)('the credit score “%s” is accepted', (score) => {
  expect(errorsOf(creditScore, { score })).toEqual({});
});

const invalidScores = ['299', '901', '-7', '-12', '10', '7', '65500', '655 or 1000', '2025', '65 (2025)'];
it.each(invalidScores)('the error message of the credit score “%s” names the range', (score) => {
  expect(errorsOf(creditScore, { score })).toEqual({ score: [expect.stringContaining('300 to 900')] });
});

it.each([
  [{ reply: 'email', email: 'asha@', number: '' }, ['email']],
  [{ reply: 'email', number: 'nonsense' }, []],
  [{ reply: 'phone', email: '', number: '12' }, ['number']],
  [{ reply: 'phone', email: 'nonsense', number: '98765 43210' }, []],
  [{ reply: 'phone', country: 'AE', number: '050 123 4567' }, []],
])('only the chosen reply method is validated: %j', (typed, invalid) => {
  expect(Object.keys(errorsOf(ownEnquiries[0]!.form, typed))).toEqual(invalid);
});

it.each([
  [short, { name: '  Asha   Verma ' }, 'Asha Verma'],
  [short, { name: 'Asha\nEmail: x@y.in' }, 'Asha Email: x@y.in'],
  [short, { name: '👍'.repeat(100) }, '👍'.repeat(100)],
  [contact, { number: '९८७६५ ४३२१०' }, '९८७६५ ४३२१०'],
  [contact, { email: 'mailto:asha@example.com?subject=x' }, 'asha@example.com'],
  [ownEnquiries[0]!.form, { email: 'mailto:asha@example.com?subject=x' }, 'asha@example.com'],
  [contact, { message: '👍'.repeat(1000) }, '👍'.repeat(1000)],
  [contact, { message: '\n one\r\n\r\ntwo ' }, 'one\n\ntwo'],
  [appointment, { company: undefined }, ''],
])('a schema returns for $1 the value $2', (form: FormDefinition, typed, expected) => {
  expect(validate(form, typed).data).toMatchObject({ [Object.keys(typed)[0]!]: expected });
});

const choices = leadForms.flatMap((form) =>
  Object.entries(form.fields).flatMap(([field, { kind }]) => (kind === 'choice' ? [{ form, field }] : [])),
);
it.each(choices)('the schema of $form.id rejects an unknown option of $field', ({ form, field }) => {
  const message = expect.stringMatching(/^Choose .* list\.$/);
  expect(errorsOf(form, { [field]: 'Another service' })).toEqual({ [field]: [message] });
});

it.each([
  ['name', short, '👍'.repeat(101), 'your name to 100 characters or fewer. It has 101.'],
  ['company', appointment, 'a'.repeat(101), 'your answer to “Company” to 100 characters or fewer. It has 101.'],
  ['message', contact, '👍'.repeat(1204), 'your message to 1,000 characters or fewer. It has 1,204.'],
  ['comment', comment, 'a'.repeat(1001), 'your comment to 1,000 characters or fewer. It has 1,001.'],
])('the error message of a %s that is too long states its length', (field, form: FormDefinition, typed, message) => {
  expect(errorsOf(form, { [field]: typed })).toEqual({ [field]: [`Shorten ${message}`] });
}); // oxfmt-ignore

/**
 * Matches an error message. It consists of sentences, but a message about an email address can begin with an invalid
 * character, or end with a list of valid characters.
 */
const errorMessage =
  /^(?:“.+” (?:after “.+”|at the beginning) is not an English letter\. )?[A-Z].+(\.|_ \+ -)$/;

it('a schema accepts its own output for any text', () => {
  forAll([anyText, anyText, anyText, anyText], (name, email, number, message) => {
    for (const typed of [{ name }, { email }, { number }, { message }, { name, message }]) {
      const result = validate(contact, typed);
      const again = result.success ? createSchema(contact).safeParse(result.data) : result;
      expect(again).toEqual(result);
      for (const issue of result.error?.issues ?? []) expect(issue.message).toMatch(errorMessage);
    }
  });
});
