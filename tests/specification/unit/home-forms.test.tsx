import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { HomeForms } from '../../../src/enquiry/home-forms.tsx';
import { compliance, discounting, funding, loan } from '../../../src/enquiry/forms/home.ts';
import { newsletter } from '../../../src/enquiry/forms/general.ts';
import { chatUrl, digitsOf, telLink } from '../../../src/lib/phone.ts';
import { firm } from '../../../src/site/firm.ts';
import type { LeadForm } from '../../../src/enquiry/form-definition.ts';
import { announced } from '../../unit/announced.ts';
import { lead, open, settled, withoutChat } from '../../unit/enquiry/chat.ts';
import { Show } from '../../unit/enquiry/show.tsx';

const received = 'Time in India: 21 November 2026, 3:05 pm IST\nReference: 012345';

/** A form, the answers by label, and the options of its select. */
const short = (record: LeadForm, label: string, ...options: string[]) => ({
  name: record.id,
  record,
  answers: { 'Full name': 'Meera Joshi', Email: 'meera@example.in', [label]: options.at(-1) ?? '' },
  options,
});
const first = short(loan, 'Loan type', 'Loan Type', 'SME Loan', 'Working Capital', 'Machinery Loan');
const bridge = ['Funding Option', 'Equity Funding', 'Debt Funding', 'Bridge Funding'];
const advisory = ['Compliance Type', 'RERA Compliance', 'Company Law Advisory', 'Financial Audit'];
const answers: Record<string, string> = { 'Your email': 'meera@example.in' };
const cases = [
  first,
  short(discounting, 'Invoice type', 'Invoice Type', 'Trade Invoice', 'Purchase Order'),
  short(funding, 'Funding option', ...bridge),
  short(compliance, 'Compliance type', ...advisory),
  { name: 'newsletter', record: newsletter, answers, options: [] },
];
const text = `New Business Loan enquiry\nName: Meera Joshi\nEmail: meera@example.in\nLoan type: Machinery Loan\n${received}\nPlease respond ASAP.`;
const success = 'Thank you! Your request has been sent successfully. We will contact you soon.';
const errors = [
  'Enter your name.',
  'Enter your email address, like name@example.com.',
  'Choose a loan type from the list.',
];

withoutChat();

// The first submit would fetch the rules, for longer than `settled` waits on a busy machine.
beforeAll(() => import('../../../src/enquiry/schema.ts'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:35:00Z') });
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    (bytes as Uint8Array).set([0, 1, 2, 3, 4, 5]);
    return bytes;
  });
  document.title = 'Home - Firm';
});

const Form = () => <Show form={loan} />;

function fillIn(values: Record<string, string> = first.answers) {
  for (const [label, value] of Object.entries(values)) {
    const field = screen.getByLabelText(label);
    fireEvent[field.tagName === 'SELECT' ? 'change' : 'input'](field, { target: { value } });
  }
}
async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await settled();
}
const send = () => press('Send enquiry (opens in new tab)');
async function fillAndSend() {
  render(<Form />);
  fillIn();
  await send();
}

const shown = (words: string) => screen.queryAllByText(words, { ignore: '#announcements *' });
const values = (labels = Object.keys(first.answers)) =>
  labels.map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
/** The stamp over a confirmed enquiry. */
const stamp = () => document.querySelector('[data-stamp]');
const summary = () => screen.queryByRole('group', { name: 'There is a problem' });

test.each(cases)('$name has its fields and options, required, with their purpose (FM1)', (form) => {
  render(<Show form={form.record} />);
  expect(screen.queryAllByRole('option').map((option) => option.textContent)).toEqual(form.options);
  for (const label of Object.keys(form.answers)) expect(screen.getByLabelText(label)).toBeRequired();
  expect(screen.getByLabelText(/email/i)).toHaveAttribute('autocomplete', 'email');
  expect(document.forms[0]).toHaveAttribute('method', 'dialog');
});

test.each(cases)('$name opens the chat once with its lead, and thanks once it is confirmed', async (form) => {
  render(<Show form={form.record} />);
  fillIn(form.answers);
  fireEvent.submit(document.forms[0] as HTMLFormElement);
  await settled();
  expect(open).toHaveBeenCalledTimes(1);
  const [url, target] = open.mock.lastCall ?? ['', ''];
  expect(target).toBe('_blank');
  expect(url).toMatch(new RegExp(`^${chatUrl(firm.chatNumber)}\\?text=[^ +]*$`));
  const { header, closing } = form.record.lead;
  for (const words of [`${header}\n`, `\n${received}\n`, `\n${closing}`]) expect(lead()).toContain(words);
  for (const value of values(Object.keys(form.answers))) expect(lead()).toContain(`: ${value}\n`);
  await press('I have sent it');
  expect(shown(form.record.success)).toHaveLength(1);
});

test('replaces the form by two steps, focuses their heading and announces no success (FM5, 3.3.1)', async () => {
  await fillAndSend();
  expect(lead()).toBe(text);
  expect(screen.getByRole('heading', { name: 'Now press Send in WhatsApp' })).toHaveFocus();
  expect(document.forms[0]).not.toBeVisible();
  const [now, then] = screen.getAllByRole('listitem');
  expect(now).toHaveTextContent(
    /^1Press Send in WhatsApp ?It is open in another tab, with your message ready\. Nothing is sent until you press Send\.$/,
  );
  expect(then).toHaveTextContent(`After you press Send in WhatsApp: ${success}`);
  const isFilled = [now, then].map((step) => step?.firstElementChild?.classList.contains('bg-primary'));
  expect(isFilled).toEqual([true, false]);
  expect(shown(success)).toHaveLength(1);
  expect(stamp()).toBeNull();
  expect(screen.queryByText(/our office/)).toBeNull(); // only the chat has it
  expect(announced()).toEqual([]);
  expect(document.title).toBe('Not sent yet - Home - Firm');
});

test('announces the success once the visitor confirms that it was sent (FM5, 4.1.3)', async () => {
  await fillAndSend();
  await press('I have sent it');
  expect(document.title).toBe('Sent - Home - Firm');
  await waitFor(() => expect(announced()).toEqual([success]));
  expect(screen.getByRole('heading', { name: 'You have sent it' })).toHaveFocus();
  expect(screen.queryByText('After you press Send in WhatsApp:')).toBeNull();
  expect(stamp()).toBeInTheDocument();
});

/** The visitor goes to another tab for some seconds, and comes back. */
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

test('announces the heading again at each return from the chat (FM5, 4.1.3)', async () => {
  await fillAndSend();
  const reminder = ['Now press Send in WhatsApp. Nothing is sent until you do.'];
  expect(leaveAndReturn()).toEqual(reminder);
  expect(leaveAndReturn()).toEqual(reminder);
});

test('announces no return from before the submit, or of an earlier enquiry', async () => {
  render(<Form />);
  const sendInSilence = async () => {
    vi.useFakeTimers();
    fireEvent.submit(document.forms[0] as HTMLFormElement);
    await act(() => vi.advanceTimersByTimeAsync(500));
    act(() => void vi.advanceTimersByTime(50)); // the paint before an announcement
    expect(screen.getByRole('heading', { name: 'Now press Send in WhatsApp' })).toHaveFocus();
    expect(announced()).toEqual([]);
    vi.useRealTimers();
  };
  expect(leaveAndReturn()).toEqual([]);
  fillIn();
  await sendInSilence();
  expect(leaveAndReturn()).toHaveLength(1);
  await press('Change the message');
  await sendInSilence();
});

test('opens the window in microtasks after the submit; a second Enter opens no other', async () => {
  render(<Form />);
  fillIn();
  vi.useFakeTimers({ toFake: ['setTimeout'] }); // the panel follows without a task as well
  await act(async () => {
    for (let enter = 0; enter < 2; enter += 1) {
      fireEvent.submit(document.forms[0] as HTMLFormElement);
      for (let turn = 0; turn < 50; turn += 1) await Promise.resolve(); // no task can run in between
      expect(open).toHaveBeenCalledTimes(1);
    }
  });
  expect(summary()).toBeNull();
  expect(document.forms[0]).not.toBeVisible();
  vi.useRealTimers();
});

test('an invalid submit opens nothing, names every error and focuses the summary, each time (FM3)', async () => {
  render(<Form />);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await send();
    expect(summary()).toHaveFocus();
    expect(document.title).toBe('Error: Home - Firm');
  }
  expect(open).not.toHaveBeenCalled();
  const links = within(summary() as HTMLElement).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(errors);
  for (const link of links) {
    fireEvent.click(link);
    expect(document.activeElement).toHaveAccessibleDescription(`Error: ${link.textContent}`);
    expect(document.activeElement).toHaveAttribute('aria-invalid', 'true');
  }
});

test('a corrected field loses its error and its line in the summary (FM2)', async () => {
  render(<Form />);
  await send();
  fillIn();
  await settled();
  expect(summary()).toBeNull();
  expect(document.querySelector('[aria-invalid=true]')).toBeNull();
  expect(document.title).toBe('Home - Firm');
});

test('lists no earlier errors when a sent message is changed', async () => {
  render(<Form />);
  await send();
  fillIn();
  await send();
  await press('Change the message');
  fillIn({ 'Full name': '' });
  await settled();
  expect(screen.getByLabelText('Full name')).toBeInvalid();
  expect(summary()).toBeNull();
});

test('starts empty for another enquiry, once the visitor has confirmed', async () => {
  await fillAndSend();
  await press('I have sent it');
  await press('Write another enquiry');
  await settled();
  expect(document.title).toBe('Home - Firm');
  expect(values()).toEqual(['', '', '']);
  await send();
  expect(summary()).toHaveFocus();
  expect(shown(success)).toHaveLength(1);
  fillIn();
  await send();
  expect(lead()).toBe(text);
  expect(shown(success)).toHaveLength(1); // below the steps
});

test('announces a blocked window as an alert, and offers the link to the chat (FM5)', async () => {
  open.mockReturnValue(null);
  await fillAndSend();
  const advice = 'Your browser blocked WhatsApp. Open it with the button below.';
  expect(screen.getByRole('alert')).toHaveTextContent(advice);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open the chat (opens in new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(new URL(link.href).searchParams.get('text')).toBe(text);
  expect(screen.getByText(/^Open it below, with your message ready\./)).toBeVisible();
  await press('I have sent it');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a half-written form survives a reload', () => {
  render(<Form />);
  fillIn();
  cleanup();
  render(<Form />);
  expect(values()).toEqual(Object.values(first.answers));
});

test('shows the same panel, title and reference after a reload or Back, until it is confirmed (FM5)', async () => {
  await fillAndSend();
  cleanup();
  expect(document.title).toBe('Home - Firm');
  render(<Form />);
  expect(screen.getByRole('heading', { name: 'Now press Send in WhatsApp' })).not.toHaveFocus();
  expect(document.title).toBe('Not sent yet - Home - Firm');
  expect(screen.getByText('012345')).toBeVisible();
  expect(screen.getByText(/^Open it below, with your message ready\./)).toBeVisible();
  expect(shown(success)).toHaveLength(1);
  expect(screen.getByLabelText('The message')).toHaveValue(text);
  await waitFor(() =>
    expect(announced()).toEqual(['Your enquiry is still here. Press Send in WhatsApp to send it.']),
  );
  expect(open).toHaveBeenCalledTimes(1);
  await press('I have sent it');
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage).toHaveLength(0);
});

test('lets the browser validate until hydration, and shows WhatsApp, phone and email next to the form (FM7)', () => {
  const html = renderToString(<Form />);
  expect(html).not.toMatch(/novalidate/i);
  expect(html).toMatch(/data-without-script.*wa\.me.*tel:.*mailto:/);
  render(<Form />);
  expect(document.forms[0]?.noValidate).toBe(true);
});

test('offers every other way after a submit: other link, mail, call, and SMS', async () => {
  await fillAndSend();
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? '';
  expect(decodeURIComponent(href('Try the other chat link (opens in new tab)'))).toBe(
    `https://api.whatsapp.com/send?phone=${digitsOf(firm.chatNumber)}&text=${text}`,
  );
  expect(decodeURIComponent(href('Send by email'))).toBe(
    `mailto:${firm.email}?subject=Business Loan, reference 012345&body=${text.replaceAll('\n', '\r\n')}`,
  );
  expect(href(`Call ${firm.phone}`)).toBe(telLink(firm.phone));
  expect(href('Send by SMS')).toContain(`sms:+${digitsOf(firm.phone)}?&body=New%20Business`);
  const listed = within(screen.getAllByRole('list').at(-1) as HTMLElement).getAllByRole('link');
  const isNewTab = (link: HTMLElement) => link.getAttribute('target') === '_blank';
  expect(listed.filter(isNewTab).map((link) => link.textContent)).toEqual([
    expect.stringMatching(/^Try the other chat link/),
  ]);
  const isOnTouchOnly = (link: HTMLElement) =>
    link.closest('li')?.className === 'hidden pointer-coarse:block';
  expect(listed.filter(isOnTouchOnly).map((link) => link.textContent)).toEqual(['Send by SMS']);
});

test('offers the chat before the copy button, and says nothing of a text that fits', async () => {
  await fillAndSend();
  const options = screen.getByRole('button', { name: 'Copy message' }).parentElement?.children ?? [];
  expect([...options].map((option) => option.textContent)).toEqual([
    expect.stringMatching(/^Open the chat/),
    'Copy message',
  ]);
  expect(screen.queryByText(/^Your message is too long/)).toBeNull();
  expect(screen.getByLabelText('The message')).not.toHaveAttribute('lang');
});

test('shows the forms of the home page in tabs, the first one open', () => {
  render(<HomeForms />, { wrapper: MemoryRouter });
  const titles = [loan, discounting, funding, compliance].map(({ title }) => title);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(titles);
  expect(screen.getByRole('form', { name: loan.title })).toBeVisible();
  expect(screen.getByRole('form', { name: funding.title })).not.toBeVisible();
});

test('copies the message, and selects it where copying is refused', async () => {
  userEvent.setup(); // gives jsdom a clipboard
  await fillAndSend();
  await press('Copy message');
  expect(await navigator.clipboard.readText()).toBe(text);
  expect(screen.getByLabelText('The message')).not.toHaveFocus();
  expect(shown('Message copied.')).toHaveLength(1);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await press('Copy message');
  const field = screen.getByLabelText<HTMLTextAreaElement>('The message');
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('readonly');
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(text);
  const advice = 'Your browser blocked copying. The message is selected: copy it from the field.';
  expect(shown(advice)).toHaveLength(1);
});

test('Change the message shows the form again, as it was sent', async () => {
  await fillAndSend();
  await press('Change the message');
  await settled();
  expect(values()).toEqual(Object.values(first.answers));
  expect(screen.getByLabelText('Full name')).toHaveFocus();
  expect(screen.queryByText(/^Your earlier enquiry/)).toBeNull();
  await send();
  expect(open).toHaveBeenCalledTimes(2);
  expect(lead()).toBe(text);
});
