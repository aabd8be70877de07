import words from '#words/forms/protection.json';
import english from '../../words/en/forms/protection.json';
import { createChoice, city, createPageForm, createTextField } from '../form-parts.ts';

/*
 * The forms of the services in the menu group "Protect and grow", and of the pages about insurance plans and for
 * non-resident Indians.
 */

export const wealth = createPageForm({
  id: 'wealth',
  words: words.wealth,
  english: english.wealth,
  questions: (pageWords, englishWords) => ({
    product: createChoice(pageWords.product, englishWords.product, [
      'review',
      'mutualFunds',
      'pms',
      'aif',
      'stockTrading',
      'fixedDeposits',
      'tradingAccounts',
    ]),
    amount: createTextField(pageWords.amount, englishWords.amount, { number: 'rupees' }),
    years: createTextField(pageWords.years, englishWords.years, { inLead: 'Needed', number: 'years' }),
  }),
});

export const realEstate = createPageForm({
  id: 'real-estate',
  words: words.realEstate,
  english: english.realEstate,
  linkedChoice: 'model',
  residence: 'home',
  questions: (pageWords, englishWords) => ({
    model: createChoice(pageWords.model, englishWords.model, ['advisory', 'purchase', 'notSure']),
    property: createTextField(pageWords.property, englishWords.property, { inLead: 'City and budget' }),
    home: createTextField(pageWords.home, englishWords.home, {
      inLead: 'Lives in',
      autoComplete: 'country-name',
    }),
  }),
});

export const insuranceServices = createPageForm({
  id: 'insurance-services',
  words: words.insuranceServices,
  english: english.insuranceServices,
  linkedChoice: 'cover',
  questions: (pageWords, englishWords) => ({
    cover: createChoice(pageWords.cover, englishWords.cover, [
      'life',
      'health',
      'general',
      'loanProtection',
      'notSure',
    ]),
    who: createTextField(pageWords.who, englishWords.who, { inLead: 'To be covered' }),
    city,
  }),
});

export const insurancePlans = createPageForm({
  id: 'plans',
  words: words.insurancePlans,
  english: english.insurancePlans,
  linkedChoice: 'plan',
  questions: (pageWords, englishWords) => ({
    plan: createChoice(pageWords.plan, englishWords.plan, ['basic', 'standard', 'premium', 'notSure']),
    who: createTextField(pageWords.who, englishWords.who, { inLead: 'To be covered' }),
    city,
  }),
});

export const bankingExpert = createPageForm({
  id: 'banking-expert',
  words: words.bankingExpert,
  english: english.bankingExpert,
  questions: (pageWords, englishWords) => ({
    question: createTextField(pageWords.question, englishWords.question, { inLead: 'Question' }),
    bank: createTextField(pageWords.bank, englishWords.bank),
  }),
});

export const nri = createPageForm({
  id: 'nri',
  words: words.nri,
  english: english.nri,
  residence: 'home',
  isForAbroad: true,
  questions: (pageWords, englishWords) => ({
    matter: createChoice(
      pageWords.matter,
      englishWords.matter,
      ['buying', 'selling', 'loan', 'accounts', 'investing', 'sendingMoney', 'other'],
      { inLead: 'About' },
    ),
    home: createTextField(pageWords.home, englishWords.home, {
      inLead: 'Lives in',
      autoComplete: 'country-name',
    }),
    details: createTextField(pageWords.details, englishWords.details, { inLead: 'Details' }),
  }),
});
