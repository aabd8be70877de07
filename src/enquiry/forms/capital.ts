import words from '#words/forms/capital.json';
import english from '../../words/en/forms/capital.json';
import { createChoice, city, company, createPageForm, createTextField } from '../form-parts.ts';

/*
 * The forms of the services in the menu group "Raise capital", and of the pages about overdue invoices and credit
 * scores.
 */

export const fundRaising = createPageForm({
  id: 'fund-raising',
  words: words.fundRaising,
  english: english.fundRaising,
  questions: (pageWords, englishWords) => ({
    kind: createChoice(pageWords.kind, englishWords.kind, [
      'international',
      'sblcStructuring',
      'sblcDiscounting',
      'equity',
      'debt',
      'bridge',
      'notSure',
    ]),
    amount: createTextField(pageWords.amount, englishWords.amount, { inLead: 'Amount', number: 'rupees' }),
    company,
  }),
});

type InvoiceWords = Record<'amount' | 'days' | 'buyer', Parameters<typeof createTextField>[0]>;
/** Returns the questions about an invoice or a bill. */
const createInvoiceQuestions = (pageWords: InvoiceWords, englishWords: InvoiceWords) => ({
  amount: createTextField(pageWords.amount, englishWords.amount, { number: 'rupees' }),
  days: createTextField(pageWords.days, englishWords.days, { inputMode: 'numeric', number: 'days' }),
  buyer: createTextField(pageWords.buyer, englishWords.buyer, { inLead: 'Buyer' }),
});

export const billDiscounting = createPageForm({
  id: 'bill-discounting',
  words: words.billDiscounting,
  english: english.billDiscounting,
  questions: createInvoiceQuestions,
});

export const overdueInvoice = createPageForm({
  id: 'overdue-invoice',
  words: words.overdueInvoice,
  english: english.overdueInvoice,
  questions: createInvoiceQuestions,
});

export const exportBillDiscounting = createPageForm({
  id: 'export-bill',
  words: words.exportBillDiscounting,
  english: english.exportBillDiscounting,
  questions: (pageWords, englishWords) => ({
    ...createInvoiceQuestions(pageWords, englishWords),
    buyer: createTextField(pageWords.buyer, englishWords.buyer),
  }),
});

const loanKinds = [
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
] as const;

export const loans = createPageForm({
  id: 'loans',
  words: words.loans,
  english: english.loans,
  linkedChoice: 'kind',
  questions: (pageWords, englishWords) => ({
    kind: createChoice(pageWords.kind, englishWords.kind, loanKinds),
    amount: createTextField(pageWords.amount, englishWords.amount, { inLead: 'Amount', number: 'rupees' }),
    city,
  }),
});

export const creditScore = createPageForm({
  id: 'credit-score',
  words: words.creditScore,
  english: english.creditScore,
  linkedChoice: 'kind',
  questions: (pageWords, englishWords) => ({
    kind: createChoice(words.loans.kind, english.loans.kind, loanKinds),
    score: createTextField(pageWords.score, englishWords.score, {
      inLead: 'Credit score',
      number: 'creditScore',
    }),
    lender: createTextField(pageWords.lender, englishWords.lender, { inLead: 'Refused by' }),
  }),
});
