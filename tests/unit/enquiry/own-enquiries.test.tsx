import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { controlsOf, fieldId, isApplicable } from '../../../src/enquiry/form-definition.ts';
import { validAnswers } from '../../enquiries.ts';
import { ownEnquiries } from '../../forms.ts';
import { numberInLead } from '../../sample-phone.ts';
import { control, lead, open, settled, withoutChat } from './chat.ts';
import { Show } from './show.tsx';

withoutChat();

async function send() {
  fireEvent.click(screen.getByRole('button', { name: 'Send enquiry (opens in new tab)' }));
  await settled();
}

const { form: first } = ownEnquiries[0] as (typeof ownEnquiries)[number];
const missing = 'Enter your email address, like name@example.com.';

// The first form is sent in both ways, the others in one of them: three on each change, as all have the same code, and
// schemas.isolated.test.ts and lead-link.isolated.test.ts check the answers of each.
const cases = [ownEnquiries[0], ...ownEnquiries]
  .map((own, i) => [own!.path, i % 2 ? 'email' : 'phone', own!.form] as const)
  .slice(0, process.env.PROPERTY_RUNS ? Infinity : 4);
test.each(cases)('%s sends a lead with a reply by %s', async (_, by, form) => {
  render(<Show form={form} />);
  const answers = validAnswers(form, by);
  fireEvent.click(control(fieldId(form, `reply-${by}`)));
  for (const name of controlsOf(form)) {
    const field = control(fieldId(form, name));
    if (name === 'reply' || name === 'country' || !isApplicable(form, name, answers)) continue;
    const isSelect = field.tagName === 'SELECT';
    fireEvent[isSelect ? 'change' : 'input'](field, { target: { value: answers[name] } });
  }
  await send();
  await waitFor(() => expect(open).toHaveBeenCalled()); // the first form fetches the rules
  const lines = lead().split('\n');
  expect(lines[0]).toBe(`New ${form.title} enquiry`);
  const expected = Object.entries(form.fields)
    .filter(([, { kind }]) => kind !== 'reply')
    .map(([name, { label, inLead }]) => `${inLead ?? label}: ${answers[name]}`);
  expect(lines).toEqual(expect.arrayContaining(expected));
  expect(lines).toContain(by === 'email' ? 'Email: meera@example.in' : `Phone: ${numberInLead}`);
  expect(lead()).not.toContain('Not given');
  expect(lead()).toMatch(/\nReference: [0-9A-Z]{6}\nPlease respond ASAP\.$/);
});

test('requires only the chosen way to reply, and removes the error of the other', async () => {
  render(<Show form={first} />);
  await send();
  expect(screen.getAllByText(missing)).toHaveLength(2);
  fireEvent.click(screen.getByLabelText('By phone'));
  await settled();
  expect(screen.queryByText(missing)).toBeNull();
});
