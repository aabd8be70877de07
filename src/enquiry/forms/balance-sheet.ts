import words from '#words/forms/balance-sheet.json';
import english from '../../words/en/forms/balance-sheet.json';
import { choice, company, pageForm, text } from '../form-parts.ts';

/* Forms of the services in the menu group "Strengthen the balance sheet". */

export const debtRestructuring = pageForm({
  id: 'restructuring',
  words: words.debtRestructuring,
  english: english.debtRestructuring,
  questions: (own, office) => ({
    outstanding: text(own.outstanding, office.outstanding, { inLead: 'Outstanding', number: 'rupees' }),
    rate: text(own.rate, office.rate, { inputMode: 'decimal', number: 'percent' }),
    lender: text(own.lender, office.lender, { inLead: 'Lender' }),
  }),
});

export const creditRating = pageForm({
  id: 'credit-rating',
  words: words.creditRating,
  english: english.creditRating,
  questions: (own, office) => ({
    company,
    limits: text(own.limits, office.limits, { number: 'rupees' }),
    rating: text(own.rating, office.rating),
  }),
});

export const ratingProcess = pageForm({
  id: 'rating-process',
  words: words.ratingProcess,
  english: english.ratingProcess,
  questions: (own, office) => ({
    service: choice(own.service, office.service, [
      'readiness',
      'first',
      'upgrade',
      'figures',
      'interview',
      'surveillance',
      'notSure',
    ]),
    company,
    due: text(own.due, office.due, { inLead: 'Needed by' }),
  }),
});

export const corporates = pageForm({
  id: 'corporates',
  words: words.corporates,
  english: english.corporates,
  questions: (own, office) => ({
    company,
    need: text(own.need, office.need, { inLead: 'Need' }),
    amount: text(own.amount, office.amount, { number: 'rupees' }),
  }),
});
