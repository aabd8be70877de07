import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { contact } from '../../../src/enquiry/forms/general.ts';
import { services } from '../../../src/site/services.ts';
import { open, settled, withoutChat } from './chat.ts';
import { Show } from './show.tsx';

const invalidNumber = 'Please enter a valid 10-digit number.';

withoutChat();

const button = () => screen.getByRole('button', { name: /opens in new tab/ });
async function press() {
  fireEvent.click(button());
  await settled();
}
const lead = () => {
  const url = open.mock.lastCall?.[0] ?? '';
  return decodeURIComponent(url.slice(url.indexOf('=') + 1)).replace(/(Received on|Reference): .*/g, '$1');
};

const setValue = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
function fillIn() {
  setValue('Full name', 'Meera Joshi');
  setValue('Email', 'meera@example.in');
  setValue('Phone', '+91 98765-43210');
  setValue('Message', 'Two lines,\nplease.');
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'Something else' } });
}

const left = (words: string) => expect(button()).toHaveAccessibleDescription(words);

test('describes the button by what is missing, and names the errors when it is pressed (FM2)', async () => {
  render(<Show form={contact} />);
  left('5 fields left to fill in');
  expect(button()).not.toHaveAttribute('aria-disabled');
  await press();
  await waitFor(() => expect(screen.getByRole('group', { name: 'There is a problem' })).toHaveFocus(), {
    timeout: 10_000, // the rules are fetched first
  });
  expect(
    screen.getAllByRole('link', { name: /^(Enter|Please|Choose|Write)/ }).map((link) => link.textContent),
  ).toEqual([
    'Enter your name.',
    'Enter your email address, like name@example.com.',
    'Enter your phone number.',
    'Choose a subject from the list.',
    'Enter your message.',
  ]);
  fillIn();
  await waitFor(() => left('All fields are filled in'));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'There is a problem' })).toBeNull());
});

test('opens the chat at once, and replaces the form by the panel 500 ms later', async () => {
  render(<Show form={contact} />);
  fillIn();
  vi.useFakeTimers();
  fireEvent.click(button());
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect(open).toHaveBeenCalledTimes(1);
  expect(lead()).toBe(
    'New Contact Us enquiry\nName: Meera Joshi\nEmail: meera@example.in\nPhone: +91 98765 43210\nSubject: Something else\nReceived on\nReference\nMessage:\n> Two lines,\n> please.\nPlease follow up with this customer.',
  );
  expect(screen.getByLabelText('Full name')).toHaveValue('Meera Joshi');
  fireEvent.click(button());
  await act(() => vi.advanceTimersByTimeAsync(1));
  vi.useRealTimers();
  expect(open).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { name: 'Now press Send in WhatsApp' })).toHaveFocus();
});

test('selects the country of a number with another code, and writes the number into the lead', async () => {
  render(<Show form={contact} />);
  fillIn();
  setValue('Phone', '+971 50 123 4567');
  expect(screen.getByLabelText('Country of the number')).toHaveValue('AE');
  await press();
  await waitFor(() => expect(lead()).toContain('\nPhone: +971 50 123 4567\n'));
});

test.each([
  [`/contact?about=${encodeURIComponent(services[0].label)}`, services[0].label],
  ['/contact?about=Free+money', ''],
  ['/contact', ''],
])('selects for %s the subject %j, if the form offers it', (at, subject) => {
  render(<Show form={contact} at={at} />);
  expect(screen.getByLabelText('Subject')).toHaveValue(subject);
});

test('reports an invalid number when the field is left', async () => {
  render(<Show form={contact} />);
  const fault = () => screen.queryByText(new RegExp(`^${invalidNumber}`));
  setValue('Phone', '12345');
  expect(fault()).toBeNull();
  fireEvent.blur(screen.getByLabelText('Phone'));
  await settled();
  expect(fault()).toBeInTheDocument();
  setValue('Phone', '98765 43210');
  await settled();
  expect(fault()).toBeNull();
});

test('shows no error in a form that is restored after a reload (FM2)', async () => {
  sessionStorage.setItem('enquiry-draft:contact', JSON.stringify({ email: 'meera@', message: 'Hi' }));
  render(<Show form={contact} />);
  await settled();
  left('3 fields left to fill in');
  expect(screen.getByLabelText('Message')).toHaveValue('Hi');
  expect(document.querySelector('[aria-invalid]')).toBeNull();
});
