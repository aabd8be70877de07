import words from '#words/forms/protection.json';
import english from '../../words/en/forms/protection.json';
import { choice, city, pageForm, text } from '../form-parts.ts';

/* The forms of the services in the menu group "Protect and grow". */

export const wealth = pageForm({
  id: 'wealth',
  words: words.wealth,
  english: english.wealth,
  questions: (pageWords, englishWords) => ({
    product: choice(pageWords.product, englishWords.product, [
      'review',
      'mutualFunds',
      'pms',
      'aif',
      'stockTrading',
      'fixedDeposits',
      'tradingAccounts',
    ]),
    amount: text(pageWords.amount, englishWords.amount, { number: 'rupees' }),
    years: text(pageWords.years, englishWords.years, { inLead: 'Needed', number: 'years' }),
  }),
});

export const realEstate = pageForm({
  id: 'real-estate',
  words: words.realEstate,
  english: english.realEstate,
  linkedChoice: 'model',
  residence: 'home',
  questions: (pageWords, englishWords) => ({
    model: choice(pageWords.model, englishWords.model, ['advisory', 'purchase', 'notSure']),
    property: text(pageWords.property, englishWords.property, { inLead: 'City and budget' }),
    home: text(pageWords.home, englishWords.home, { inLead: 'Lives in', autoComplete: 'country-name' }),
  }),
});

export const insuranceServices = pageForm({
  id: 'insurance-services',
  words: words.insuranceServices,
  english: english.insuranceServices,
  linkedChoice: 'cover',
  questions: (pageWords, englishWords) => ({
    cover: choice(pageWords.cover, englishWords.cover, [
      'life',
      'health',
      'general',
      'loanProtection',
      'notSure',
    ]),
    who: text(pageWords.who, englishWords.who, { inLead: 'To be covered' }),
    city,
  }),
});

export const insurancePlans = pageForm({
  id: 'plans',
  words: words.insurancePlans,
  english: english.insurancePlans,
  linkedChoice: 'plan',
  questions: (pageWords, englishWords) => ({
    plan: choice(pageWords.plan, englishWords.plan, ['basic', 'standard', 'premium', 'notSure']),
    who: text(pageWords.who, englishWords.who, { inLead: 'To be covered' }),
    city,
  }),
});

export const bankingExpert = pageForm({
  id: 'banking-expert',
  words: words.bankingExpert,
  english: english.bankingExpert,
  questions: (pageWords, englishWords) => ({
    question: text(pageWords.question, englishWords.question, { inLead: 'Question' }),
    bank: text(pageWords.bank, englishWords.bank),
  }),
});

export const nri = pageForm({
  id: 'nri',
  words: words.nri,
  english: english.nri,
  residence: 'home',
  isForAbroad: true,
  questions: (pageWords, englishWords) => ({
    matter: choice(
      pageWords.matter,
      englishWords.matter,
      ['buying', 'selling', 'loan', 'accounts', 'investing', 'sendingMoney', 'other'],
      { inLead: 'About' },
    ),
    home: text(pageWords.home, englishWords.home, { inLead: 'Lives in', autoComplete: 'country-name' }),
    details: text(pageWords.details, englishWords.details, { inLead: 'Details' }),
  }),
});
