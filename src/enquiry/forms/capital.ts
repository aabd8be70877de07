import words from '#words/forms/capital.json';
import english from '../../words/en/forms/capital.json';
import { choice, city, company, pageForm, text } from '../form-parts.ts';

/* The forms of the services in the menu group "Raise capital". */

export const fundRaising = pageForm({
  id: 'fund-raising',
  words: words.fundRaising,
  english: english.fundRaising,
  questions: (pageWords, englishWords) => ({
    kind: choice(pageWords.kind, englishWords.kind, [
      'international',
      'sblcStructuring',
      'sblcDiscounting',
      'equity',
      'debt',
      'bridge',
      'notSure',
    ]),
    amount: text(pageWords.amount, englishWords.amount, { inLead: 'Amount', number: 'rupees' }),
    company,
  }),
});

type InvoiceWords = Record<'amount' | 'days' | 'buyer', Parameters<typeof text>[0]>;
/** Returns the questions about an invoice or a bill. */
const invoiceQuestions = (pageWords: InvoiceWords, englishWords: InvoiceWords) => ({
  amount: text(pageWords.amount, englishWords.amount, { number: 'rupees' }),
  days: text(pageWords.days, englishWords.days, { inputMode: 'numeric', number: 'days' }),
  buyer: text(pageWords.buyer, englishWords.buyer, { inLead: 'Buyer' }),
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
  questions: (pageWords, englishWords) => ({
    ...invoiceQuestions(pageWords, englishWords),
    buyer: text(pageWords.buyer, englishWords.buyer),
  }),
});

export const loans = pageForm({
  id: 'loans',
  words: words.loans,
  english: english.loans,
  linkedChoice: 'kind',
  questions: (pageWords, englishWords) => ({
    kind: choice(pageWords.kind, englishWords.kind, [
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
    amount: text(pageWords.amount, englishWords.amount, { inLead: 'Amount', number: 'rupees' }),
    city,
  }),
});
