import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { compliance, discounting, funding, loan } from '../../../src/enquiry/forms/home.ts';
import { newsletter } from '../../../src/enquiry/forms/general.ts';
import type { LeadForm } from '../../../src/enquiry/form-definition.ts';
import { createChatUrl, extractDigits, createTelUrl } from '../../../src/lib/phone.ts';
import { firm } from '../../../src/site/firm.ts';
import { announced } from '../../unit/announced.ts';
import { enter, lead, open, press, send, settled, summary } from '../../unit/enquiry/chat.ts';
import { withPrerenderedForms } from '../../unit/enquiry/prerendered.ts';
import { Show } from '../../unit/enquiry/show.tsx';

const person = { 'Full name': 'Meera Joshi', Email: 'meera@example.in' };
const received = 'Time in India: 21 November 2026, 3:05 pm IST\nReference: 012345';
const createFact = (form: LeadForm, lead: string, line: string, value = line.split(': ')[1]!) => ({
  form,
  answers: { ...person, [line.split(': ')[0]!]: value } as Record<string, string>,
  text: `New ${lead} enquiry\nName: Meera Joshi\nEmail: meera@example.in\n${line}\n${received}\nPlease respond ASAP.`,
});

const loanFacts = createFact(loan, 'Business Loan', 'Loan type: Machinery Loan');
/** For each form of section 4 of the specification: answers to its questions, and the lead that it must produce. */
const facts = [
  loanFacts,
  createFact(discounting, 'Bill Discounting', 'Invoice type: Trade Invoice'),
  createFact(funding, 'Funding', 'Funding option: Equity Funding'),
  // The lead has the label that the visitor saw.
  createFact(compliance, 'Compliance Advisory', 'Compliance type: Company Law Advisory', 'Company Law'),
  {
    form: newsletter,
    answers: { 'Your email': 'meera@example.in' },
    text: `New newsletter subscription\nEmail: meera@example.in\n${received}\nPlease add this address.`,
  },
];
const { answers, text } = loanFacts;
const { success } = loan; // tests/specification/facts.ts has the specified text

withPrerenderedForms();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:35:00Z') });
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    (bytes as Uint8Array).set([0, 1, 2, 3, 4, 5]);
    return bytes;
  });
  document.title = 'Home - Firm';
});

const Form = () => <Show form={loan} />;

async function fillAndSend() {
  render(<Form />);
  enter(answers);
  await press(send);
}

const panel = () => screen.queryByRole('heading', { name: 'Now press Send in WhatsApp' });
const shown = (words: string) => screen.queryAllByText(words, { ignore: '#announcements *' });
/** Returns the stamp that is drawn over a confirmed enquiry, or null. */
const stamp = () => document.querySelector('[data-stamp]');
const submit = () => fireEvent.submit(document.forms[0] as HTMLFormElement);

test.each(facts)('$form.id opens the chat once with its lead (FM1)', async ({ form, answers, text }) => {
  render(<Show form={form} />);
  for (const label of Object.keys(answers)) expect(screen.getByLabelText(label)).toBeRequired();
  expect(screen.getByLabelText(/email/i)).toHaveAttribute('autocomplete', 'email');
  expect(screen.queryByLabelText('Full name')?.getAttribute('autocomplete') ?? 'name').toBe('name');
  expect(document.forms[0]).toHaveAttribute('method', 'dialog');
  enter(answers);
  submit();
  await settled();
  expect(open).toHaveBeenCalledTimes(1);
  const [url, target] = open.mock.lastCall ?? ['', ''];
  expect(target).toBe('_blank');
  expect(url).toMatch(new RegExp(`^${createChatUrl(firm.chatNumber)}\\?text=[^ +]*$`));
  expect(lead()).toBe(text);
  await press('I have sent it');
  expect(shown(form.success)).toHaveLength(1);
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
});

test('after a submit, two steps replace the form, and no success is announced (FM5, 3.3.1)', async () => {
  await fillAndSend();
  expect(panel()).toHaveFocus();
  expect(document.forms[0]).not.toBeVisible();
  const [now, then] = screen.getAllByRole('listitem');
  expect(now).toHaveTextContent(
    /^1Press Send in WhatsApp ?It is open in another tab, .* until you press Send\.$/,
  );
  expect(then).toHaveTextContent(`After you press Send in WhatsApp: ${success}`);
  const isFilled = [now, then].map((step) => step?.firstElementChild?.classList.contains('bg-primary'));
  expect(isFilled).toEqual([true, false]);
  expect(shown(success)).toHaveLength(1);
  expect(stamp()).toBeNull();
  // The firm has no server, so it receives the enquiry only by the chat.
  expect(screen.queryByText(/our office|^Your message is too long/)).toBeNull();
  expect(announced()).toEqual([]);
  expect(document.title).toBe('Not sent yet - Home - Firm');
});

test('success is announced when the visitor confirms that the message is sent (FM5, 4.1.3)', async () => {
  await fillAndSend();
  await press('I have sent it');
  expect(document.title).toBe('Sent - Home - Firm');
  await waitFor(() => expect(announced()).toEqual([success]));
  expect(screen.getByRole('heading', { name: 'You have sent it' })).toHaveFocus();
  expect(screen.queryByText('After you press Send in WhatsApp:')).toBeNull();
  expect(stamp()).toBeInTheDocument();
});

/** Simulates a visitor who goes to another tab for some seconds and returns. */
function leaveAndReturn() {
  vi.useFakeTimers();
  const wait = (ms: number) => {
    act(() => void vi.advanceTimersByTime(ms));
    act(() => void vi.advanceTimersByTime(50)); // the paint before an announcement
  };
  for (const state of ['hidden', 'visible']) {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state as DocumentVisibilityState);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    wait(state === 'hidden' ? 5000 : 500);
    expect(announced()).toEqual([]); // screen readers still announce the title
  }
  wait(600);
  const messages = announced();
  wait(5000);
  vi.useRealTimers();
  return messages;
}

test('each return from the chat announces that nothing is sent yet (FM5, 4.1.3)', async () => {
  render(<Form />);
  const submitWithoutAnnouncement = async () => {
    vi.useFakeTimers();
    submit();
    await act(() => vi.advanceTimersByTimeAsync(500));
    act(() => void vi.advanceTimersByTime(50)); // the paint before an announcement
    expect(panel()).toHaveFocus();
    expect(announced()).toEqual([]);
    vi.useRealTimers();
  };
  expect(leaveAndReturn()).toEqual([]);
  enter(answers);
  await submitWithoutAnnouncement();
  const reminder = ['Now press Send in WhatsApp. Nothing is sent until you do.'];
  expect([leaveAndReturn(), leaveAndReturn()]).toEqual([reminder, reminder]);
  await press('Change the message');
  await submitWithoutAnnouncement();
});

test('the chat opens once, in the task of the submit', async () => {
  render(<Form />);
  enter(answers);
  vi.useFakeTimers({ toFake: ['setTimeout'] }); // the panel must appear without a timer
  await act(async () => {
    for (let time = 0; time < 2; time += 1) {
      submit();
      for (let turn = 0; turn < 50; turn += 1) await Promise.resolve(); // no task can run in between
      expect(open).toHaveBeenCalledTimes(1);
    }
  });
  expect(summary()).toBeNull();
  expect(document.forms[0]).not.toBeVisible();
});

test('the panel offers another chat link, email, a call and SMS', async () => {
  await fillAndSend();
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? '';
  expect(decodeURIComponent(href('Try the other chat link (opens in new tab)'))).toBe(
    `https://api.whatsapp.com/send?phone=${extractDigits(firm.chatNumber)}&text=${text}`,
  );
  const mail = decodeURIComponent(href('Send by email'));
  const due = /, reply by \d\d \w{3} \d{4}(?=&)/;
  expect(mail).toMatch(due);
  expect(mail.replace(due, '')).toBe(
    `mailto:${firm.email}?subject=Business Loan, reference 012345&body=${text.replaceAll('\n', '\r\n')}`,
  );
  expect(href(`Call ${firm.phone}`)).toBe(createTelUrl(firm.phone));
  expect(href('Send by SMS')).toContain(`sms:+${extractDigits(firm.phone)}?&body=New%20Business`);
  const listed = within(screen.getAllByRole('list').at(-1)!).getAllByRole('link');
  const namesOf = (links: HTMLElement[]) => links.map((link) => link.textContent);
  const newTabs = listed.filter((link) => link.getAttribute('target') === '_blank');
  expect(namesOf(newTabs)).toEqual([expect.stringMatching(/^Try the other chat link/)]);
  const touchOnly = listed.filter((link) => link.closest('li')?.className === 'hidden pointer-coarse:block');
  expect(namesOf(touchOnly)).toEqual(['Send by SMS']);
  expect(screen.getByLabelText('The message')).not.toHaveAttribute('lang');
});

test('Copy message copies the message, or selects it if the browser blocks copying', async () => {
  userEvent.setup(); // this gives jsdom a clipboard
  await fillAndSend();
  await press('Copy message');
  expect(await navigator.clipboard.readText()).toBe(text);
  const field = screen.getByLabelText<HTMLTextAreaElement>('The message');
  expect(field).not.toHaveFocus();
  expect(shown('Message copied.')).toHaveLength(1);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await press('Copy message');
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('readonly');
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(text);
  expect(screen.getAllByText(/^Your browser blocked copying\./)[0]).toBeVisible();
});

test('Change the message shows the form with its answers, without errors', async () => {
  render(<Form />);
  await press(send);
  enter(answers);
  await press(send);
  await press('Change the message');
  await settled();
  for (const [label, value] of Object.entries(answers))
    expect(screen.getByLabelText(label)).toHaveValue(value);
  expect(screen.getByLabelText('Full name')).toHaveFocus();
  expect(screen.queryByText(/^Your earlier enquiry/)).toBeNull();
  enter({ 'Full name': '' });
  await settled();
  expect(screen.getByLabelText('Full name')).toBeInvalid();
  expect(summary()).toBeNull();
  enter(answers);
  await press(send);
  expect(open).toHaveBeenCalledTimes(2);
  expect(lead()).toBe(text);
});
