import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppointmentForm, ContactForm } from '../../../src/enquiry/letter-form.tsx';

const success = 'Thank you! Your message has been sent successfully. We will get back to you soon.';
const invalidNumber = 'Please enter a valid 10-digit number.';
const open = vi.fn<(url: string, target: string) => Window | null>();

beforeEach(() => {
  open.mockReset().mockReturnValue({ opener: window } as Window);
  vi.stubGlobal('open', open);
  sessionStorage.clear();
});

/** React renders and runs its effects in tasks of their own after the promises of a submit. */
const settled = () => act(() => new Promise<void>((done) => setTimeout(done, 10)));
const button = () => screen.getByRole('button', { name: /opens in new tab/ });
async function press() {
  await userEvent.click(button());
  await settled();
}
const lead = () => {
  const url = open.mock.lastCall?.[0] ?? '';
  return decodeURIComponent(url.slice(url.indexOf('=') + 1)).replace(/(Received on|Reference): .*/g, '$1');
};

async function fillIn(subject: string) {
  await userEvent.type(screen.getByLabelText('Full name'), 'Meera Joshi');
  await userEvent.type(screen.getByLabelText('Email'), 'meera@example.in');
  await userEvent.type(screen.getByLabelText('Phone'), '+91 98765-43210');
  await userEvent.selectOptions(screen.getByLabelText('Subject'), subject);
  await userEvent.type(screen.getByLabelText('Message'), 'Two lines,{Enter}please.');
}

test('FM2: the contact button is aria-disabled while invalid, yet answers with the faults', async () => {
  render(<ContactForm />);
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  await press();
  await waitFor(() => expect(screen.getByRole('alert', { name: 'There is a problem' })).toHaveFocus());
  expect(
    screen.getAllByRole('link', { name: /^(Enter|Please|Choose|Write)/ }).map((link) => link.textContent),
  ).toEqual([
    'Enter your name.',
    'Enter your email address, like name@example.com.',
    invalidNumber,
    'Choose a subject from the list.',
    'Write your message.',
  ]);
  await fillIn('Finance');
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
});

test('contact: the chat opens at once; 500 ms later the form is empty and success is said', async () => {
  render(<ContactForm />);
  await fillIn('Finance');
  vi.useFakeTimers();
  fireEvent.click(button());
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect(open).toHaveBeenCalledTimes(1);
  expect(lead()).toBe(
    'New Contact Us enquiry\nName: Meera Joshi\nEmail: meera@example.in\nPhone: +91 98765 43210\nSubject: Finance\nReceived on\nReference\nMessage:\n> Two lines,\n> please.\nPlease follow up with this customer.',
  );
  expect(screen.getByLabelText('Full name')).toHaveValue('Meera Joshi');
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(button());
  await act(() => vi.advanceTimersByTimeAsync(1));
  vi.useRealTimers();
  expect(open).toHaveBeenCalledTimes(1);
  expect(screen.getByText(success)).toHaveAttribute('role', 'status');
  expect(screen.getByLabelText('Full name')).toHaveValue('');
  expect(screen.getByText('0 of 1,000 characters')).toBeInTheDocument();
  await press();
  expect(screen.queryByText(success)).toBeNull();
});

test('the number is brought into shape while it is typed or pasted, never beyond ten characters', async () => {
  render(<ContactForm />);
  const field = screen.getByLabelText('Phone');
  for (const typed of ['+91 98765 43210', '098765-43210', '९८७६५ ४३२१०', '987654321099']) {
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(typed);
    expect(field).toHaveValue('9876543210');
  }
});

test('contact: a touched wrong number says so when the field is left', async () => {
  render(<ContactForm />);
  await userEvent.type(screen.getByLabelText('Phone'), '12345');
  expect(screen.queryByText(invalidNumber)).toBeNull();
  await userEvent.tab();
  await settled();
  expect(screen.getByText(invalidNumber)).toBeInTheDocument();
});

test('appointment: company is optional and stands in the text', async () => {
  render(<AppointmentForm />);
  await fillIn('Business consultant');
  await userEvent.type(screen.getByLabelText('Company (optional)'), 'Joshi Textiles');
  await press();
  expect(lead()).toMatch(
    /^New appointment request\n.*\nPhone: \+91 98765 43210\nCompany: Joshi Textiles\nSubject: Business consultant\n/s,
  );
});

test('FM2: a complete form that comes back after a reload is not marked as invalid, and shows no fault', async () => {
  const draft = {
    name: 'Meera',
    email: 'meera@example.in',
    number: '9876543210',
    subject: 'Finance',
    message: 'Hi',
  };
  sessionStorage.setItem('enquiry-draft:contact', JSON.stringify(draft));
  render(<ContactForm />);
  await settled();
  expect(screen.getByLabelText('Message')).toHaveValue('Hi');
  expect(button()).not.toHaveAttribute('aria-disabled');
});

test('FM2: a half-written one is, still without a fault', async () => {
  sessionStorage.setItem('enquiry-draft:contact', JSON.stringify({ email: 'meera@' }));
  render(<ContactForm />);
  await settled();
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-invalid', 'true');
});
