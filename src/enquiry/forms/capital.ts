import words from '#words/forms/capital.json';
import english from '../../words/en/forms/capital.json';
import { choice, city, company, pageForm, text } from '../form-parts.ts';

/* Forms of the services in the menu group "Raise capital". */

export const fundRaising = pageForm({
  id: 'fund-raising',
  words: words.fundRaising,
  english: english.fundRaising,
  questions: (own, office) => ({
    kind: choice(own.kind, office.kind, [
      'international',
      'sblcStructuring',
      'sblcDiscounting',
      'equity',
      'debt',
      'bridge',
      'notSure',
    ]),
    amount: text(own.amount, office.amount, { inLead: 'Amount', number: 'rupees' }),
    company,
  }),
});

type InvoiceWords = Record<'amount' | 'days' | 'buyer', Parameters<typeof text>[0]>;
/** Returns the questions about an invoice or a bill. */
const invoiceQuestions = (own: InvoiceWords, office: InvoiceWords) => ({
  amount: text(own.amount, office.amount, { number: 'rupees' }),
  days: text(own.days, office.days, { inputMode: 'numeric', number: 'days' }),
  buyer: text(own.buyer, office.buyer, { inLead: 'Buyer' }),
});

export const billDiscounting = pageForm({
  id: 'bill-discounting',
  words: words.billDiscounting,
  english: english.billDiscounting,
  questions: invoiceQuestions,
});

export const overdueInvoice = pageForm({
  id: 'overdue-invoice',
  words: words.overdueInvoice,
  english: english.overdueInvoice,
  questions: invoiceQuestions,
});

export const exportBillDiscounting = pageForm({
  id: 'export-bill',
  words: words.exportBillDiscounting,
  english: english.exportBillDiscounting,
  questions: (own, office) => ({
    ...invoiceQuestions(own, office),
    buyer: text(own.buyer, office.buyer),
  }),
});

export const loans = pageForm({
  id: 'loans',
  words: words.loans,
  english: english.loans,
  linkedChoice: 'kind',
  questions: (own, office) => ({
    kind: choice(own.kind, office.kind, [
      'personal',
      'holiday',
      'home',
      'car',
      'againstProperty',
      'gold',
      'unsecured',
      'sme',
      'workingCapital',
      'machinery',
      'mudra',
      'cgtmse',
      'notSure',
    ]),
    amount: text(own.amount, office.amount, { inLead: 'Amount', number: 'rupees' }),
    city,
  }),
});
