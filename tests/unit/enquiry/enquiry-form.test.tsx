import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CommentForm } from '../../../src/enquiry/comment-form.tsx';
import { EnquiryForm } from '../../../src/enquiry/enquiry-form.tsx';
import { chatLink } from '../../../src/enquiry/chat-link.ts';
import { contact, newsletter } from '../../../src/enquiry/forms/general.ts';
import { digitsOf, telLink } from '../../../src/lib/phone.ts';
import { loadAttachedLines, saveAttachedLines } from '../../../src/lib/prefill.ts';
import { firm } from '../../../src/site/firm.ts';
import { seals } from '../../../src/site/seals.ts';
import { ownEnquiries } from '../../forms.ts';
import { announced } from '../announced.ts';
import { enter, lead, open, press, settled, summary, withoutChat } from './chat.ts';
import { setDraft } from './prerendered.ts';
import { sampleForm } from './sample-form.ts';
import { Show } from './show.tsx';

withoutChat();

const answers = {
  'Full name': 'Meera Joshi',
  Email: 'meera@example.in',
  Phone: '+971 50 123 4567',
  Subject: 'Something else',
  Message: 'Two lines,\nplease.',
};
const send = /opens in new tab/;
const listedErrors = () =>
  within(summary()!)
    .getAllByRole('link')
    .map((link) => link.textContent);
const button = () => screen.getByRole('button', { name: send });
/** All elements that receive the focus from now on. */
function recordFocus() {
  const focused: EventTarget[] = [];
  const record = ({ target }: Event) => target && focused.push(target);
  document.addEventListener('focusin', record);
  onTestFinished(() => document.removeEventListener('focusin', record));
  return focused;
}

test('names the purpose of the fields about the visitor (1.3.5)', () => {
  render(<Show form={contact} />);
  const purposes = ['Full name', 'Email', 'Phone'].map((label) => {
    const { type, autocomplete, inputMode } = screen.getByLabelText<HTMLInputElement>(label);
    return [type, autocomplete, inputMode];
  });
  expect(purposes).toEqual([
    ['text', 'name', ''],
    ['email', 'email', 'email'],
    ['text', 'tel-national', 'tel'],
  ]);
});

test('describes the button by what is missing, and names the errors when it is pressed (FM2)', async () => {
  render(<Show form={contact} />);
  expect(button()).toHaveAccessibleDescription('5 fields left to fill in');
  expect(button()).not.toHaveAttribute('aria-disabled');
  const focused = recordFocus();
  await press(send);
  await waitFor(() => expect(summary()).toHaveFocus()); // the rules are fetched first
  expect(focused).toEqual([summary()]);
  expect(listedErrors()).toEqual([
    'Enter your name.',
    'Enter your email address, like name@example.com.',
    'Enter your phone number.',
    'Choose a subject from the list.',
    'Enter your message.',
  ]);
  enter(answers);
  await waitFor(() => expect(button()).toHaveAccessibleDescription('All fields are filled in'));
  await waitFor(() => expect(summary()).toBeNull());
});

test('advises to remove an Aadhaar number or a PAN from the message, announces it once, and sends it all the same', async () => {
  render(<Show form={contact} />);
  const box = screen.getByLabelText(/^Message/);
  enter({ ...answers, Message: 'Aadhaar 9999 7165 884' });
  expect(screen.queryByText(/^Your message seems/)).toBeNull();
  enter({ Message: 'Aadhaar 9999 7165 8847' });
  const advice =
    'Your message seems to have an Aadhaar number in it. We do not need it here: please remove it before you send.';
  await waitFor(() => expect(announced()).toContain(advice));
  expect(box).toHaveAccessibleDescription(expect.stringContaining(advice));
  expect(box).toBeValid();
  enter({ Message: 'PAN AAAPC4444A' });
  expect(box).toHaveAccessibleDescription(/a PAN in it/);
  fireEvent.click(button());
  await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
  expect(lead()).toContain('> PAN AAAPC4444A');
});

test('opens the chat at once, and replaces the form by the panel 500 ms later', async () => {
  render(<Show form={contact} />);
  enter(answers);
  expect(screen.getByLabelText('Country of the number')).toHaveValue('AE');
  vi.useFakeTimers();
  fireEvent.click(button());
  await act(() => vi.advanceTimersByTimeAsync(499));
  expect(lead().replace(/(Received on|Reference): .*/g, '$1')).toBe(
    'New Contact Us enquiry\nName: Meera Joshi\nEmail: meera@example.in\nPhone: +971 50 123 4567\nSubject: Something else\nReceived on\nReference\nMessage:\n> Two lines,\n> please.\nPlease follow up with this customer.',
  );
  expect(screen.getByLabelText('Full name')).toBeVisible();
  expect(screen.getByLabelText('Full name')).toHaveValue('Meera Joshi');
  fireEvent.click(button());
  await act(() => vi.advanceTimersByTimeAsync(1));
  vi.useRealTimers();
  expect(open).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { name: 'Now press Send in WhatsApp' })).toHaveFocus();
});

test('counts invalid fields besides missing ones in the description of the button (FM2)', async () => {
  render(<Show form={contact} />);
  const leave = async (label: string, value: string) => {
    enter({ [label]: value });
    fireEvent.blur(screen.getByLabelText(label));
    await settled();
  };
  fireEvent.focus(screen.getByLabelText('Phone'));
  await leave('Phone', '98765 4321');
  expect(button()).toHaveAccessibleDescription('4 fields left to fill in, 1 to correct');
  enter({ ...answers, Phone: '98765 4321' });
  await settled();
  expect(button()).toHaveAccessibleDescription('1 field to correct');
  await leave('Email', 'meera');
  expect(button()).toHaveAccessibleDescription('2 fields to correct');
  enter(answers);
  await waitFor(() => expect(button()).toHaveAccessibleDescription('All fields are filled in'));
});

test('offline: says so and offers to copy first, and opens the chat when the connection returns', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<Show form={contact} />);
  enter(answers);
  await press(send);
  const heading = await screen.findByRole('heading', { name: 'Your message is not sent yet' });
  await waitFor(() => expect(heading).toHaveFocus()); // an effect moves it, after the heading is in the document
  expect(open).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent(/^You are offline\./);
  expect(screen.queryByText(/open in another tab/)).toBeNull();
  const options = screen.getByRole('button', { name: 'Copy message' }).parentElement!.children;
  expect([...options].map((option) => option.textContent)).toEqual([
    'Copy message',
    'Send by SMS',
    expect.stringMatching(/^Open the chat/),
  ]);
  const [copy, sms, chat] = [...document.querySelectorAll('[data-hand-off] :is(a, button)')];
  expect([copy, sms, chat].map((option) => option?.classList.contains('plate-button'))).toEqual([
    true,
    false,
    false,
  ]);
  expect(screen.getAllByText('Send by SMS')).toHaveLength(1);
  onLine.mockReturnValue(true);
  await settled();
  for (let time = 0; time < 2; time += 1) act(() => void dispatchEvent(new Event('online')));
  expect(open).toHaveBeenCalledTimes(1);
  expect(lead()).toContain('Meera Joshi');
  expect(screen.getByRole('heading', { name: 'Now press Send in WhatsApp' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('opens no chat when the connection returns after the visitor has sent the message in another way', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<Show form={contact} />);
  enter(answers);
  await press(send);
  await screen.findByRole('alert');
  await press('I have sent it');
  act(() => void dispatchEvent(new Event('online')));
  expect(open).not.toHaveBeenCalled();
});

test.each([
  [250, 'email'],
  [450, 'chat and the email'],
])('says that a message of %i Hindi letters is too long for the %s', async (length, where) => {
  render(<Show form={contact} />);
  enter({ ...answers, Message: 'क'.repeat(length) });
  await press(send);
  expect(await screen.findByText(/^Your message is too long/)).toHaveTextContent(`for the ${where}, which`);
});

test('offers the same enquiry by chat, phone and email where the form does not work (FM7)', () => {
  render(<Show form={sampleForm} />);
  const [chat, call, write] = [/^chat about Sample/, /^call/, /^write to/].map((name) =>
    screen.getByRole<HTMLAnchorElement>('link', { name }),
  );
  expect(chat).toHaveAttribute('target', '_blank');
  expect(chat?.href).toBe(chatLink(digitsOf(firm.chatNumber), 'Enquiry: Sample').href);
  expect(call).toHaveTextContent(`call ${firm.phone}`);
  expect(call?.href).toBe(telLink(firm.phone));
  expect(write).toHaveTextContent(`write to ${firm.email}`);
  expect(write?.href).toBe(`mailto:${firm.email}?subject=Sample`);
});

test('a short form has no count of missing answers, and no attached lines unless a page gives it some', () => {
  render(<Show form={sampleForm} />);
  expect(button()).not.toHaveAccessibleDescription();
  expect(screen.queryByText(/left to fill in|are filled in/)).toBeNull();
  expect(screen.queryByText('Sent with your message')).toBeNull();
});

test('a form in a row has a shorter note of its own', () => {
  const note = 'You subscribe by WhatsApp: press Send there.';
  const view = render(<EnquiryForm form={newsletter} level={3} rosette={seals.quote} layout="row" />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByText(note)).toBeVisible();
  view.unmount();
  render(<Show form={newsletter} />);
  expect(screen.queryByText(note)).toBeNull();
});

test('a form that takes over nothing neither attaches the lines of its page nor removes them', async () => {
  saveAttachedLines('/', ['EMI: ₹9,446']);
  render(<Show form={newsletter} />);
  expect(screen.queryByText('EMI: ₹9,446')).toBeNull();
  enter({ 'Your email': 'meera@example.in' });
  await press(send);
  await screen.findByRole('heading', { name: 'Now press Send in WhatsApp' });
  await press('I have sent it');
  expect(loadAttachedLines('/')).toEqual(['EMI: ₹9,446']);
});

test('offers the button when the browser blocks a chat that opens after the connection returns', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open.mockReturnValue(null);
  render(<Show form={contact} />);
  enter(answers);
  await press(send);
  await screen.findByRole('alert');
  await settled(); // effects listen for the connection
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Your browser blocked WhatsApp\./);
});

test('reports an invalid number when the field is left', async () => {
  render(<Show form={contact} />);
  const error = () => screen.queryByText(/^Please enter a valid 10-digit number\./);
  enter({ Phone: '12345' });
  expect(error()).toBeNull();
  fireEvent.blur(screen.getByLabelText('Phone'));
  await settled();
  expect(error()).toBeInTheDocument();
  enter({ Phone: '98765 43210' });
  await settled();
  expect(error()).toBeNull();
});

test('reports nothing when an empty field is left, or an invalid one for the submit button', async () => {
  render(<Show form={contact} />);
  act(() => screen.getByLabelText('Phone').focus()); // loads the rules
  fireEvent.blur(screen.getByLabelText('Email'));
  await settled();
  enter({ Phone: '12345' });
  fireEvent.blur(screen.getByLabelText('Phone'), { relatedTarget: button() });
  await settled();
  expect(document.querySelector('[aria-invalid=true]')).toBeNull();
});

test('shows no error in a form that is restored after a reload (FM2)', async () => {
  setDraft(contact, { email: 'meera@', message: 'Hi' });
  render(<Show form={contact} />);
  await settled();
  expect(button()).toHaveAccessibleDescription('3 fields left to fill in');
  expect(screen.getByLabelText('Message')).toHaveValue('Hi');
  expect(document.querySelector('[aria-invalid=true]')).toBeNull();
});

test('requires only the chosen way to reply, and removes the error of the other', async () => {
  render(<Show form={ownEnquiries[0]!.form} />);
  await press(send);
  const missing = 'Enter your email address, like name@example.com.';
  expect(screen.getAllByText(missing)).toHaveLength(2);
  fireEvent.click(screen.getByLabelText('By phone'));
  await settled();
  expect(screen.queryByText(missing)).toBeNull();
});

const closed = /^Comments on this article are closed/;
const commentAnswers = {
  'Full name': 'Meera Joshi',
  'Email address': 'meera@example.in',
  Comment: 'Good to know.',
};

test('names the errors of an empty comment in the summary, which alone gets the focus (FM3)', async () => {
  document.title = 'Article - Firm';
  const focused = recordFocus();
  render(<CommentForm />);
  expect(screen.queryByText(closed)).toBeNull();
  await press('Post comment');
  await waitFor(() => expect(summary()).toHaveFocus());
  expect(focused).toEqual([summary()]);
  expect(document.title).toBe('Error: Article - Firm');
  expect(listedErrors()).toEqual([
    'Enter your name.',
    'Enter your email address, like name@example.com.',
    'Enter your comment.',
  ]);
  expect(screen.queryByText(closed)).toBeNull();
  enter(commentAnswers);
  await waitFor(() => expect(summary()).toBeNull());
  expect(document.title).toBe('Article - Firm');
});

test('keeps a comment after a reload and a submit, sends nothing, and announces that comments are closed (4.1.3)', async () => {
  document.title = 'Article - Firm';
  const first = render(<CommentForm />);
  enter(commentAnswers);
  first.unmount();
  render(<CommentForm />);
  await press('Post comment');
  await waitFor(() => expect(announced()).toEqual([expect.stringMatching(closed)]));
  expect(screen.getAllByText(closed)).toHaveLength(2); // shown and announced
  expect(document.title).toBe('Article - Firm');
  for (const [label, value] of Object.entries(commentAnswers))
    expect(screen.getByLabelText(label)).toHaveValue(value);
  expect(open).not.toHaveBeenCalled();
  expect(summary()).toBeNull();
  enter({ Comment: 'Good to know, thank you.' });
  expect(screen.queryByText(closed, { ignore: '#announcements *' })).toBeNull();
});
