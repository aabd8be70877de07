import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { controlsOf, fieldId, isAsked } from '../../../src/enquiry/record.ts';
import { validAnswers } from '../../enquiries.ts';
import { ownEnquiries } from '../../forms.ts';
import { numberInLead } from '../../sample-phone.ts';
import { control, lead, open, settled, withoutChat } from './chat.ts';
import { Show } from './show.tsx';

withoutChat();

async function send() {
  await userEvent.click(screen.getByRole('button', { name: 'Send enquiry (opens in new tab)' }));
  await settled();
}

const { form: first } = ownEnquiries[0] as (typeof ownEnquiries)[number];

describe.each(ownEnquiries)('$path', ({ form }) => {
  test.each(['email', 'phone'] as const)('its lead, answered by %s', async (by) => {
    render(<Show form={form} />);
    const answers = validAnswers(form, by);
    await userEvent.click(control(fieldId(form, `reply-${by}`)));
    for (const name of controlsOf(form)) {
      const field = control(fieldId(form, name));
      if (name === 'reply' || name === 'country' || !isAsked(form, name, answers)) continue;
      if (field.tagName === 'SELECT') await userEvent.selectOptions(field, answers[name] ?? '');
      else fireEvent.input(field, { target: { value: answers[name] } });
    }
    await send();
    await waitFor(() => expect(open).toHaveBeenCalled()); // the rules of the first form come now
    const text = lead();
    expect(text.split('\n')[0]).toBe(`New ${form.title} enquiry`);
    const lines = Object.entries(form.fields)
      .filter(([, { kind }]) => kind !== 'reply')
      .map(([name, { label, inLead }]) => `${inLead ?? label}: ${answers[name]}`);
    expect(text.split('\n')).toEqual(expect.arrayContaining(lines));
    expect(text).toContain(by === 'email' ? '\nEmail: meera@example.in\n' : `\nPhone: ${numberInLead}\n`);
    expect(text).not.toContain('Not given');
    expect(text).toMatch(/\nReference: [0-9A-Z]{6}\nPlease respond ASAP\.$/);
  });
});

test('the way that is not chosen is not asked for, and its fault goes with the change', async () => {
  render(<Show form={first} />);
  await send();
  expect(screen.getAllByText('Enter your email address, like name@example.com.')).toHaveLength(2);
  await userEvent.click(screen.getByLabelText('By phone'));
  await settled();
  expect(screen.queryByText('Enter your email address, like name@example.com.')).toBeNull();
});

test('the way that was chosen before this code came stays chosen', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(<Show form={first} />);
  const phone = screen.getByRole<HTMLInputElement>('radio', { name: 'By phone' });
  phone.checked = true;
  const root = await act(() => hydrateRoot(host, <Show form={first} />));
  expect(phone).toBeChecked();
  await send();
  expect(screen.queryByText('Enter your email address, like name@example.com.')).toBeNull();
  act(() => root.unmount());
  host.remove();
});
