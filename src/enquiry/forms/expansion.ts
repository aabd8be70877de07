import words from '#words/forms/expansion.json';
import english from '../../words/en/forms/expansion.json';
import { choice, city, company, pageForm, text } from '../form-parts.ts';

/* Forms of the services in the menu group "Build and expand", and of the partner programme. */

export const foreignCompany = pageForm({
  id: 'foreign-company',
  words: words.foreignCompany,
  english: english.foreignCompany,
  residence: 'home',
  isForAbroad: true,
  questions: (own, office) => ({
    company,
    home: text(own.home, office.home, { inLead: 'From', autoComplete: 'country-name' }),
    need: choice(own.need, office.need, [
      'incorporation',
      'compliance',
      'infrastructure',
      'hiring',
      'crossBorder',
      'digital',
      'fundraising',
      'all',
    ]),
  }),
});

export const training = pageForm({
  id: 'training',
  words: words.training,
  english: english.training,
  questions: (own, office) => ({
    side: choice(own.side, office.side, ['training', 'people', 'position'], { inLead: 'Need' }),
    role: text(own.role, office.role, { inLead: 'Role' }),
    city: text(own.city, office.city, { autoComplete: 'address-level2' }),
  }),
});

export const tech = pageForm({
  id: 'tech',
  words: words.tech,
  english: english.tech,
  questions: (own, office) => ({
    service: choice(
      own.service,
      office.service,
      ['web', 'apps', 'design', 'cloud', 'testing', 'crm', 'notSure'],
      { inLead: 'Service' },
    ),
    task: text(own.task, office.task, { inLead: 'Task' }),
    company: text(own.company, office.company, { autoComplete: 'organization' }),
  }),
});

export const marketing = pageForm({
  id: 'marketing',
  words: words.marketing,
  english: english.marketing,
  questions: (own, office) => ({
    service: choice(
      own.service,
      office.service,
      ['seo', 'socialMedia', 'payPerClick', 'email', 'content', 'reputation', 'notSure'],
      { inLead: 'Service' },
    ),
    offer: text(own.offer, office.offer, { inLead: 'Sells' }),
    site: text(own.site, office.site, { inputMode: 'url', autoComplete: 'url' }),
  }),
});

export const partner = pageForm({
  id: 'partner',
  words: words.partner,
  english: english.partner,
  startsWithPhone: true,
  questions: (own, office) => ({
    trade: choice(
      own.trade,
      office.trade,
      ['insuranceAgent', 'fundDistributor', 'loanAgent', 'banker', 'advisor', 'charteredAccountant', 'other'],
      { inLead: 'Profession' },
    ),
    otherTrade: text(own.otherTrade, office.otherTrade, {
      inLead: 'Which profession',
      onlyFor: { choice: 'trade', value: office.trade.options.other },
    }),
    city,
  }),
});
