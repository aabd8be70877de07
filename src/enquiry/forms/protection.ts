import words from '#words/forms/protection.json';
import english from '../../words/en/forms/protection.json';
import { choice, city, pageForm, text } from '../form-parts.ts';

/* Forms of the services in the menu group "Protect and grow". */

export const wealth = pageForm({
  id: 'wealth',
  words: words.wealth,
  english: english.wealth,
  questions: (own, office) => ({
    product: choice(own.product, office.product, [
      'review',
      'mutualFunds',
      'pms',
      'aif',
      'stockTrading',
      'fixedDeposits',
      'tradingAccounts',
    ]),
    amount: text(own.amount, office.amount, { number: 'rupees' }),
    years: text(own.years, office.years, { inLead: 'Needed', number: 'years' }),
  }),
});

export const realEstate = pageForm({
  id: 'real-estate',
  words: words.realEstate,
  english: english.realEstate,
  linkedChoice: 'model',
  residence: 'home',
  questions: (own, office) => ({
    model: choice(own.model, office.model, ['advisory', 'purchase', 'notSure']),
    property: text(own.property, office.property, { inLead: 'City and budget' }),
    home: text(own.home, office.home, { inLead: 'Lives in', autoComplete: 'country-name' }),
  }),
});

export const insuranceServices = pageForm({
  id: 'insurance-services',
  words: words.insuranceServices,
  english: english.insuranceServices,
  linkedChoice: 'cover',
  questions: (own, office) => ({
    cover: choice(own.cover, office.cover, ['life', 'health', 'general', 'loanProtection', 'notSure']),
    who: text(own.who, office.who, { inLead: 'To be covered' }),
    city,
  }),
});

export const insurancePlans = pageForm({
  id: 'plans',
  words: words.insurancePlans,
  english: english.insurancePlans,
  linkedChoice: 'plan',
  questions: (own, office) => ({
    plan: choice(own.plan, office.plan, ['basic', 'standard', 'premium', 'notSure']),
    who: text(own.who, office.who, { inLead: 'To be covered' }),
    city,
  }),
});

export const bankingExpert = pageForm({
  id: 'banking-expert',
  words: words.bankingExpert,
  english: english.bankingExpert,
  questions: (own, office) => ({
    question: text(own.question, office.question, { inLead: 'Question' }),
    bank: text(own.bank, office.bank),
  }),
});

export const nri = pageForm({
  id: 'nri',
  words: words.nri,
  english: english.nri,
  residence: 'home',
  isForAbroad: true,
  questions: (own, office) => ({
    matter: choice(
      own.matter,
      office.matter,
      ['buying', 'selling', 'loan', 'accounts', 'investing', 'sendingMoney', 'other'],
      { inLead: 'About' },
    ),
    home: text(own.home, office.home, { inLead: 'Lives in', autoComplete: 'country-name' }),
    details: text(own.details, office.details, { inLead: 'Details' }),
  }),
});
