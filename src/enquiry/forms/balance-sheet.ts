import words from '#words/forms/balance-sheet.json';
import english from '../../words/en/forms/balance-sheet.json';
import { createChoice, company, createPageForm, createTextField } from '../form-parts.ts';

/* The forms of the services in the menu group "Strengthen the balance sheet". */

export const debtRestructuring = createPageForm({
  id: 'restructuring',
  words: words.debtRestructuring,
  english: english.debtRestructuring,
  questions: (pageWords, englishWords) => ({
    outstanding: createTextField(pageWords.outstanding, englishWords.outstanding, {
      inLead: 'Outstanding',
      number: 'rupees',
    }),
    rate: createTextField(pageWords.rate, englishWords.rate, { inputMode: 'decimal', number: 'percent' }),
    lender: createTextField(pageWords.lender, englishWords.lender, { inLead: 'Lender' }),
  }),
});

export const creditRating = createPageForm({
  id: 'credit-rating',
  words: words.creditRating,
  english: english.creditRating,
  questions: (pageWords, englishWords) => ({
    company,
    limits: createTextField(pageWords.limits, englishWords.limits, { number: 'rupees' }),
    rating: createTextField(pageWords.rating, englishWords.rating),
  }),
});

export const ratingProcess = createPageForm({
  id: 'rating-process',
  words: words.ratingProcess,
  english: english.ratingProcess,
  questions: (pageWords, englishWords) => ({
    service: createChoice(pageWords.service, englishWords.service, [
      'readiness',
      'first',
      'upgrade',
      'figures',
      'interview',
      'surveillance',
      'notSure',
    ]),
    company,
    due: createTextField(pageWords.due, englishWords.due, { inLead: 'Needed by' }),
  }),
});

export const corporates = createPageForm({
  id: 'corporates',
  words: words.corporates,
  english: english.corporates,
  questions: (pageWords, englishWords) => ({
    company,
    need: createTextField(pageWords.need, englishWords.need, { inLead: 'Need' }),
    amount: createTextField(pageWords.amount, englishWords.amount, { number: 'rupees' }),
  }),
});
