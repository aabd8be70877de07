import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { toDayInIndia, parseIsoDate } from '../../../src/lib/calendar-date.ts';
import { EnquiryForm } from '../../../src/enquiry/enquiry-form.tsx';
import { getFieldId } from '../../../src/enquiry/form-controls.ts';
import { overdueInvoice } from '../../../src/enquiry/forms/capital.ts';
import { savePrefilledAnswers } from '../../../src/lib/prefill.ts';
import { seals } from '../../../src/site/seals.ts';
import { DemandLetter } from '../../../src/sections/demand-letter.tsx';
import { formatDemandLetter, writeDemandLetter } from '../../../src/sections/demand-letter-text.ts';
import type { LetterFieldValues } from '../../../src/sections/demand-letter-text.ts';
import { hydrate } from '../hydrate.ts';
import { showPage } from './letter-cases.tsx';

const dates = { accepted: parseIsoDate('2026-06-01'), agreedDays: 60, paid: parseIsoDate('2026-11-27') };
const values = { amount: 5_00_000_00, ...dates, bankRate: 0 };
const letterOf = (shown: typeof values) => (
  <MemoryRouter>
    <DemandLetter values={shown} isOutdated={false} examples={[]} />
  </MemoryRouter>
);
const names = {
  buyer: 'Verma Retail',
  invoice: 'A/117',
  supplier: 'Rao Tools',
  udyam: 'UDYAM-UP-01-0000001',
};
const createLetter = (fieldValues: LetterFieldValues) =>
  formatDemandLetter(writeDemandLetter(values, { fieldValues, today: values.paid }));
const hrefOf = (name: RegExp) => screen.getByRole<HTMLAnchorElement>('link', { name }).href;
const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const fillNames = () => {
  fill(/^Buyer’s name/, names.buyer);
  fill(/^Your firm’s name/, names.supplier);
};

beforeEach(() => void vi.setSystemTime('2026-11-27T06:00:00Z'));

it.each([
  [names, '27 Nov 2026\nTo: Verma Retail\nFrom: Rao Tools, Udyam: UDYAM-UP-01-0000001\n\nOverdue invoice: A/117'],
  [names, 'by 4 Dec 2026. Interest runs until you pay. Otherwise we may file a claim at odr.msme.gov.in.'],
  [names, 'You can deduct the invoice amount from taxable profit only in the year you pay it (section 37(2)(g), Income-tax Act, 2025; until March 2026 section 43B(h), Act of 1961). The interest is not deductible at all (section 23, MSMED Act).'],
  [names, 'Yours faithfully,\nRao Tools'],
  [{ udyam: ' udyam-hr-03-0012345' }, 'Udyam: UDYAM-HR-03-0012345\n'],
  [{ buyer: '  ' }, 'To: [buyer’s name]\nFrom: [your business name], Udyam: ['],
  [{ buyer: 'A\nTotal: ₹1\u202e' }, 'To: A Total: ₹1\n'],
])('the letter with the fields %j contains %j', (fieldValues, part) => expect(createLetter(fieldValues)).toContain(part)); // oxfmt-ignore

it('the letter is complete in WhatsApp, email and clipboard', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  render(letterOf(values));
  fillNames();
  fill(/^Invoice number/, names.invoice);
  fill(/^Udyam number/, names.udyam);
  const letter = createLetter(names);
  expect(new URL(hrefOf(/^Send by WhatsApp.*new tab/)).searchParams.get('text')).toBe(letter);
  const mail = new URL(hrefOf(/^Send by email/));
  expect([mail.protocol, mail.pathname]).toEqual(['mailto:', '']);
  expect(mail.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(letter);
  expect(screen.queryByText(/too long/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Copy the letter' }));
  await screen.findByText('Letter copied.');
  expect(writeText).toHaveBeenCalledWith(letter);
  vi.stubGlobal('navigator', {}); // some in-app browsers have no clipboard
  fireEvent.click(screen.getByRole('button', { name: 'Copy the letter' }));
  await screen.findByText(/^Your browser blocked copying/);
  fill(/^Buyer’s name/, 'वर्मा '.repeat(40));
  expect(screen.getByText(/too long for an email and would be shortened/)).toBeVisible();
});

it('the sent letter omits the lines of optional fields that are empty', () => {
  render(letterOf(values));
  fillNames();
  fill(/^Invoice number/, '  ');
  const sent = new URL(hrefOf(/^Send by WhatsApp/)).searchParams.get('text');
  expect(sent).toContain('From: Rao Tools\n');
  expect(sent).not.toMatch(/Udyam|Overdue invoice|[[\]]/);
  // The visible letter has a placeholder, which can be filled in by hand on paper.
  expect(screen.getByText(/^Overdue invoice: \[invoice number\]/)).toBeVisible();
});

it('a letter without both names is not sent', () => {
  render(letterOf(values));
  const [buyer, supplier] = [/^Buyer’s name/, /^Your firm’s name/].map((name) => screen.getByLabelText(name));
  fill(/^Invoice number/, names.invoice);
  expect(buyer).toBeRequired();
  expect(buyer).not.toHaveAccessibleDescription();
  const summary = () => screen.queryByRole('group', { name: 'There is a problem' });
  for (const way of [/^Send by WhatsApp/, /^Send by email/]) {
    expect(hrefOf(way)).not.toMatch(/^mailto:|wa\.me/);
    supplier?.focus();
    expect(fireEvent.click(screen.getByRole('link', { name: way }))).toBe(false);
    expect(summary()).toHaveFocus();
  }
  const messages = [
    'Enter the buyer’s name to send the letter.',
    'Enter your firm’s name to send the letter.',
  ];
  expect(buyer).toHaveAccessibleDescription(`Error: ${messages[0]}`);
  expect(supplier).toHaveAccessibleDescription(`Error: ${messages[1]}`);
  const listed = () => within(summary()!).getAllByRole('link');
  expect(listed().map(({ textContent }) => textContent)).toEqual(messages);
  fill(/^Buyer’s name/, names.buyer);
  expect(buyer).toBeValid();
  expect(listed().map(({ textContent }) => textContent)).toEqual([messages[1]]);
  fireEvent.click(listed()[0]!);
  expect(supplier).toHaveFocus();
  expect(screen.getByLabelText(/^Invoice number/)).toHaveValue(names.invoice);
  fill(/^Your firm’s name/, names.supplier);
  expect(summary()).toBeNull();
  expect(hrefOf(/^Send by email/)).toMatch(/^mailto:/);
});

const isSent = () => /wa\.me/.test(hrefOf(/^Send by WhatsApp/));
const exampleNote = () => screen.queryByText(/^\[Example figures/);

it('a letter with figures of the example is not sent', () => {
  showPage();
  fillNames();
  const left: RegExp[] = [/^“Unpaid amount, GST included”/, /^“Date of acceptance”/, /^“Agreed time to pay”/];
  fireEvent.click(screen.getByRole('link', { name: /^Send by WhatsApp/ }));
  for (const [label, value] of [
    [/^Unpaid amount.*\(₹\)$/, '640000'],
    [/^Date of acceptance/, '2026-05-11'],
    [/^Agreed time to pay/, '20'],
  ] as const) {
    expect(isSent()).toBe(false);
    expect(exampleNote()).toBeVisible();
    const summary = screen.getByRole('group', { name: 'There is a problem' });
    const listed = within(summary).getAllByRole('link');
    expect(listed).toHaveLength(left.length);
    for (const [at, name] of left.entries()) expect(listed[at]).toHaveTextContent(name);
    fill(label, value);
    left.shift();
  }
  expect(isSent()).toBe(true);
  expect(exampleNote()).toBeNull();
  const dates = /accepted the goods or services on 11 May 2026\. Payment was due by 31 May 2026/;
  expect(screen.getByText(dates)).toBeVisible();
});

it('a letter with typed figures equal to the example is sent', () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { unmount } = showPage();
  fillNames();
  fill(/^Unpaid amount.*\(₹\)$/, '5 lakh');
  fill(/^Date of acceptance/, '2026-06-02');
  fill(/^Date of acceptance/, '2026-06-01');
  for (const text of ['4', '45']) fill(/^Agreed time to pay/, text);
  expect(isSent()).toBe(true);
  fireEvent(window, new Event('pagehide'));
  unmount();
  showPage(location.search);
  expect(isSent()).toBe(true);
  expect(exampleNote()).toBeNull();
});

it('a letter with confirmed figures of the example is sent', () => {
  showPage();
  fillNames();
  fill(/^Unpaid amount.*\(₹\)$/, '7 lakh');
  fireEvent.click(screen.getByLabelText('These are my figures'));
  expect(isSent()).toBe(true);
  expect(exampleNote()).toBeNull();
  fireEvent.click(within(screen.getByRole('group', { name: /^Examples/ })).getAllByRole('button')[0]!);
  expect(isSent()).toBe(false);
  expect(screen.getByLabelText('These are my figures')).not.toBeChecked();
});

/** The actions of the letter, which are hidden while there is no letter. */
const actions = [/^Send by WhatsApp/, /^Send by email/, 'Copy the letter', 'Print the letter'];

it('a message replaces a letter with a future date of payment', () => {
  const today = toDayInIndia(Date.now());
  const { rerender } = render(letterOf({ ...values, paid: today }));
  fill(/^Buyer’s name/, names.buyer);
  const message = () => screen.queryByText(/^The date of payment is in the future/);
  expect(message()).toBeNull();
  for (const part of [...actions, /To: Verma Retail/]) expect(screen.getByText(part)).toBeVisible();
  rerender(letterOf({ ...values, paid: today + 1 }));
  expect(message()).toBeVisible();
  for (const part of [...actions, /To: Verma Retail/]) expect(screen.getByText(part)).not.toBeVisible();
});

it('the prerendered letter has placeholders for dates', () => {
  hydrate(letterOf(values), (page) => {
    expect(page).toHaveTextContent(/^.*\[today’s date\] To: .* by \[the date in 7 days\]/);
    expect(page).not.toHaveTextContent(/27 Nov 2026|4 Dec 2026/);
    screen.getByLabelText<HTMLInputElement>(/^Buyer’s name/).value = 'Verma Retail';
  });
  expect(screen.getByText(/To: Verma Retail/)).toBeVisible();
});

it('typed text is restored after a reload', () => {
  const { unmount } = render(letterOf(values));
  fill(/^Buyer’s name/, 'Verma Retail');
  unmount();
  const again = render(letterOf(values));
  expect(screen.getByLabelText(/^Buyer’s name/)).toHaveValue('Verma Retail');
  expect(screen.getByText(/To: Verma Retail/)).toBeVisible();
  fill(/^Buyer’s name/, '');
  again.unmount();
  expect(sessionStorage).toHaveLength(0);
});

it('the name of the buyer is filled into the enquiry', () => {
  savePrefilledAnswers('/overdue-invoices', { amount: '₹4,80,000', days: '134' });
  const page = (hasForm: boolean) => (
    <MemoryRouter initialEntries={['/overdue-invoices']}>
      <DemandLetter values={values} isOutdated={false} examples={[]} />
      {hasForm && <EnquiryForm form={overdueInvoice} level={3} rosette={seals.quote} />}
    </MemoryRouter>
  );
  const inEnquiry = (name: string) => document.getElementById(getFieldId(overdueInvoice, name));
  const { rerender } = render(page(false));
  fill(/^Buyer’s name/, 'Verma');
  rerender(page(true));
  expect(inEnquiry('buyer')).toHaveValue('Verma');
  fill(/^Buyer’s name/, 'Verma Retail');
  expect(inEnquiry('buyer')).toHaveValue('Verma Retail');
  expect(inEnquiry('amount')).toHaveValue('₹4,80,000');
  fill(/^Buyer’s name/, '');
  expect(inEnquiry('buyer')).toHaveValue('');
  fill(/^Buyer’s name/, 'Verma Retail');
  fill(/^Who has not paid/, 'Verma Retail Pvt Ltd');
  fill(/^Buyer’s name/, 'Verma Stores');
  expect(inEnquiry('buyer')).toHaveValue('Verma Retail Pvt Ltd');
});

it('a letter without a current result cannot be sent', () => {
  showPage();
  const amount = screen.getByLabelText('Unpaid amount, GST included (₹)');
  const outdated = () => screen.queryByText(/^Check the figures above/);
  for (const [typed, shown] of [
    ['7,00,000', '₹7,00,000'],
    ['7,00,000 or so', '₹7,00,000'],
    ['9,00,000', '₹9,00,000'],
  ] as const) {
    fireEvent.change(amount, { target: { value: typed } });
    fireEvent.blur(amount);
    const isInvalid = typed.endsWith('so');
    expect(outdated() !== null).toBe(isInvalid);
    const claimed = screen.getByText('Invoice amount still unpaid').parentElement;
    expect(claimed).toBeVisible();
    expect(claimed).toHaveTextContent(shown);
    for (const action of actions)
      expect(screen.getByText(action).closest('[hidden]') !== null).toBe(isInvalid);
  }
  fill(/^Date of payment/, '2026-06-02');
  expect(screen.getByText(/this invoice is not overdue/)).toBeVisible();
  expect(outdated()).toBeNull();
  expect(screen.getByText(/^There is no letter: the buyer paid in time \(until 16 Jul 2026\)/)).toBeVisible();
});
