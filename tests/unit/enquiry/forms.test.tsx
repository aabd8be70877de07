import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  BusinessLoanForm,
  ComplianceForm,
  DiscountingForm,
  FundingForm,
} from '../../../src/enquiry/home-forms.tsx';
import { NewsletterForm } from '../../../src/enquiry/newsletter-form.tsx';
import { displayPhone } from '../../../src/lib/phone.ts';
import { firm } from '../../../src/site/firm.ts';

const thanks = (what: string) =>
  `Thank you! Your ${what} has been sent successfully. We will contact you soon.`;

const person = { 'Full name': 'Meera Joshi', Email: 'meera@example.in' };
const named = 'Name: Meera Joshi\nEmail: meera@example.in';
const received = 'Time in India: 21 November 2026, 3:05 pm IST\nReference: 012345';
const closing = `${received}\nPlease respond ASAP.`;

const cases = [
  {
    name: 'loan',
    Form: BusinessLoanForm,
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
    Form: DiscountingForm,
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
    Form: FundingForm,
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
    Form: ComplianceForm,
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
    Form: NewsletterForm,
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

const open = vi.fn<(url: string, target: string) => Window | null>();
let user = userEvent.setup();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:35:00Z') });
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    (bytes as Uint8Array).set([0, 1, 2, 3, 4, 5]);
    return bytes;
  });
  open.mockReset().mockReturnValue({ opener: window } as Window);
  vi.stubGlobal('open', open);
  sessionStorage.clear();
  document.title = 'Home - Firm';
  Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout
  user = userEvent.setup();
});

const fields = ({ typed, chosen }: Case) => [...Object.entries(typed), ...Object.entries(chosen)];

async function fillIn({ typed, chosen }: Case) {
  for (const [label, value] of Object.entries(typed)) {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), value);
  }
  for (const [label, value] of Object.entries(chosen)) {
    await user.selectOptions(screen.getByLabelText(label), value as string);
  }
}

/** React renders and runs its effects in tasks of their own after the promises of a submit. */
const settled = () => act(() => new Promise<void>((done) => setTimeout(done, 10)));
async function press(name: string) {
  await user.click(screen.getByRole('button', { name }));
  await settled();
}
const send = ({ button }: Case) => press(button);

async function fillAndSend(form: Case) {
  await fillIn(form);
  await send(form);
}

const status = (words: string) =>
  screen.getAllByRole('status').filter((region) => region.textContent === words);
const values = (form: Case) =>
  fields(form).map(([label]) => (screen.getByLabelText(label) as HTMLInputElement).value);
const decoded = () => {
  const [url, target] = open.mock.lastCall ?? ['', ''];
  expect(target).toBe('_blank');
  expect(url).toMatch(new RegExp(`^https://wa\\.me/${firm.chatNumber}\\?text=[^ +]*$`));
  return decodeURIComponent(url.slice(url.indexOf('=') + 1));
};

describe.each(cases)('$name form', (form) => {
  const { Form, success, faults, name } = form;

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

  test('success is said in a region that stood there before, and the heading gets focus (FM5)', async () => {
    render(<Form />);
    const [region] = screen.getAllByRole('status');
    expect(region).toBeEmptyDOMElement();
    await fillAndSend(form);
    expect(region).toHaveTextContent(success);
    expect(screen.getByRole('heading', { name: 'Now press Send in the chat' })).toHaveFocus();
    expect(screen.getByText('Nothing has been sent until you press Send in the chat.')).toBeVisible();
  });

  test('nothing but microtasks passes between submit and the opening of the window', async () => {
    render(<Form />);
    await fillIn(form);
    await act(async () => {
      fireEvent.submit(document.forms[0] as HTMLFormElement);
      for (let turn = 0; turn < 50; turn += 1) await Promise.resolve(); // no task can run in between
      expect(open).toHaveBeenCalledTimes(1);
    });
  });

  test('an invalid submit opens nothing, names every fault and focuses the summary, each time (FM3)', async () => {
    render(<Form />);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await send(form);
      const summary = screen.getByRole('alert', { name: 'There is a problem' });
      expect(summary).toHaveFocus();
      expect(
        within(summary)
          .getAllByRole('link')
          .map((link) => link.textContent),
      ).toEqual(faults);
      expect(document.title).toBe('Error: Home - Firm');
    }
    expect(open).not.toHaveBeenCalled();
    for (const link of within(screen.getByRole('alert')).getAllByRole('link')) {
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
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.querySelector('[aria-invalid]')).toBeNull();
    expect(document.title).toBe('Home - Firm');
  });

  test('is emptied after success; the business loan form keeps its values', async () => {
    render(<Form />);
    await fillAndSend(form);
    expect(values(form)).toEqual(
      name === 'loan' ? ['Meera Joshi', 'meera@example.in', 'Working Capital'] : fields(form).map(() => ''),
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a later invalid submit takes its success words away, not the message; business loan keeps both', async () => {
    render(<Form />);
    await fillAndSend(form);
    await user.clear(screen.getByLabelText(/email/i));
    await send(form);
    expect(screen.getByRole('alert', { name: 'There is a problem' })).toHaveFocus();
    expect(status(success)).toHaveLength(name === 'loan' ? 1 : 0);
    expect(screen.getByLabelText('The message')).toHaveValue(form.text);
  });

  test('a double click opens one window', async () => {
    render(<Form />);
    await fillIn(form);
    await user.dblClick(screen.getByRole('button', { name: form.button }));
    await settled();
    expect(open).toHaveBeenCalledTimes(1);
    expect(status(success)).toHaveLength(1);
  });

  test('a blocked window: an alert says so first, and the link is the main button (FM5)', async () => {
    open.mockReturnValue(null);
    render(<Form />);
    await fillAndSend(form);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Your browser did not let the chat open. Open it with the button below.',
    );
    const link = screen.getByRole('link', { name: 'Open the chat (opens in new tab)' });
    expect(link).toHaveClass('plate-button');
    expect(link).toHaveAttribute('target', '_blank');
    expect(decodeURIComponent(new URL((link as HTMLAnchorElement).href).searchParams.get('text') ?? '')).toBe(
      form.text,
    );
    expect(status(success)).toHaveLength(1);
  });

  test('a half-written form survives a reload, until the visitor says it was sent', async () => {
    render(<Form />);
    await fillIn(form);
    const before = values(form);
    cleanup();
    render(<Form />);
    expect(values(form)).toEqual(before);
    await send(form);
    cleanup();
    render(<Form />);
    expect(values(form)).toEqual(before);
    await send(form);
    await press('I have sent it');
    expect(screen.getByRole('heading', { name: 'Marked as sent' })).toHaveFocus();
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
  });
});

describe('hand-off', () => {
  const loan = cases[0] as Case;
  const handOff = async () => {
    render(<BusinessLoanForm />);
    await fillAndSend(loan);
  };

  test('keeps every other way open: other link, mail, call, and SMS for touch', async () => {
    await handOff();
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? '';
    expect(decodeURIComponent(href('Try the other chat link (opens in new tab)'))).toBe(
      `https://api.whatsapp.com/send?phone=${firm.chatNumber}&text=${loan.text}`,
    );
    expect(decodeURIComponent(href('Send it by mail'))).toBe(
      `mailto:${firm.email}?subject=Business Loan, reference 012345&body=${loan.text.replaceAll('\n', '\r\n')}`,
    );
    expect(href(`Call ${displayPhone(firm.phone)}`)).toBe(`tel:+${firm.phone}`);
    expect(href('Send it by SMS')).toContain(`sms:+${firm.phone}?&body=New%20Business`);
    expect(screen.getByRole('link', { name: 'Send it by SMS' }).parentElement).toHaveClass(
      'pointer-coarse:block',
    );
  });

  test('copies the whole message and says so', async () => {
    await handOff();
    await press('Copy message');
    expect(await navigator.clipboard.readText()).toBe(loan.text);
    expect(status('Message copied.')).toHaveLength(1);
  });

  test('where copying is refused, the message is selected and that is said', async () => {
    await handOff();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await press('Copy message');
    const field = screen.getByLabelText<HTMLTextAreaElement>('The message');
    expect(field).toHaveFocus();
    expect(field.readOnly).toBe(true);
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(loan.text);
    expect(
      status('The browser did not allow copying. The message is selected: copy it from the field.'),
    ).toHaveLength(1);
  });

  test('Change the message gives the words back to a form that was emptied', async () => {
    const discounting = cases[1] as Case;
    render(<DiscountingForm />);
    await fillAndSend(discounting);
    await press('Change the message');
    expect(values(discounting)).toEqual(['Meera Joshi', 'meera@example.in', 'Purchase Order']);
    expect(screen.getByLabelText('Full name')).toHaveFocus();
    await send(discounting);
    expect(open).toHaveBeenCalledTimes(2);
    expect(decoded()).toBe(discounting.text);
  });

  test('Write another enquiry starts from an empty form', async () => {
    await handOff();
    await press('I have sent it');
    expect(status(loan.success)).toHaveLength(1);
    await press('Write another enquiry');
    expect(values(loan)).toEqual(['', '', '']);
    expect(screen.getByLabelText('Full name')).toHaveFocus();
    expect(screen.queryByRole('heading', { name: 'Marked as sent' })).toBeNull();
  });
});
