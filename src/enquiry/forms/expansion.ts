import words from '#words/forms/expansion.json';
import english from '../../words/en/forms/expansion.json';
import { choice, city, company, messageOf, pageForm, text } from '../form-parts.ts';

/* The forms of the services in the menu group "Build and expand", and the form of the partner programme. */

export const foreignCompany = pageForm({
  id: 'foreign-company',
  words: words.foreignCompany,
  english: english.foreignCompany,
  residence: 'home',
  isForAbroad: true,
  questions: (pageWords, englishWords) => ({
    company,
    home: text(pageWords.home, englishWords.home, { inLead: 'From', autoComplete: 'country-name' }),
    language: text(pageWords.language, englishWords.language, {
      inLead: 'Reply in',
      autoComplete: 'language',
    }),
    message: messageOf(pageWords.message, englishWords.message),
  }),
});

export const training = pageForm({
  id: 'training',
  words: words.training,
  english: english.training,
  questions: (pageWords, englishWords) => ({
    side: choice(pageWords.side, englishWords.side, ['training', 'people', 'position'], { inLead: 'Need' }),
    role: text(pageWords.role, englishWords.role, { inLead: 'Role' }),
    city: text(pageWords.city, englishWords.city, { autoComplete: 'address-level2' }),
  }),
});

export const tech = pageForm({
  id: 'tech',
  words: words.tech,
  english: english.tech,
  questions: (pageWords, englishWords) => ({
    service: choice(
      pageWords.service,
      englishWords.service,
      ['web', 'apps', 'design', 'cloud', 'testing', 'crm', 'notSure'],
      { inLead: 'Service' },
    ),
    task: text(pageWords.task, englishWords.task, { inLead: 'Task' }),
    company: text(pageWords.company, englishWords.company, { autoComplete: 'organization' }),
  }),
});

export const marketing = pageForm({
  id: 'marketing',
  words: words.marketing,
  english: english.marketing,
  questions: (pageWords, englishWords) => ({
    service: choice(
      pageWords.service,
      englishWords.service,
      ['seo', 'socialMedia', 'payPerClick', 'email', 'content', 'reputation', 'notSure'],
      { inLead: 'Service' },
    ),
    offer: text(pageWords.offer, englishWords.offer, { inLead: 'Sells' }),
    site: text(pageWords.site, englishWords.site, { inputMode: 'url', autoComplete: 'url' }),
  }),
});

export const partner = pageForm({
  id: 'partner',
  words: words.partner,
  english: english.partner,
  startsWithPhone: true,
  questions: (pageWords, englishWords) => ({
    trade: choice(
      pageWords.trade,
      englishWords.trade,
      ['insuranceAgent', 'fundDistributor', 'loanAgent', 'banker', 'advisor', 'charteredAccountant', 'other'],
      { inLead: 'Profession' },
    ),
    otherTrade: text(pageWords.otherTrade, englishWords.otherTrade, {
      inLead: 'Which profession',
      onlyFor: { choice: 'trade', value: englishWords.trade.options.other },
    }),
    city,
  }),
});
