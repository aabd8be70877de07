import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { Calculator } from '../../../src/calculators/calculator.tsx';
import * as m from '#words/overdue.json';
import { DataTable } from '../../../src/sections/data-table.tsx';
import { DemandLetter } from '../../../src/sections/demand-letter.tsx';

export interface LetterCase {
  title: string;
  /** Amount, day of acceptance, agreed days, day of payment (with x if not entered) and bank rate, as in a URL. */
  figures: string;
  facts?: readonly string[];
  /** True if the invoice amount was paid late, so that the letter asks only for the interest. */
  isPaid?: boolean;
  /** Matches the date in the message that replaces the letter. */
  reason?: RegExp;
  /** The current time in UTC, by default noon of 29 November 2026 in India. */
  now?: string;
}

/* The expected amounts were calculated with exact fractions and without the code of the site. */
export const letterCases: readonly LetterCase[] = [
  { title: 'an unpaid invoice with 45 agreed days', figures: '735000-20260310-45-20261129x-0', facts: ['29 Nov 2026\nTo', '10 Mar 2026', 'by 24 Apr 2026 and is 219 days late', '₹75,557.68', 'Total due: ₹8,10,557.68', 'by 6 Dec 2026'] },
  { title: 'an unpaid invoice with 15 agreed days and paise', figures: '90000.5-20261020-15-20261129x-0', facts: ['by 4 Nov 2026 and is 25 days late', 'still unpaid: ₹90,000.50', 'Total due: ₹91,017.63'] },
  { title: 'an unpaid invoice accepted a year ago, without a written agreement about the days', figures: '10000000-20251105-0-20261129x-0', facts: ['by 20 Nov 2025 and is 374 days late', 'Total due: ₹1,18,28,610.92'] },
  { title: 'an unpaid invoice whose contract says 120 days, which count as 45', figures: '310000-20260615-120-20261129x-0', facts: ['by 30 Jul 2026 and is 122 days late', 'Total due: ₹3,27,344.05'] },
  { title: 'an unpaid invoice of ₹100 crore, with a bank rate entered by the visitor', figures: '1000000000-20260131-45-20261129x-6', facts: ['at 18% a year: ₹13,31,58,953.69', 'Total due: ₹1,13,31,58,953.69'] },
  { title: 'an unpaid invoice shortly after midnight in India, with the previous date in the URL', now: '2026-12-31T19:00:00Z', figures: '150000-20261101-30-20261231x-0', facts: ['1 Jan 2027\nTo', '31 days late', 'Total due: ₹1,52,062.50', 'by 8 Jan 2027'] },
  { title: 'an unpaid invoice, with today entered as the date of payment', figures: '200000-20260701-45-20261129-0', facts: ['29 Nov 2026\nTo', 'Total due: ₹2,09,682.64'] },
  { title: 'an invoice that was paid late, in August', isPaid: true, figures: '480000-20260505-45-20260831-0', facts: ['29 Nov 2026\nTo', 'Payment was due by 19 Jun 2026', 'paid ₹4,80,000 on 31 Aug 2026, 73 days late', 'Total due: ₹15,966.68', 'pay the interest by 6 Dec 2026'] },
  { title: 'an invoice that was paid late, yesterday', isPaid: true, figures: '62750-20260801-30-20261128-0', facts: ['29 Nov 2026\nTo', 'on 28 Nov 2026, 89 days late', 'Total due: ₹2,553.74'] },
  { title: 'an invoice of an earlier year that was paid late, at several rates', isPaid: true, figures: '325000-20241220-45-20250702-0', facts: ['at 17.25% to 19.5% a year', 'on 2 Jul 2025, 149 days late', 'Total due: ₹25,964.38'] },
  { title: 'an invoice that is not due yet', figures: '510000-20261110-45-20261129x-0', reason: /25 Dec 2026/ },
  { title: 'an invoice that is due today', figures: '510000-20261015-45-20261129x-0', reason: /29 Nov 2026/ },
  { title: 'an invoice of one rupee that was paid a day late, with interest below one paisa', figures: '1-20260901-15-20260917-0', reason: /16 Sep 2026/ },
  { title: 'an invoice that was paid on its due date', figures: '84000-20260901-15-20260916-0', reason: /16 Sep 2026/ },
  { title: 'an invoice that was paid in time', figures: '510000-20260901-45-20261010-0', reason: /16 Oct 2026/ },
]; // oxfmt-ignore

/** Shows the calculator of the page /overdue-invoices with its letter. */
export function showPage(search = '') {
  history.replaceState(null, '', `/overdue-invoices${search}`);
  const view = <Calculator name="overdue" TableView={DataTable} Below={DemandLetter} />;
  return render(view, { wrapper: MemoryRouter });
}

/** The values of the letter's fields. */
export const parties = {
  buyer: 'Verma Retail',
  invoice: 'A/117',
  supplier: 'Rao Tools',
  udyam: 'UDYAM-UP-01-0000001',
};

/** The links and buttons of the letter, which are hidden while there is no letter. */
export const letterActions = [/^Send by WhatsApp/, /^Send by email/, 'Copy the letter', 'Print the letter'];

export const getHref = (name: RegExp) => screen.getByRole<HTMLAnchorElement>('link', { name }).href;
export const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Shows the page with a case, and checks the copied letter. Returns the letter, and the message that replaces it. */
export async function checkLetter({ now = '2026-11-29T06:30:00Z', figures, facts, isPaid }: LetterCase) {
  vi.setSystemTime(now);
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  showPage(`?overdue=${figures}`);
  const button = screen.getByText(m.copyLetter);
  expect(button.closest('[hidden]') === null).toBe(facts !== undefined);
  if (facts) {
    fireEvent.click(button);
    await screen.findByText(m.letterCopied);
  }
  const [letter = ''] = writeText.mock.calls[0] ?? [];
  for (const fact of facts ?? []) expect(letter).toContain(fact);
  for (const part of ['still unpaid', 'Interest runs until you pay'])
    expect(letter.includes(part)).toBe(Boolean(facts) && !isPaid);
  return { letter, reason: document.querySelector('#letter > * > p.font-semibold')?.textContent ?? '' };
}
