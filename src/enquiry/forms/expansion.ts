import words from '#words/forms/expansion.json';
import english from '../../words/en/forms/expansion.json';
import {
  createChoice,
  city,
  company,
  createMessageField,
  createPageForm,
  createTextField,
} from '../form-parts.ts';

/* The forms of the services in the menu group "Build and expand", and the form of the partner programme. */

export const foreignCompany = createPageForm({
  id: 'foreign-company',
  words: words.foreignCompany,
  english: english.foreignCompany,
  residence: 'home',
  isForAbroad: true,
  questions: (pageWords, englishWords) => ({
    company,
    home: createTextField(pageWords.home, englishWords.home, {
      inLead: 'From',
      autoComplete: 'country-name',
    }),
    language: createTextField(pageWords.language, englishWords.language, {
      inLead: 'Reply in',
      autoComplete: 'language',
    }),
    message: createMessageField(pageWords.message, englishWords.message),
  }),
});

export const training = createPageForm({
  id: 'training',
  words: words.training,
  english: english.training,
  questions: (pageWords, englishWords) => ({
    side: createChoice(pageWords.side, englishWords.side, ['training', 'people', 'position'], {
      inLead: 'Need',
    }),
    role: createTextField(pageWords.role, englishWords.role, { inLead: 'Role' }),
    city: createTextField(pageWords.city, englishWords.city, { autoComplete: 'address-level2' }),
  }),
});

export const tech = createPageForm({
  id: 'tech',
  words: words.tech,
  english: english.tech,
  questions: (pageWords, englishWords) => ({
    service: createChoice(
      pageWords.service,
      englishWords.service,
      ['web', 'apps', 'design', 'cloud', 'testing', 'crm', 'notSure'],
      { inLead: 'Service' },
    ),
    task: createTextField(pageWords.task, englishWords.task, { inLead: 'Task' }),
    company: createTextField(pageWords.company, englishWords.company, { autoComplete: 'organization' }),
  }),
});

export const marketing = createPageForm({
  id: 'marketing',
  words: words.marketing,
  english: english.marketing,
  questions: (pageWords, englishWords) => ({
    service: createChoice(
      pageWords.service,
      englishWords.service,
      ['seo', 'socialMedia', 'payPerClick', 'email', 'content', 'reputation', 'notSure'],
      { inLead: 'Service' },
    ),
    offer: createTextField(pageWords.offer, englishWords.offer, { inLead: 'Sells' }),
    site: createTextField(pageWords.site, englishWords.site, { inputMode: 'url', autoComplete: 'url' }),
  }),
});

export const partner = createPageForm({
  id: 'partner',
  words: words.partner,
  english: english.partner,
  startsWithPhone: true,
  questions: (pageWords, englishWords) => ({
    trade: createChoice(
      pageWords.trade,
      englishWords.trade,
      ['insuranceAgent', 'fundDistributor', 'loanAgent', 'banker', 'advisor', 'charteredAccountant', 'other'],
      { inLead: 'Profession' },
    ),
    otherTrade: createTextField(pageWords.otherTrade, englishWords.otherTrade, {
      inLead: 'Which profession',
      onlyFor: { choice: 'trade', value: englishWords.trade.options.other },
    }),
    city,
  }),
});
