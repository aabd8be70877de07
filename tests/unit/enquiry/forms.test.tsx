import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { compliance, discounting, funding, loan } from '../../../src/enquiry/forms/home.ts';
import { newsletter } from '../../../src/enquiry/forms/letters.ts';
import { chatAddress, digitsOf, telLink } from '../../../src/lib/phone.ts';
import { firm } from '../../../src/site/firm.ts';
import { announced } from '../announced.ts';
import { open, settled, withoutChat } from './chat.ts';
import { Show } from './show.tsx';

const thanks = (what: string) =>
  `Thank you! Your ${what} has been sent successfully. We will contact you soon.`;

const person = { 'Full name': 'Meera Joshi', Email: 'meera@example.in' };
const named = 'Name: Meera Joshi\nEmail: meera@example.in';
const received = 'Time in India: 21 November 2026, 3:05 pm IST\nReference: 012345';
const closing = `${received}\nPlease respond ASAP.`;

const cases = [
  {
    name: 'loan',
    record: loan,
    button: 'Send enquiry (opens in new tab)',
    typed: person,
    chosen: { 'Loan type': 'Working Capital' },
    options: ['Loan Type', 'SME Loan', 'Working Capital', 'Machinery Loan'],
    text: `New Business Loan enquiry\n${named}\nLoan type: Working Capital\n${closing}`,
    success: thanks('request'),
    faults: [
      'Enter your name.',
      'Enter your email address, like name@example.com.',
      'Choose a loan type from the list.',
    ],
  },
  {
    name: 'discounting',
    record: discounting,
    button: 'Send enquiry (opens in new tab)',
    typed: person,
    chosen: { 'Invoice type': 'Purchase Order' },
    options: ['Invoice Type', 'Trade Invoice', 'Purchase Order'],
    text: `New Bill Discounting enquiry\n${named}\nInvoice type: Purchase Order\n${closing}`,
    success: thanks('Bill Discounting request'),
    faults: [
      'Enter your name.',
      'Enter your email address, like name@example.com.',
      'Choose an invoice type from the list.',
    ],
  },
  {
    name: 'funding',
    record: funding,
    button: 'Send enquiry (opens in new tab)',
    typed: person,
    chosen: { 'Funding option': 'Bridge Funding' },
    options: ['Funding Option', 'Equity Funding', 'Debt Funding', 'Bridge Funding'],
    text: `New Funding enquiry\n${named}\nFunding option: Bridge Funding\n${closing}`,
    success: thanks('Funding request'),
    faults: [
      'Enter your name.',
      'Enter your email address, like name@example.com.',
      'Choose a funding option from the list.',
    ],
  },
  {
    name: 'compliance',
    record: compliance,
    button: 'Send enquiry (opens in new tab)',
    typed: person,
    chosen: { 'Compliance type': 'Company Law Advisory' },
    options: ['Compliance Type', 'RERA Compliance', 'Company Law Advisory', 'Financial Audit'],
    text: `New Compliance Advisory enquiry\n${named}\nCompliance type: Company Law Advisory\n${closing}`,
    success: thanks('Compliance Advisory request'),
    faults: [
      'Enter your name.',
      'Enter your email address, like name@example.com.',
      'Choose a compliance type from the list.',
    ],
  },
  {
    name: 'newsletter',
    record: newsletter,
    button: 'Subscribe (opens in new tab)',
    typed: { 'Your email': 'meera@example.in' },
    chosen: {},
    options: [],
    text: `New newsletter subscription\nEmail: meera@example.in\n${received}\nPlease add this address.`,
    success: 'Thank you for subscribing! We will keep you updated.',
    faults: ['Enter your email address, like name@example.com.'],
  },
];
type Case = (typeof cases)[number];

withoutChat();
let user = userEvent.setup();

// The rules are a file of their own, which a busy machine may take longer to bring than `settled` waits.
beforeAll(() => import('../../../src/enquiry/schema.ts'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:35:00Z') });
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    (bytes as Uint8Array).set([0, 1, 2, 3, 4, 5]);
    return bytes;
  });
  document.title = 'Home - Firm';
  user = userEvent.setup();
});

const fields = ({ typed, chosen }: Case) => [...Object.entries(typed), ...Object.entries(chosen)];

async function fillIn({ typed, chosen }: Case) {
  for (const [label, value] of Object.entries(typed)) {
    const field = screen.getByLabelText(label);
    await user.clear(field);
    await user.click(field);
    await user.paste(value); // one event for the whole word; keys one by one are the browser's tests
  }
  for (const [label, value] of Object.entries(chosen)) {
    await user.selectOptions(screen.getByLabelText(label), value as string);
  }
}

async function press(name: string) {
  await user.click(screen.getByRole('button', { name }));
  await settled();
}
const send = ({ button }: Case) => press(button);

async function fillAndSend(form: Case) {
  await fillIn(form);
  await send(form);
}

const shown = (words: string) => screen.queryAllByText(words, { ignore: '#announcements *' });
const values = (form: Case) =>
  fields(form).map(([label]) => (screen.getByLabelText(label) as HTMLInputElement).value);
const decoded = () => {
  const [url, target] = open.mock.lastCall ?? ['', ''];
  expect(target).toBe('_blank');
  expect(url).toMatch(new RegExp(`^${chatAddress(firm.chatNumber)}\\?text=[^ +]*$`));
  return decodeURIComponent(url.slice(url.indexOf('=') + 1));
};

describe.each(cases)('$name form', (form) => {
  const { record, success, faults, name } = form;
  const Form = () => <Show form={record} />;

  test('has the fields and options of the specification, required, with their purpose (FM1)', () => {
    render(<Form />);
    expect(screen.queryAllByRole('option').map((option) => option.textContent)).toEqual(form.options);
    for (const [label] of fields(form)) expect(screen.getByLabelText(label)).toBeRequired();
    expect(screen.getByLabelText(/email/i)).toHaveAttribute('autocomplete', 'email');
    expect(document.forms[0]).toHaveAttribute('method', 'dialog');
  });

  test('opens the chat once with the lead as its text', async () => {
    render(<Form />);
    await fillAndSend(form);
    expect(open).toHaveBeenCalledTimes(1);
    expect(decoded()).toBe(form.text);
  });

  test('replaces the form by two steps, focuses their heading and announces no success (FM5, 3.3.1)', async () => {
    render(<Form />);
    await fillAndSend(form);
    expect(screen.getByRole('heading', { name: 'Now press Send in WhatsApp' })).toHaveFocus();
    expect(document.forms[0]).not.toBeVisible();
    const [now, then] = screen.getAllByRole('listitem');
    expect(now).toHaveTextContent('Press Send in WhatsApp');
    expect(then).toHaveTextContent(`After you press Send in WhatsApp: ${success}`);
    expect(announced()).toEqual([]);
    expect(screen.queryByRole('status')).toBeNull();
    expect(document.title).toBe('Not sent yet - Home - Firm');
    expect(screen.getByRole('link', { name: 'Open the chat (opens in new tab)' })).toHaveClass(
      'plate-button',
    );
  });

  test('announces the words of success once the visitor confirms that it was sent (FM5, 4.1.3)', async () => {
    render(<Form />);
    await fillAndSend(form);
    await press('I have sent it');
    expect(shown(success)).toHaveLength(1);
    expect(document.title).toBe('Sent - Home - Firm');
    await waitFor(() => expect(announced()).toEqual([success]));
    expect(screen.getByRole('heading', { name: 'You have sent it' })).toHaveFocus();
    expect(screen.queryByText('After you press Send in WhatsApp:')).toBeNull();
  });

  test('announces the heading again on the return from the chat (FM5, 4.1.3)', async () => {
    render(<Form />);
    await fillAndSend(form);
    vi.useFakeTimers(); // a second passes before it is announced
    for (const state of ['hidden', 'visible']) {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state as DocumentVisibilityState);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    }
    expect(announced()).toEqual([]);
    act(() => void vi.advanceTimersByTime(1100));
    act(() => void vi.advanceTimersByTime(50)); // the paint before an announcement
    expect(announced()).toEqual(['Now press Send in WhatsApp. Nothing goes to us before you do.']);
  });

  test('only microtasks pass between submit and window; a second Enter before the panel opens nothing', async () => {
    render(<Form />);
    await fillIn(form);
    await act(async () => {
      for (let enter = 0; enter < 2; enter += 1) {
        fireEvent.submit(document.forms[0] as HTMLFormElement);
        for (let turn = 0; turn < 50; turn += 1) await Promise.resolve(); // no task can run in between
        expect(open).toHaveBeenCalledTimes(1);
      }
    });
    expect(screen.queryByRole('group', { name: 'There is a problem' })).toBeNull();
  });

  test('an invalid submit opens nothing, names every fault and focuses the summary, each time (FM3)', async () => {
    render(<Form />);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await send(form);
      const summary = screen.getByRole('group', { name: 'There is a problem' });
      expect(summary).toHaveFocus();
      expect(
        within(summary)
          .getAllByRole('link')
          .map((link) => link.textContent),
      ).toEqual(faults);
      expect(document.title).toBe('Error: Home - Firm');
    }
    expect(open).not.toHaveBeenCalled();
    for (const link of within(screen.getByRole('group', { name: 'There is a problem' })).getAllByRole(
      'link',
    )) {
      await user.click(link);
      expect(document.activeElement).toHaveAccessibleDescription(`Error: ${link.textContent}`);
      expect(document.activeElement).toHaveAttribute('aria-invalid', 'true');
    }
  });

  test('a mended field loses its error and its line in the summary (FM2)', async () => {
    render(<Form />);
    await send(form);
    await fillIn(form);
    await settled();
    expect(screen.queryByRole('group', { name: 'There is a problem' })).toBeNull();
    expect(document.querySelector('[aria-invalid]')).toBeNull();
    expect(document.title).toBe('Home - Firm');
  });

  test('keeps its values while the visitor has not confirmed; another enquiry starts empty', async () => {
    render(<Form />);
    await fillIn(form);
    const typed = values(form);
    await send(form);
    expect(values(form)).toEqual(typed);
    await press('I have sent it');
    await press('Write another enquiry');
    await settled();
    expect(document.title).toBe('Home - Firm');
    expect(values(form)).toEqual(fields(form).map(() => ''));
    await user.clear(screen.getByLabelText(/email/i));
    await send(form);
    expect(screen.getByRole('group', { name: 'There is a problem' })).toHaveFocus();
    expect(shown(success)).toHaveLength(name === 'loan' ? 1 : 0);
  });

  test('a double click opens one window', async () => {
    render(<Form />);
    await fillIn(form);
    await user.dblClick(screen.getByRole('button', { name: form.button }));
    await settled();
    expect(open).toHaveBeenCalledTimes(1);
  });

  test('a blocked window: an alert says so first, and the link is the main button (FM5)', async () => {
    open.mockReturnValue(null);
    render(<Form />);
    await fillAndSend(form);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Your browser did not let WhatsApp open. Open it with the button below.',
    );
    const link = screen.getByRole('link', { name: 'Open the chat (opens in new tab)' });
    expect(link).toHaveClass('plate-button');
    expect(link).toHaveAttribute('target', '_blank');
    expect(decodeURIComponent(new URL((link as HTMLAnchorElement).href).searchParams.get('text') ?? '')).toBe(
      form.text,
    );
  });

  test('a half-written form survives a reload', async () => {
    render(<Form />);
    await fillIn(form);
    const before = values(form);
    cleanup();
    render(<Form />);
    expect(values(form)).toEqual(before);
  });

  test('shows the same panel, title and reference after a reload or Back, until it is confirmed (FM5)', async () => {
    render(<Form />);
    await fillAndSend(form);
    cleanup();
    expect(document.title).toBe('Home - Firm');
    document.body.tabIndex = -1;
    document.body.focus();
    render(<Form />);
    expect(screen.getByRole('heading', { name: 'Now press Send in WhatsApp' })).not.toHaveFocus();
    expect(document.title).toBe('Not sent yet - Home - Firm');
    expect(screen.getByText('012345')).toBeVisible();
    expect(screen.getByLabelText('The message')).toHaveValue(form.text);
    await waitFor(() =>
      expect(announced()).toEqual(['Your enquiry is still here. It goes when you press Send in WhatsApp.']),
    );
    expect(open).toHaveBeenCalledTimes(1);
    await press('I have sent it');
    expect(sessionStorage).toHaveLength(0);
    expect(localStorage).toHaveLength(0);
  });

  test('words typed before hydration stay, and a draft does not overwrite them', async () => {
    sessionStorage.setItem(`enquiry-draft:${name}`, JSON.stringify({ name: 'Old', email: 'old@example.in' }));
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = renderToString(<Form />);
    (screen.getByLabelText(/email/i) as HTMLInputElement).value = 'new@example.in';
    const root = await act(() => hydrateRoot(host, <Form />));
    const expected = new Map([
      ['Full name', 'Old'],
      ['Email', 'new@example.in'],
      ['Your email', 'new@example.in'],
    ]);
    expect(values(form)).toEqual(fields(form).map(([label]) => expected.get(label) ?? ''));
    await send(form);
    expect(screen.queryByText('Enter your email address, like name@example.com.')).toBeNull();
    act(() => root.unmount());
    host.remove();
  });

  test('native checks stay on until hydration (FM7), and the other ways stand beside the form', () => {
    const html = renderToString(<Form />);
    expect(html).not.toMatch(/novalidate/i);
    expect(html).toMatch(/data-without-script.*wa\.me.*tel:.*mailto:/);
    render(<Form />);
    expect(document.forms[0]?.noValidate).toBe(true);
  });

  test('axe finds nothing: empty, with errors, handed off', { timeout: 20_000 }, async () => {
    const { container } = render(
      <main>
        <Form />
      </main>,
    );
    const check = async () => {
      const rules = Object.fromEntries(
        ['color-contrast', 'heading-order', 'page-has-heading-one'].map((rule) => [rule, { enabled: false }]),
      );
      expect((await axe.run(container, { rules })).violations).toEqual([]);
    };
    await check();
    await send(form);
    await check();
    await fillAndSend(form);
    await check();
    await press('I have sent it');
    await check();
  });
});

describe('the result of a submission', () => {
  const first = cases[0] as Case;
  const submissionResult = async () => {
    render(<Show form={loan} />);
    await fillAndSend(first);
  };

  test('keeps every other way open: other link, mail, call, and SMS for touch', async () => {
    await submissionResult();
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? '';
    expect(decodeURIComponent(href('Try the other chat link (opens in new tab)'))).toBe(
      `https://api.whatsapp.com/send?phone=${digitsOf(firm.chatNumber)}&text=${first.text}`,
    );
    expect(decodeURIComponent(href('Send it by mail'))).toBe(
      `mailto:${firm.email}?subject=Business Loan, reference 012345&body=${first.text.replaceAll('\n', '\r\n')}`,
    );
    expect(href(`Call ${firm.phone}`)).toBe(telLink(firm.phone));
    expect(href('Send it by SMS')).toContain(`sms:+${digitsOf(firm.phone)}?&body=New%20Business`);
    expect(screen.getByRole('link', { name: 'Send it by SMS' }).parentElement).toHaveClass(
      'pointer-coarse:block',
    );
  });

  test('copies the whole message and says so', async () => {
    await submissionResult();
    await press('Copy message');
    expect(await navigator.clipboard.readText()).toBe(first.text);
    expect(shown('Message copied.')).toHaveLength(1);
  });

  test('where copying is refused, the message is selected and that is said', async () => {
    await submissionResult();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await press('Copy message');
    const field = screen.getByLabelText<HTMLTextAreaElement>('The message');
    expect(field).toHaveFocus();
    expect(field.readOnly).toBe(true);
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(first.text);
    expect(
      shown('The browser did not allow copying. The message is selected: copy it from the field.'),
    ).toHaveLength(1);
  });

  test('Change the message shows the form again, as it was sent', async () => {
    const second = cases[1] as Case;
    render(<Show form={discounting} />);
    await fillAndSend(second);
    await press('Change the message');
    await settled();
    expect(values(second)).toEqual(['Meera Joshi', 'meera@example.in', 'Purchase Order']);
    expect(screen.getByLabelText('Full name')).toHaveFocus();
    await send(second);
    expect(open).toHaveBeenCalledTimes(2);
    expect(decoded()).toBe(second.text);
  });
});
