import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { Calculator } from '../../../src/calculators/calculator.tsx';
import { dayInIndia, parseIsoDate } from '../../../src/lib/calendar-date.ts';
import { EnquiryForm } from '../../../src/enquiry/enquiry-form.tsx';
import { fieldId } from '../../../src/enquiry/form-definition.ts';
import { overdueInvoice } from '../../../src/enquiry/forms/capital.ts';
import { savePrefilledAnswers } from '../../../src/lib/prefill.ts';
import { seals } from '../../../src/site/seals.ts';
import { DataTable } from '../../../src/sections/data-table.tsx';
import { DemandLetter } from '../../../src/sections/demand-letter.tsx';
import { demandLetter } from '../../../src/sections/demand-letter-text.ts';

const day = (iso: string) => parseIsoDate(iso) ?? NaN;
const dates = { accepted: day('2026-06-01'), agreedDays: 60, paid: day('2026-11-27') };
const values = { amount: 5_00_000_00, ...dates, bankRate: 0 };
/** The first values are those of the calculator's worked example. */
const own = { ...values, amount: 4_80_000_00 };
const names = {
  buyer: 'Verma Retail',
  invoice: 'A/117',
  supplier: 'Rao Tools',
  udyam: 'UDYAM-UP-01-0000001',
};
const hrefOf = (name: RegExp) => screen.getByRole<HTMLAnchorElement>('link', { name }).href;
const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => void vi.setSystemTime('2026-11-27T06:00:00Z'));

it.each([
  [names, '27 Nov 2026\nTo: Verma Retail\nFrom: Rao Tools, Udyam: UDYAM-UP-01-0000001\n\nOverdue invoice: A/117'],
  [names, 'accepted the goods or services on 1 Jun 2026. Payment was due by 16 Jul 2026 and is 134 days late.'],
  [names, 'Invoice: ₹5,00,000\nInterest at 16.5% a year: ₹30,698.29\nTotal due: ₹5,30,698.29'],
  [names, 'by 4 Dec 2026. Interest runs until you pay. Otherwise we may file a claim at odr.msme.gov.in.'],
  [names, 'You can deduct the invoice amount from taxable profit only in the year you pay it (section 37(2)(g), Income-tax Act, 2025; until March 2026 section 43B(h), Act of 1961), and the interest never (section 23, MSMED Act).'],
  [{ udyam: ' udyam-hr-03-0012345' }, 'Udyam: UDYAM-HR-03-0012345\n'],
  [{ buyer: '  ' }, 'To: [buyer’s name]\nFrom: [your business name], Udyam: ['],
  [{ buyer: 'A\nTotal: ₹1\u202e' }, 'To: A Total: ₹1\n'],
])('the letter with %j has %j', (filled, part) => expect(demandLetter(values, filled)).toContain(part)); // oxfmt-ignore

it('goes complete by WhatsApp, email or copying to a buyer whom the visitor chooses', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  render(<DemandLetter values={own} isOutdated={false} />);
  fill(/^Buyer’s name/, names.buyer);
  fill(/^Invoice number/, names.invoice);
  fill(/^Your firm’s name/, names.supplier);
  fill(/^Udyam number/, names.udyam);
  const letter = demandLetter(own, names);
  expect(new URL(hrefOf(/^Send by WhatsApp.*new tab/)).searchParams.get('text')).toBe(letter);
  const mail = new URL(hrefOf(/^Send by email/));
  expect([mail.protocol, mail.pathname]).toEqual(['mailto:', '']);
  expect(mail.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(letter);
  expect(screen.queryByText(/too long/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Copy the letter' }));
  await screen.findByText('Letter copied.');
  expect(writeText).toHaveBeenCalledWith(letter);
  vi.stubGlobal('navigator', {}); // an in-app browser without clipboard
  fireEvent.click(screen.getByRole('button', { name: 'Copy the letter' }));
  await screen.findByText(/^Your browser blocked copying/);
  fill(/^Buyer’s name/, 'वर्मा '.repeat(40));
  expect(screen.getByText(/too long for an email and would be shortened/)).toBeVisible();
});

it('is sent without the lines of optional fields that are empty', () => {
  render(<DemandLetter values={own} isOutdated={false} />);
  fill(/^Buyer’s name/, names.buyer);
  fill(/^Your firm’s name/, names.supplier);
  fill(/^Invoice number/, '  ');
  for (const [way, key] of [
    [/^Send by WhatsApp/, 'text'],
    [/^Send by email/, 'body'],
  ] as const) {
    const sent = new URL(hrefOf(way)).searchParams.get(key);
    expect(sent).toMatch(/From: Rao Tools\r?\n/);
    expect(sent).not.toMatch(/Udyam|Overdue invoice|[[\]]/);
  }
  expect(screen.getByText(/^Overdue invoice: \[invoice number\]/)).toBeVisible(); // to fill in by hand
});

it('is not sent without both names: the first missing field has the message and the focus', () => {
  render(<DemandLetter values={own} isOutdated={false} />);
  const [buyer, supplier] = [/^Buyer’s name/, /^Your firm’s name/].map((name) => screen.getByLabelText(name));
  fill(/^Invoice number/, names.invoice);
  expect(buyer).toBeRequired();
  expect(buyer).not.toHaveAccessibleDescription();
  for (const way of [/^Send by WhatsApp/, /^Send by email/]) {
    expect(hrefOf(way)).not.toMatch(/^mailto:|wa\.me/);
    supplier?.focus();
    expect(fireEvent.click(screen.getByRole('link', { name: way }))).toBe(false);
    expect(buyer).toHaveFocus();
  }
  expect(buyer).toHaveAccessibleDescription('Error: Enter the buyer’s name to send the letter.');
  expect(supplier).toHaveAccessibleDescription('Error: Enter your firm’s name to send the letter.');
  fill(/^Buyer’s name/, names.buyer);
  expect(buyer).toBeValid();
  fireEvent.click(screen.getByRole('link', { name: /^Send by email/ }));
  expect(supplier).toHaveFocus();
  expect(screen.getByLabelText(/^Invoice number/)).toHaveValue(names.invoice);
  fill(/^Your firm’s name/, names.supplier);
  expect(hrefOf(/^Send by email/)).toMatch(/^mailto:/);
});

it('says that the figures are those of the example, and is not sent with them', () => {
  const { rerender } = render(<DemandLetter values={values} isOutdated={false} />);
  fill(/^Buyer’s name/, names.buyer);
  fill(/^Your firm’s name/, names.supplier);
  expect(demandLetter(values, names)).toMatch(/^\[Example figures/);
  expect(screen.getByText(/^\[Example figures/)).toBeVisible();
  expect(fireEvent.click(screen.getByRole('link', { name: /^Send by WhatsApp/ }))).toBe(false);
  expect(screen.getByRole('group', { name: 'There is a problem' })).toHaveFocus();
  const link = screen.getByRole('link', { name: /^The letter still has the figures of our example/ });
  expect(link).toHaveAttribute('href', '#calculator-overdue-amount');
  rerender(<DemandLetter values={own} isOutdated={false} />);
  expect(screen.queryByText(/example/i)).toBeNull();
  expect(hrefOf(/^Send by WhatsApp/)).toMatch(/wa\.me/);
});

it('is sent with the figures of the example if the visitor has typed them, but not after an example is chosen', () => {
  render(<Calculator name="overdue" TableView={DataTable} Below={DemandLetter} />, { wrapper: MemoryRouter });
  fill(/^Buyer’s name/, names.buyer);
  fill(/^Your firm’s name/, names.supplier);
  const isSent = () => /wa\.me/.test(hrefOf(/^Send by WhatsApp/));
  fill(/^Agreed time to pay/, '60');
  expect(isSent()).toBe(false);
  fill(/^Unpaid amount.*\(₹\)$/, '5 lakh');
  expect(isSent()).toBe(true);
  expect(screen.getByText(/^Invoice: ₹5,00,000/)).toBeVisible();
  expect(screen.queryByText(/^\[Example figures/)).toBeNull();
  const [example] = within(screen.getByRole('group', { name: /^Examples/ })).getAllByRole('button');
  if (example) fireEvent.click(example);
  expect(isSent()).toBe(false);
});

it('is dated today at the latest: with a future date of payment it is replaced by a message', () => {
  const today = dayInIndia(Date.now());
  const { rerender } = render(<DemandLetter values={{ ...own, paid: today }} isOutdated={false} />);
  fill(/^Buyer’s name/, names.buyer);
  const parts = [
    /^Send by WhatsApp/,
    /^Send by email/,
    'Copy the letter',
    'Print the letter',
    /To: Verma Retail/,
  ];
  const message = () => screen.queryByText(/^The date of payment is in the future/);
  for (const part of parts) expect(screen.getByText(part)).toBeVisible();
  expect(message()).toBeNull();
  rerender(<DemandLetter values={{ ...own, paid: today + 1 }} isOutdated={false} />);
  for (const part of parts) expect(screen.getByText(part)).not.toBeVisible();
  expect(message()).toBeVisible();
});

it('has names that were typed before hydration', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<DemandLetter values={values} isOutdated={false} />);
  const box = screen.getByLabelText<HTMLInputElement>(/^Buyer’s name/);
  box.value = 'Verma Retail';
  render(<DemandLetter values={values} isOutdated={false} />, { container, hydrate: true });
  expect(box).toHaveValue('Verma Retail');
  expect(screen.getByText(/To: Verma Retail/)).toBeVisible();
});

it('keeps what was typed through a reload of the tab, and nothing once it is deleted', () => {
  const { unmount } = render(<DemandLetter values={values} isOutdated={false} />);
  fill(/^Buyer’s name/, 'Verma Retail');
  fill(/^Udyam number/, 'udyam-hr-03-0012345');
  unmount();
  const again = render(<DemandLetter values={values} isOutdated={false} />);
  expect(screen.getByLabelText(/^Buyer’s name/)).toHaveValue('Verma Retail');
  expect(screen.getByText(/To: Verma Retail/)).toHaveTextContent('Udyam: UDYAM-HR-03-0012345');
  fill(/^Buyer’s name/, '');
  fill(/^Udyam number/, '');
  again.unmount();
  expect(sessionStorage).toHaveLength(0);
});

it('fills the buyer’s name into the enquiry, where the visitor can change it', () => {
  savePrefilledAnswers('/overdue-invoices', { amount: '₹4,80,000', days: '134' });
  const page = (hasForm: boolean) => (
    <MemoryRouter initialEntries={['/overdue-invoices']}>
      <DemandLetter values={own} isOutdated={false} />
      {hasForm && <EnquiryForm form={overdueInvoice} level={3} rosette={seals.quote} />}
    </MemoryRouter>
  );
  const inEnquiry = (name: string) => document.getElementById(fieldId(overdueInvoice, name));
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

it('keeps the last valid figures, says so and cannot be sent while the calculator has no result', () => {
  render(<Calculator name="overdue" TableView={DataTable} Below={DemandLetter} />, { wrapper: MemoryRouter });
  const amount = screen.getByLabelText('Unpaid amount, GST included (₹)');
  const type = (text: string) => {
    fireEvent.change(amount, { target: { value: text } });
    fireEvent.blur(amount);
  };
  const outdated = () => screen.queryByText(/^Check the figures above/);
  fill(/^Buyer’s name/, 'Verma Retail');
  type('7,00,000');
  expect(outdated()).toBeNull();
  type('7,00,000 or so');
  expect(outdated()).toBeVisible();
  expect(screen.getByText(/^Invoice: ₹7,00,000/)).toBeVisible();
  for (const action of [/^Send by WhatsApp/, /^Send by email/, 'Copy the letter', 'Print the letter'])
    expect(screen.getByText(action)).not.toBeVisible();
  expect(screen.getByText(/To: Verma Retail/)).toBeVisible();
  type('9,00,000');
  expect(outdated()).toBeNull();
  expect(screen.getByText(/^Send by WhatsApp/)).toBeVisible();
  expect(screen.getByText(/^Invoice: ₹9,00,000/)).toBeVisible();
  fireEvent.change(screen.getByLabelText('Date of payment'), { target: { value: '2026-06-02' } });
  expect(screen.getByText(/this invoice is not overdue/)).toBeVisible();
  expect(outdated()).toBeVisible();
  expect(screen.getByText(/^Invoice: ₹9,00,000/)).toBeVisible();
});
