import { choice, company, options, pageForm, text } from '../form-parts.ts';

/* Forms of the services in the menu group "Strengthen the balance sheet". */

export const debtRestructuring = pageForm({
  id: 'restructuring',
  title: 'Debt Restructuring',
  questions: {
    outstanding: text({
      label: 'How much do you still owe?',
      inLead: 'Outstanding',
      hint: 'For example, ₹1.2 crore, all loans together.',
      missing: 'Enter how much you still owe, for example ₹1.2 crore.',
      number: 'rupees',
    }),
    rate: text({
      label: 'Interest you pay now',
      hint: 'In per cent a year, for example 12.5. An estimate will do.',
      missing: 'Enter the rate you pay now, for example 12.5; an estimate will do.',
      inputMode: 'decimal',
      number: 'percent',
    }),
    lender: text({ label: 'Your lender', inLead: 'Lender', missing: 'Enter the name of your lender.' }),
  },
});

export const creditRating = pageForm({
  id: 'credit-rating',
  title: 'Credit Rating Advisory',
  questions: {
    company,
    limits: text({
      label: 'Bank limits to be rated',
      hint: 'For example, ₹25 crore. An estimate will do.',
      missing: 'Enter the bank limits to be rated, for example ₹25 crore.',
      number: 'rupees',
    }),
    rating: text({ label: 'Rating today', hint: 'For example, BB+. Leave it empty if there is none.' }),
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
    due: text({
      label: 'By when is the rating needed?',
      inLead: 'Needed by',
      hint: 'For example, March 2027.',
    }),
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
      hint: 'For example, a working capital limit, or a term loan for a plant.',
      missing: 'Enter what the bank should agree to, for example a working capital limit.',
    }),
    amount: text({
      label: 'Amount',
      hint: 'For example, ₹5 crore.',
      missing: 'Enter the amount, for example ₹5 crore.',
      number: 'rupees',
    }),
  },
});
