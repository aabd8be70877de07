import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CommentForm } from '../../../src/enquiry/comment-form.tsx';
import { comment, contact } from '../../../src/enquiry/forms/general.ts';
import { listControls, getFieldId } from '../../../src/enquiry/form-controls.ts';
import type { FormDefinition, LeadForm } from '../../../src/enquiry/form-definition.ts';
import { validAnswers } from '../../enquiries.ts';
import { ownEnquiries, short } from '../../forms.ts';
import { numberInLead } from '../../sample-phone.ts';
import { control, enter, lead, listedErrors, open, summary } from './chat.ts';
import { draftOf, hydrate, setByScript, readValues, submit, withPrerenderedForms } from './prerendered.ts';
import type { Values } from './prerendered.ts';
import { sampleForm } from './sample-form.ts';
import { Show } from './show.tsx';

withPrerenderedForms();

const elementOf = (form: FormDefinition) =>
  form === comment ? <CommentForm /> : <Show form={form as LeadForm} />;

const forms: LeadForm[] = [contact, short, sampleForm, ...ownEnquiries.map(({ form }) => form)];

// Only the nightly run tests all forms. Six are enough for each change, because all forms run the same code.
const tested = forms.slice(0, process.env.PROPERTY_RUNS ? Infinity : 6);
test.each(tested)('values that a script sets without an event are in the lead of $title', async (form) => {
  const hasReply = listControls(form).includes('reply');
  for (const by of hasReply ? (['email', 'phone'] as const) : (['email'] as const)) {
    const { unmount } = render(<Show form={form} />);
    const answers = validAnswers(form, by);
    setByScript(form, answers);
    await submit();
    expect(summary()).toBeNull();
    expect(open).toHaveBeenCalledTimes(1);
    const lines = lead().split('\n');
    const isOneLine = (kind: string) => ['name', 'text', 'choice', 'email'].includes(kind);
    const expected = Object.entries(form.fields)
      .filter(([name, { kind }]) => isOneLine(kind) && answers[name])
      .map(([name, { inLead }]) => `${inLead}: ${answers[name]}`);
    expect(lines).toEqual(expect.arrayContaining([form.lead.header, ...expected]));
    expect(lines).toContain(by === 'email' ? 'Email: meera@example.in' : `Phone: ${numberInLead}`);
    expect(lead()).not.toContain('Not given');
    unmount();
    sessionStorage.clear();
    open.mockClear();
  }
});

test('values that a script sets without an event are validated at the next submit', async () => {
  render(<CommentForm />);
  setByScript(comment, validAnswers(comment));
  await submit();
  const closed = () =>
    screen.queryByText(/^Comments on this article are closed/, { ignore: '#announcements *' });
  expect(closed()).toBeVisible();
  setByScript(comment, { email: 'meera@' });
  await submit();
  expect(listedErrors()).toHaveLength(1);
  expect(closed()).toBeNull();
  setByScript(comment, { email: 'meera@example.in' });
  await submit();
  expect([summary(), closed()]).toEqual([null, expect.anything()]);
});

test('values that a script sets without an event are saved in the draft', async () => {
  const first = render(<Show form={contact} />);
  setByScript(contact, { email: 'meera@example.in' });
  enter({ 'Full name': 'M' });
  expect(draftOf(contact)).toMatchObject({ name: 'M', email: 'meera@example.in' });
  setByScript(contact, { message: 'One' });
  fireEvent(window, new Event('pagehide'));
  expect(draftOf(contact).message).toBe('One');
  setByScript(contact, { message: 'Two' });
  first.unmount();
  render(<Show form={contact} />);
  expect(readValues()).toMatchObject({ name: 'M', email: 'meera@example.in', message: 'Two' });
});

const invalid = () =>
  [...document.querySelectorAll('[aria-invalid=true]')].map((field) => (field as HTMLInputElement).name);

test.each<[FormDefinition, Values, string[]]>([
  [contact, { email: 'asha.example.in', number: '98765' }, ['email', 'number']],
  [sampleForm, { reply: 'phone', number: '12345', email: 'meera@' }, ['number']],
  [contact, { name: 'A'.repeat(500) }, ['name']],
  [comment, { email: 'asha@@example.in' }, ['email']],
  [contact, { email: 'meera@example.in', number: '98765 43210' }, []],
  [sampleForm, { reply: 'email', number: '12345' }, []],
])('a form marks at hydration the invalid values of $1: $2', async (form, values, expected) => {
  await hydrate(elementOf(form), () => setByScript(form, values));
  await waitFor(() => expect(invalid()).toEqual(expected));
});

test.each([
  [contact, 'number', '12345'],
  [comment, 'email', 'meera.example.in'],
] as const)('a focused field with an invalid value is marked on blur: $1, $2', async (form, name, value) => {
  await hydrate(elementOf(form), () => {
    setByScript(form, { [name]: value });
    control(getFieldId(form, name)).focus();
  });
  expect(invalid()).toEqual([]);
  await userEvent.tab();
  await waitFor(() => expect(invalid()).toEqual([name]));
});
