import words from '#words/forms/balance-sheet.json';
import english from '../../words/en/forms/balance-sheet.json';
import { choice, company, pageForm, text } from '../form-parts.ts';

/* The forms of the services in the menu group "Strengthen the balance sheet". */

export const debtRestructuring = pageForm({
  id: 'restructuring',
  words: words.debtRestructuring,
  english: english.debtRestructuring,
  questions: (pageWords, englishWords) => ({
    outstanding: text(pageWords.outstanding, englishWords.outstanding, {
      inLead: 'Outstanding',
      number: 'rupees',
    }),
    rate: text(pageWords.rate, englishWords.rate, { inputMode: 'decimal', number: 'percent' }),
    lender: text(pageWords.lender, englishWords.lender, { inLead: 'Lender' }),
  }),
});

export const creditRating = pageForm({
  id: 'credit-rating',
  words: words.creditRating,
  english: english.creditRating,
  questions: (pageWords, englishWords) => ({
    company,
    limits: text(pageWords.limits, englishWords.limits, { number: 'rupees' }),
    rating: text(pageWords.rating, englishWords.rating),
  }),
});

export const ratingProcess = pageForm({
  id: 'rating-process',
  words: words.ratingProcess,
  english: english.ratingProcess,
  questions: (pageWords, englishWords) => ({
    service: choice(pageWords.service, englishWords.service, [
      'readiness',
      'first',
      'upgrade',
      'figures',
      'interview',
      'surveillance',
      'notSure',
    ]),
    company,
    due: text(pageWords.due, englishWords.due, { inLead: 'Needed by' }),
  }),
});

export const corporates = pageForm({
  id: 'corporates',
  words: words.corporates,
  english: english.corporates,
  questions: (pageWords, englishWords) => ({
    company,
    need: text(pageWords.need, englishWords.need, { inLead: 'Need' }),
    amount: text(pageWords.amount, englishWords.amount, { number: 'rupees' }),
  }),
});
