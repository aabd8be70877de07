import { tabForms } from '../../forms.ts';
import { questions } from './questions.ts';
import { button, choices, field, heading, link, option, status, target } from './steps.ts';
import type { Journey } from './steps.ts';
import { anchor, eachTab, film, question, sliderWithArrows, sliderWithoutArrows } from './widgets.ts';

/** The minimum number of journeys, so that none is lost unnoticed. */
export const LEAST = 64;

export const forms: readonly Journey[] = [
  ...questions,
  {
    isNightly: true,
    task: 'find an error in a form by its summary',
    at: '/blogDetails',
    steps: [
      { type: field('Full name'), text: 'Meera Joshi' },
      { press: button('Post comment') },
      { focuses: target('group')('There is a problem') },
      { press: link('Enter your email address', 'There is a problem') },
      { focuses: field('Email address') },
    ],
  },
  {
    isNightly: true,
    task: 'comment on the article',
    at: '/blogDetails',
    steps: [
      { type: field('Full name'), text: 'Meera Joshi' },
      { type: field('Email address'), text: 'meera@example.in' },
      { type: field('Comment'), text: 'Clear, thank you.' },
      { press: button('Post comment') },
      { sees: status('Comments on this article are closed') },
    ],
  },
];

/** A link within its own page. */
export const toAPlace = anchor('Read More', '/services/fund-raising', 'about-section');

const nightly = (journey: Journey): Journey => ({ ...journey, isNightly: true });

export const widgets: readonly Journey[] = [
  sliderWithArrows('What we do', '/'),
  {
    isNightly: true,
    task: 'choose a slide of the hero',
    steps: [
      { press: button('3 Compliance Expertise') },
      { has: 'aria-current', value: 'true', of: button('3 Compliance Expertise') },
    ],
  },
  nightly(sliderWithArrows('Services', '/')),
  { ...sliderWithArrows('Projects', '/'), touchOnly: 'a wide window shows all three without controls' },
  nightly(sliderWithArrows('Clients', '/')),
  nightly(sliderWithoutArrows('The team', '/appointment')),
  nightly(sliderWithoutArrows('At hand-over', '/services/tech-services')),
  film('/'),
  eachTab(tabForms.map(({ title }) => title)),
  nightly(film('/appointment')),
  nightly(film('/services/tech-services')),
  nightly(film('/services/digital-marketing')),
  question('What must I tell the insurer?', '/insurenceDetails'),
  {
    isNightly: true,
    task: 'open and close all answers',
    at: '/insurenceDetails',
    steps: [
      { press: button('Show all answers') },
      { has: 'aria-expanded', value: 'true', of: button('How do I make a claim?') },
      { press: button('Hide all answers') },
      { has: 'aria-expanded', value: 'false', of: button('How do I make a claim?') },
    ],
  },
  nightly(question('Is a company’s rating the same', '/services/credit-rating')),
  nightly(question('Can I repay my loan early', '/services/loanForEveryIndian')),
  nightly(question('What should I check before', '/services/realState')),
  nightly(anchor('Apply for Loan', '/services/loanForEveryIndian', 'apply')),
  nightly(anchor('Get Free Consultation', '/services/realState', 'consultation')),
  nightly(toAPlace),
  nightly(anchor('Start Your India Journey', '/services/ourEndToEndforeignServices', 'contact')),
];

const search = (label: string, at: '/blogDetails' | '/project-details'): Journey => ({
  task: `find Wealth Management by “${label}”`,
  at,
  steps: [
    { type: choices(label), text: 'SIP' },
    { sees: option('Wealth Management') }, // the index has loaded
    { pick: option('Wealth Management') },
    { arrives: '/services/wealth' },
  ],
});

export const chrome: readonly Journey[] = [
  nightly(search('Search this site', '/blogDetails')),
  nightly(search('Find a page', '/project-details')),
  {
    isNightly: true,
    task: 'find a part of a page from the header',
    at: '/team',
    steps: [
      { press: link('Search', 'header') },
      { type: choices('What are you looking for?'), text: 'power of attorney' },
      { sees: option('NRI Guide') },
      { pick: option('NRI Guide') },
      { arrives: '/nri#power-of-attorney' },
    ],
  },
  {
    isNightly: true,
    task: 'open the page of search results',
    at: '/team',
    steps: [
      { press: link('Search', 'header') },
      { type: choices('What are you looking for?'), text: 'gold' },
      { sees: option('All results for “gold”') },
      { press: button('Search', 'What are you looking for?') },
      { arrives: '/search' },
      { sees: heading('Results for “gold”') },
      { press: link('Loan For Every Indian', 'main') },
      { sees: heading('Loan') },
    ],
  },
  {
    isNightly: true,
    task: 'search without a result',
    at: '/blogDetails',
    steps: [{ type: choices('Search this site'), text: 'zebra' }, { sees: status('Nothing found.') }],
  },
  {
    isNightly: true,
    task: 'go up by the breadcrumb',
    at: '/insurenceDetails',
    steps: [{ press: link('Insurance', 'Breadcrumb') }, { arrives: '/insurence' }],
  },
  {
    isNightly: true,
    task: 'go home by the breadcrumb',
    steps: [{ press: link('Home', 'Breadcrumb') }, { arrives: '/' }],
  },
  {
    isNightly: true,
    task: 'download the details as PDF',
    at: '/insurenceDetails',
    steps: [{ press: link('Download the details (PDF') }, { downloads: '.pdf' }],
  },
  {
    isNightly: true,
    task: 'download the details as DOCX',
    steps: [{ press: link('Download the details (DOCX') }, { downloads: '.docx' }],
  },
];

const projects: Journey = {
  isNightly: true,
  task: 'open Project Details from a project',
  at: '/',
  steps: [{ press: link('', 'section[aria-label="Projects"]') }, { arrives: '/project-details#health' }],
};
export const pages: readonly Journey[] = [projects];

export { hindi } from './hindi.ts';
