import { choice, company, options, pageForm, text } from '../form-parts.ts';

/* Strengthen the balance sheet. */

export const debtRestructuring = pageForm({
  id: 'restructuring',
  title: 'Debt Restructuring',
  questions: {
    outstanding: text({
      label: 'What is still owed?',
      inLead: 'Outstanding',
      hint: 'Like ₹ 1.2 crore, all loans together.',
      missing: 'Write what is still owed, like ₹ 1.2 crore.',
      number: 'rupees',
    }),
    rate: text({
      label: 'Interest you pay now',
      hint: 'In per cent a year, like 12.5. A guess will do.',
      missing: 'Write the rate you pay now, like 12.5; a guess will do.',
      inputMode: 'decimal',
      number: 'percent',
    }),
    lender: text({ label: 'Your lender', inLead: 'Lender', missing: 'Write the name of your lender.' }),
  },
});

export const creditRating = pageForm({
  id: 'credit-rating',
  title: 'Credit Rating Advisory',
  questions: {
    company,
    limits: text({
      label: 'Bank limits to be rated',
      hint: 'Like ₹ 25 crore. A guess will do.',
      missing: 'Write the bank limits to be rated, like ₹ 25 crore.',
      number: 'rupees',
    }),
    rating: text({ label: 'Rating today', hint: 'Like BB+. Leave it empty if there is none.' }),
  },
});

export const ratingProcess = pageForm({
  id: 'rating-process',
  title: 'Rating Services and Process',
  questions: {
    service: choice({
      label: 'Service',
      prompt: 'Choose a service',
      missing: 'Choose a service from the list.',
      options: options(
        'Readiness review',
        'First rating',
        'Rating upgrade',
        'Figures and projections',
        'Interview preparation',
        'Surveillance support',
        'Not sure yet',
      ),
    }),
    company,
    due: text({ label: 'By when is the rating needed?', inLead: 'Needed by', hint: 'Like March 2027.' }),
  },
});

export const corporates = pageForm({
  id: 'corporates',
  title: 'Financial Consultancy for Corporates',
  questions: {
    company,
    need: text({
      label: 'What should the bank agree to?',
      inLead: 'Need',
      hint: 'Like a working capital limit, or a term loan for a plant.',
      missing: 'Write what the bank should agree to, like a working capital limit.',
    }),
    amount: text({
      label: 'Amount',
      hint: 'Like ₹ 5 crore.',
      missing: 'Write the amount, like ₹ 5 crore.',
      number: 'rupees',
    }),
  },
});
