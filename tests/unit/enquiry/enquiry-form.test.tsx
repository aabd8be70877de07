import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CommentForm } from '../../../src/enquiry/comment-form.tsx';
import { listOptions } from '../../../src/enquiry/form-definition.ts';
import { contact, newsletter } from '../../../src/enquiry/forms/general.ts';
import { loadAttachedLines, saveAttachedLines } from '../../../src/lib/prefill.ts';
import { short } from '../../forms.ts';
import { announced } from '../announced.ts';
import { enter, lead, listedErrors, open, press, send, settled, summary, withoutChat } from './chat.ts';
import { setDraft } from './prerendered.ts';
import { Show } from './show.tsx';

withoutChat();

const person = { 'Full name': 'Meera Joshi', Email: 'meera@example.in' };
const answers = {
  ...person,
  Phone: '+971 50 123 4567',
  Subject: 'Something else',
  Message: 'Two lines,\nplease.',
};
const choice = Object.values(short.fields).find((field) => field.kind === 'choice')!;
const shortAnswers = { ...person, [choice.label]: listOptions(choice.choice)[0]!.value };
const commentAnswers = {
  'Full name': 'Meera Joshi',
  'Email address': 'meera@example.in',
  Comment: 'Good to know.',
};
const form = <Show form={contact} />;
const button = () => screen.getByRole('button', { name: send });
const panel = { name: 'Now press Send in WhatsApp' };
const invalid = () => document.querySelector('[aria-invalid=true]');
/** Enters a value and leaves its field. */
async function leave(label: string, value: string, relatedTarget?: HTMLElement) {
  enter({ [label]: value });
  fireEvent.blur(screen.getByLabelText(label), { relatedTarget });
  await settled();
}
async function submitContact() {
  render(form);
  enter(answers);
  await press(send);
}
const goOnline = () => act(() => void dispatchEvent(new Event('online')));

test.each([
  ['a short form', <Show key="short" form={short} />, send, shortAnswers, [expect.stringMatching(/^Choose a .+ from the list\.$/)]],
  ['contact', form, send, answers, ['Enter your phone number.', 'Choose a subject from the list.', 'Enter your message.']],
  ['comment', <CommentForm key="comment" />, 'Post comment', commentAnswers, ['Enter your comment.']],
] as const)('the focused summary lists the errors of an invalid form (FM2, FM3): %s', async (_, element, name, valid, errors) => {
  document.title = 'Page - Firm';
  const focused: unknown[] = [];
  const record = ({ target }: Event) => focused.push(target);
  document.addEventListener('focusin', record);
  onTestFinished(() => document.removeEventListener('focusin', record));
  render(element);
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    await press(name);
    await waitFor(() => expect(summary()).toHaveFocus()); // waits until the schema is loaded
    expect(focused).toEqual(Array(attempt).fill(summary()));
    summary()!.blur();
  }
  expect(open).not.toHaveBeenCalled();
  expect(document.title).toBe('Error: Page - Firm');
  expect(listedErrors()).toEqual(['Enter your name.', 'Enter your email address, like name@example.com.', ...errors]);
  for (const link of within(summary()!).getAllByRole('link')) {
    fireEvent.click(link);
    expect(document.activeElement).toHaveAccessibleDescription(expect.stringContaining(`Error: ${link.textContent}`));
    expect(document.activeElement).toHaveAttribute('aria-invalid', 'true');
  }
  enter(valid);
  await waitFor(() => expect(summary()).toBeNull());
  expect(invalid()).toBeNull();
  await waitFor(() => expect(document.title).toBe('Page - Firm')); // an effect removes the prefix
}); // oxfmt-ignore

test('the description of the button states the number of missing and invalid fields (FM2)', async () => {
  render(form);
  expect(button()).toHaveAccessibleDescription('5 fields left to fill in');
  expect(button()).not.toHaveAttribute('aria-disabled');
  await leave('Phone', '98765 4321');
  await waitFor(() => expect(button()).toHaveAccessibleDescription('4 fields left to fill in, 1 to correct'));
  enter({ ...answers, Phone: '98765 4321' });
  await settled();
  expect(button()).toHaveAccessibleDescription('1 field to correct');
  await leave('Email', 'meera');
  expect(button()).toHaveAccessibleDescription('2 fields to correct');
  enter(answers);
  await waitFor(() => expect(button()).toHaveAccessibleDescription('All fields are filled in'));
});

test('the form advises to remove an Aadhaar number or a PAN from the message', async () => {
  render(form);
  const box = screen.getByLabelText(/^Message/);
  enter({ ...answers, Message: 'Aadhaar 9999 7165 884' });
  expect(screen.queryByText(/^Your message seems/)).toBeNull();
  enter({ Message: 'Aadhaar 9999 7165 8847' });
  const advice = /^Your message seems to have an Aadhaar number in it\. .*please remove it/;
  await waitFor(() => expect(announced()).toContainEqual(expect.stringMatching(advice)));
  expect(box).toHaveAccessibleDescription(/an Aadhaar number in it/);
  expect(box).toBeValid();
  enter({ Message: 'PAN AAAPC4444A' });
  expect(box).toHaveAccessibleDescription(/a PAN in it/);
  fireEvent.click(button());
  await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
  expect(lead()).toContain('> PAN AAAPC4444A');
});

test('the panel replaces the form 500 ms after the chat opens', async () => {
  render(form);
  enter(answers);
  expect(screen.getByLabelText('Country code')).toHaveValue('AE');
  vi.useFakeTimers();
  fireEvent.click(button());
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect(lead()).toContain('\nPhone: +971 50 123 4567\n');
  expect(screen.getByLabelText('Full name')).toBeVisible();
  expect(screen.getByLabelText('Full name')).toHaveValue('Meera Joshi');
  fireEvent.click(button());
  await act(() => vi.advanceTimersByTimeAsync(1));
  vi.useRealTimers();
  expect(open).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', panel)).toHaveFocus();
});

test('no chat opens for a confirmed message when the connection returns', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open.mockReturnValue(null);
  await submitContact();
  await screen.findByRole('alert');
  await settled(); // waits for the effect that listens for `online`
  goOnline();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Your browser blocked WhatsApp\./);
  await press('Change the message');
  await press(send);
  await screen.findByText(/^You are offline\./);
  await press('I have sent it');
  goOnline();
  expect(open).toHaveBeenCalledTimes(1);
});

test.each([
  [250, 'email'],
  [450, 'chat and the email'],
])('the form shows that a message of %i Hindi letters is too long for the %s', async (length, where) => {
  render(form);
  enter({ ...answers, Message: 'क'.repeat(length) });
  await press(send);
  expect(await screen.findByText(/^Your message is too long/)).toHaveTextContent(`for the ${where}, which`);
});

test('the count of the message includes the attached lines', () => {
  saveAttachedLines('/', [`Looked for: ${'धान '.repeat(25)}`]);
  render(form);
  enter({ ...answers, Message: 'ख'.repeat(385) });
  expect(screen.getByLabelText('Message')).toHaveAccessibleDescription(/too long for WhatsApp/);
});

test('a form that accepts no prefill neither shows nor removes the attached lines of its page', async () => {
  saveAttachedLines('/', ['EMI: ₹9,446']);
  render(<Show form={newsletter} />);
  expect(screen.queryByText('EMI: ₹9,446')).toBeNull();
  enter({ 'Your email': 'meera@example.in' });
  await press(send);
  await screen.findByRole('heading', panel);
  await press('I have sent it');
  expect(loadAttachedLines('/')).toEqual(['EMI: ₹9,446']);
});

test('a number is validated when the visitor leaves its field, except to press the button', async () => {
  render(form);
  act(() => screen.getByLabelText('Phone').focus()); // loads the schema
  await leave('Email', '');
  await leave('Phone', '12345', button());
  expect(invalid()).toBeNull();
  await leave('Phone', '12345');
  expect(screen.getByText(/^Please enter a valid 10-digit number\./)).toBeInTheDocument();
  enter({ Phone: '98765 43210' });
  await settled();
  expect(invalid()).toBeNull();
});

test('a form that is restored after a reload shows no error (FM2)', async () => {
  setDraft(contact, { email: 'meera@', message: 'Hi' });
  render(form);
  await settled();
  expect(button()).toHaveAccessibleDescription('3 fields left to fill in');
  expect(screen.getByLabelText('Message')).toHaveValue('Hi');
  expect(invalid()).toBeNull();
});
