import { choice, city, options, pageForm, text } from '../form-parts.ts';

/* Forms of the services in the menu group "Protect and grow". */

export const wealth = pageForm({
  id: 'wealth',
  title: 'Wealth Management',
  questions: {
    product: choice({
      label: 'What is it about?',
      prompt: 'Choose a subject',
      missing: 'Choose a subject from the list.',
      options: options(
        'A review of my investments',
        'Mutual funds',
        'PMS',
        'AIF',
        'Stock trading',
        'Fixed deposits',
        'Trading accounts',
      ),
    }),
    amount: text({
      label: 'Amount',
      hint: 'One time or monthly, for example ₹10,000 a month.',
      missing: 'Enter an amount, for example ₹10,000 a month.',
      number: 'rupees',
    }),
    years: text({
      label: 'When is the money needed?',
      inLead: 'Needed',
      hint: 'For example, in 12 years, for a degree.',
      missing: 'Enter when the money is needed, for example in 12 years.',
      number: 'years',
    }),
  },
});

export const realEstate = pageForm({
  id: 'real-estate',
  title: 'Real Estate Advisory',
  residence: 'home',
  linkedChoice: 'model',
  questions: {
    model: choice({
      label: 'Model',
      prompt: 'Choose a model',
      missing: 'Choose a model from the list.',
      options: options('Advisory Model', 'Purchase Through Us', 'Not sure yet'),
    }),
    property: text({
      label: 'Where, and for how much?',
      inLead: 'City and budget',
      hint: 'For example, Noida, up to ₹80 lakh.',
      missing: 'Enter the city and your budget, for example Noida, up to ₹80 lakh.',
    }),
    home: text({
      label: 'Country you live in',
      inLead: 'Lives in',
      missing: 'Enter the country you live in.',
      autoComplete: 'country-name',
    }),
  },
});

export const insuranceServices = pageForm({
  id: 'insurance-services',
  title: 'Insurance Services',
  linkedChoice: 'cover',
  questions: {
    cover: choice({
      label: 'Kind of cover',
      prompt: 'Choose a cover',
      missing: 'Choose a cover from the list.',
      options: options(
        'Life insurance',
        'Health insurance',
        'General insurance',
        'Loan protection',
        'Not sure yet',
      ),
    }),
    who: text({
      label: 'Who or what is to be covered?',
      inLead: 'To be covered',
      hint: 'For example, two adults and a child, or a car of 2021.',
      missing: 'Enter who or what is to be covered.',
    }),
    city,
  },
});

export const insurancePlans = pageForm({
  id: 'plans',
  title: 'Insurance plan',
  linkedChoice: 'plan',
  questions: {
    plan: choice({
      label: 'Plan',
      prompt: 'Choose a plan',
      missing: 'Choose a plan from the list.',
      options: options('Basic', 'Standard', 'Premium', 'Not sure yet'),
    }),
    who: text({
      label: 'Who or what is to be covered?',
      inLead: 'To be covered',
      hint: 'For example, two adults and a child, with their ages.',
      missing: 'Enter who or what is to be covered.',
    }),
    city,
  },
});

export const bankingExpert = pageForm({
  id: 'banking-expert',
  title: 'Banking Domain Expert Consultancy',
  questions: {
    question: text({
      label: 'What is your question?',
      inLead: 'Question',
      hint: 'One line will do, for example a second opinion on a home loan.',
      missing: 'Enter your question in one line.',
    }),
    bank: text({ label: 'Bank or lender', hint: 'If your question is about one of them.' }),
  },
});

export const nri = pageForm({
  id: 'nri',
  title: 'NRI',
  residence: 'home',
  isForAbroad: true,
  questions: {
    matter: choice({
      label: 'What is it about?',
      inLead: 'About',
      prompt: 'Choose a subject',
      missing: 'Choose a subject from the list.',
      options: options(
        'Buying a property in India',
        'Selling a property in India',
        'A loan in India',
        'Accounts: NRE, NRO, FCNR',
        'Investing in India',
        'Sending money out of India',
        'Something else',
      ),
    }),
    home: text({
      label: 'Country you live in',
      inLead: 'Lives in',
      missing: 'Enter the country you live in.',
      autoComplete: 'country-name',
    }),
    details: text({
      label: 'In one line',
      inLead: 'Details',
      hint: 'For example, a flat in Noida, up to ₹80 lakh.',
    }),
  },
});
