import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { toDayInIndia, parseIsoDate } from '../../../src/lib/calendar-date.ts';
import { EnquiryForm } from '../../../src/enquiry/enquiry-form.tsx';
import { getFieldId } from '../../../src/enquiry/form-controls.ts';
import { overdueInvoice } from '../../../src/enquiry/forms/capital.ts';
import { seals } from '../../../src/site/seals.ts';
import { DemandLetter } from '../../../src/sections/demand-letter.tsx';
import { formatDemandLetter, writeDemandLetter } from '../../../src/sections/demand-letter-text.ts';
import type { LetterFieldValues } from '../../../src/sections/demand-letter-text.ts';
import { hydrate } from '../hydrate.ts';
import { fill, getHref, letterActions, parties } from './letter-cases.tsx';

const dates = { accepted: parseIsoDate('2026-06-01'), agreedDays: 60, paid: parseIsoDate('2026-11-27') };
const values = { amount: 5_00_000_00, ...dates, bankRate: 0 }; // ₹5,00,000 in paise
const letterWith = (ownValues: typeof values) => (
  <MemoryRouter>
    <DemandLetter values={ownValues} isOutdated={false} examples={[]} />
  </MemoryRouter>
);
const createLetter = (fieldValues: LetterFieldValues) =>
  formatDemandLetter(writeDemandLetter(values, { fieldValues, today: values.paid }));
const fillNames = () => {
  fill(/^Buyer’s name/, parties.buyer);
  fill(/^Your firm’s name/, parties.supplier);
};

beforeEach(() => void vi.setSystemTime('2026-11-27T06:00:00Z'));

it.each([
  [parties, '27 Nov 2026\nTo: Verma Retail\nFrom: Rao Tools, Udyam: UDYAM-UP-01-0000001\n\nOverdue invoice: A/117'],
  [parties, 'by 4 Dec 2026. Interest runs until you pay. Otherwise we may file a claim at odr.msme.gov.in.'],
  [parties, 'You can deduct the invoice amount from taxable profit only in the year you pay it (section 37(2)(g), Income-tax Act, 2025; until March 2026 section 43B(h), Act of 1961). The interest is not deductible at all (section 23, MSMED Act).'],
  [parties, 'Yours faithfully,\nRao Tools'],
  [{ udyam: ' udyam-hr-03-0012345' }, 'Udyam: UDYAM-HR-03-0012345\n'],
  [{ buyer: '  ' }, 'To: [buyer’s name]\nFrom: [your business name], Udyam: ['],
  [{ buyer: 'A\nTotal: ₹1\u202e' }, 'To: A Total: ₹1\n'],
])('the letter with the fields %j contains %j', (fieldValues, part) => expect(createLetter(fieldValues)).toContain(part)); // oxfmt-ignore

it('the letter is complete in WhatsApp, email and clipboard', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  render(letterWith(values));
  fillNames();
  fill(/^Invoice number/, parties.invoice);
  fill(/^Udyam number/, parties.udyam);
  const letter = createLetter(parties);
  expect(new URL(getHref(/^Send by WhatsApp.*new tab/)).searchParams.get('text')).toBe(letter);
  const mail = new URL(getHref(/^Send by email/));
  expect([mail.protocol, mail.pathname]).toEqual(['mailto:', '']);
  expect(mail.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(letter);
  fireEvent.click(screen.getByRole('button', { name: 'Copy the letter' }));
  await screen.findByText('Letter copied.');
  expect(writeText).toHaveBeenCalledWith(letter);
});

it('a message says that the browser cannot copy the letter, or that the letter is too long for an email', async () => {
  vi.stubGlobal('navigator', {}); // some in-app browsers have no clipboard
  render(letterWith(values));
  fillNames();
  fireEvent.click(screen.getByRole('button', { name: 'Copy the letter' }));
  await screen.findByText(/^Your browser blocked copying/);
  expect(screen.queryByText(/too long/)).toBeNull();
  fill(/^Buyer’s name/, 'वर्मा '.repeat(40));
  expect(screen.getByText(/too long for an email and would be shortened/)).toBeVisible();
});

it('the sent letter omits the lines of optional fields that are empty', () => {
  render(letterWith(values));
  fillNames();
  fill(/^Invoice number/, '  ');
  const sent = new URL(getHref(/^Send by WhatsApp/)).searchParams.get('text');
  expect(sent).toContain('From: Rao Tools\n');
  expect(sent).not.toMatch(/Udyam|Overdue invoice|[[\]]/);
  // The visible letter has a placeholder, which can be filled in by hand on paper.
  expect(screen.getByText(/^Overdue invoice: \[invoice number\]/)).toBeVisible();
});

it('a letter is not sent until both names are entered, and a summary lists what is missing', () => {
  render(letterWith(values));
  const [buyer, supplier] = [/^Buyer’s name/, /^Your firm’s name/].map((name) => screen.getByLabelText(name));
  fill(/^Invoice number/, parties.invoice);
  expect(buyer).toBeRequired();
  expect(buyer).not.toHaveAccessibleDescription();
  const summary = () => screen.queryByRole('group', { name: 'There is a problem' });
  for (const channel of [/^Send by WhatsApp/, /^Send by email/]) {
    expect(getHref(channel)).not.toMatch(/^mailto:|wa\.me/);
    supplier?.focus();
    expect(fireEvent.click(screen.getByRole('link', { name: channel }))).toBe(false);
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
  fill(/^Buyer’s name/, parties.buyer);
  expect(buyer).toBeValid();
  expect(listed().map(({ textContent }) => textContent)).toEqual([messages[1]]);
  fireEvent.click(listed()[0]!);
  expect(supplier).toHaveFocus();
  expect(screen.getByLabelText(/^Invoice number/)).toHaveValue(parties.invoice);
  fill(/^Your firm’s name/, parties.supplier);
  expect(summary()).toBeNull();
  expect(getHref(/^Send by email/)).toMatch(/^mailto:/);
});

it('a message replaces a letter with a future date of payment', () => {
  const today = toDayInIndia(Date.now());
  const { rerender } = render(letterWith({ ...values, paid: today }));
  fill(/^Buyer’s name/, parties.buyer);
  const message = () => screen.queryByText(/^The date of payment is in the future/);
  expect(message()).toBeNull();
  for (const part of [...letterActions, /To: Verma Retail/]) expect(screen.getByText(part)).toBeVisible();
  rerender(letterWith({ ...values, paid: today + 1 }));
  expect(message()).toBeVisible();
  for (const part of [...letterActions, /To: Verma Retail/]) expect(screen.getByText(part)).not.toBeVisible();
});

it('the prerendered letter has placeholders for dates', () => {
  hydrate(letterWith(values), (page) => {
    expect(page).toHaveTextContent(/^.*\[today’s date\] To: .* by \[the date in 7 days\]/);
    expect(page).not.toHaveTextContent(/27 Nov 2026|4 Dec 2026/);
    screen.getByLabelText<HTMLInputElement>(/^Buyer’s name/).value = 'Verma Retail';
  });
  expect(screen.getByText(/To: Verma Retail/)).toBeVisible();
});

it('typed text is restored after a reload', () => {
  const { unmount } = render(letterWith(values));
  fill(/^Buyer’s name/, 'Verma Retail');
  unmount();
  const reloaded = render(letterWith(values));
  expect(screen.getByLabelText(/^Buyer’s name/)).toHaveValue('Verma Retail');
  expect(screen.getByText(/To: Verma Retail/)).toBeVisible();
  fill(/^Buyer’s name/, '');
  reloaded.unmount();
  expect(sessionStorage).toHaveLength(0);
});

it('the enquiry has the name of the buyer until the visitor changes it there', () => {
  render(
    <MemoryRouter initialEntries={['/overdue-invoices']}>
      <DemandLetter values={values} isOutdated={false} examples={[]} />
      <EnquiryForm form={overdueInvoice} level={3} rosette={seals.quote} />
    </MemoryRouter>,
  );
  const inEnquiry = document.getElementById(getFieldId(overdueInvoice, 'buyer'));
  for (const buyer of ['Verma', '', 'Verma Retail']) {
    fill(/^Buyer’s name/, buyer);
    expect(inEnquiry).toHaveValue(buyer);
  }
  fill(/^Who has not paid/, 'Verma Retail Pvt Ltd');
  fill(/^Buyer’s name/, 'Verma Stores');
  expect(inEnquiry).toHaveValue('Verma Retail Pvt Ltd');
});
