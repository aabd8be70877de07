import { serviceGroups } from '../../../src/site/derive.ts';
import type { Path } from '../../../src/site/routes.ts';
import { typedNumber } from '../../sample-phone.ts';

type Role =
  | 'alertdialog'
  | 'button'
  | 'combobox'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'link'
  | 'option'
  | 'status'
  | 'tab'
  | 'textbox';

export interface Target {
  role: Role;
  /** Start of the accessible name. */
  name: string;
  /** Name of a landmark, slider or dialog round it, or a selector of it. */
  within?: string;
}

export type Step =
  /** Enter or Space; a tap. */
  | { press: Target }
  /** A slider, which then stands still: by the focus that enters it, or by a tap on Stop (CR3). */
  | { halt: string }
  /** Labels of the site's menu, one inside the other: in the bar, or in the drawer where that is offered. */
  | { menu: readonly string[] }
  | { type: Target; text: string }
  /** An option of a list of choices. */
  | { choose: Target; option: string }
  /** A tab of a tab list: arrow keys; a tap. */
  | { select: Target }
  /** A result under a search field: arrow keys and Enter; a tap. */
  | { pick: Target }
  /** Escape; a tap on the button. */
  | { close: Target }
  /** Ends at the top of the page of this address, or at this anchor. */
  | { arrives: Path | `${Path}#${string}` }
  | { sees: Target }
  | { gone: Target }
  | { focuses: Target }
  /** An attribute of a target or, without one, of the document element. */
  | { has: string; value: string; of?: Target }
  /** The beginning of the address that the last press opened in a new tab. */
  | { opens: string }
  | { downloads: string }
  /** The browser's Back. */
  | { back: true }
  /** The window becomes that of a phone, or of a desk. */
  | { window: keyof typeof windows };

export const windows = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } } as const;

export interface Journey {
  task: string;
  /** Where it begins; without it, where the one before ended. */
  at?: Path | '/no-such-page';
  /** For keys alone, and why no finger needs it. */
  keysOnly?: string;
  /** For a finger on a phone alone, and why. */
  touchOnly?: string;
  steps: readonly Step[];
}

export const target =
  (role: Role) =>
  (name: string, within?: string): Target => ({ role, name, ...(within && { within }) });
export const button = target('button');
export const link = target('link');
const heading = target('heading');
const field = target('textbox');
const choices = target('combobox');
const tab = target('tab');
const alertdialog = target('alertdialog');
const dialog = target('dialog');

const open = (menu: readonly string[], to: Path): Journey => ({
  task: `open ${menu.at(-1)} by the menu`,
  steps: [{ menu }, { arrives: to }],
});
/** Pages that the menu leads to only at the foot of the page. */
const byFoot = (label: string, to: Path): Journey => ({
  task: `open ${label} by the links at the foot`,
  steps: [{ press: link(label, 'Site') }, { arrives: to }],
});

const pages: readonly Journey[] = [
  { ...open(['About', 'About Us'], '/about'), at: '/contact' },
  open(['About', 'Founder Profile'], '/founderprofile'),
  ...serviceGroups.flatMap(({ services }) =>
    services.map(({ label, path }) => open(['Services', label], path as Path)),
  ),
  open(['Team'], '/team'),
  open(['Become Partner'], '/partner'),
  open(['Contact'], '/contact'),
  open(['Home'], '/'),
  { ...byFoot('Appointment', '/appointment'), at: '/contact' },
  byFoot('Insurance', '/insurence'),
  byFoot('Insurance Details', '/insurenceDetails'),
  byFoot('Blog Details', '/blogDetails'),
  byFoot('Calculators', '/calculators'),
  byFoot('Papers to Bring', '/papers'),
  byFoot('Privacy', '/privacy'),
  byFoot('Accessibility', '/accessibility'),
  {
    task: 'open Project Details from a project',
    at: '/',
    steps: [{ press: link('', 'section[aria-label="Projects"]') }, { arrives: '/project-details#health' }],
  },
];

const sent: Step[] = [
  { opens: 'https://wa.me/' },
  { focuses: heading('Now press Send in WhatsApp') },
  { sees: link('Open the chat') },
];

const enquiry = (kind: string, choice: readonly [string, string]): Journey => ({
  task: `send the ${kind} enquiry`,
  at: '/',
  steps: [
    { select: tab(kind) },
    { type: field('Full name', kind), text: 'Meera Joshi' },
    { type: field('Email', kind), text: 'meera@example.in' },
    { choose: choices(choice[0], kind), option: choice[1] },
    { press: button('Send enquiry', kind) },
    ...sent,
  ],
});

const letter = (at: '/contact' | '/appointment', submit: string, subject: string): Journey => ({
  task: `${submit} by the form of ${at}`,
  at,
  steps: [
    { type: field('Full name'), text: 'Meera Joshi' },
    { type: field('Email'), text: 'meera@example.in' },
    { type: field('Phone'), text: typedNumber },
    { choose: choices('Subject'), option: subject },
    { type: field('Message'), text: 'Two policies, one question.' },
    { press: button(submit) },
    ...sent,
  ],
});

/** The journey of an unpaid invoice: from the menu's page to the lead, answered by phone. */
const invoice: Journey = {
  task: 'ask about an invoice on its page',
  at: '/services/billDiscounting',
  steps: [
    { press: link('Discount an invoice') },
    { type: field('Full name'), text: 'Meera Joshi' },
    { type: field('Amount of the invoice'), text: '5 lakh' },
    { type: field('Days until it is due'), text: '60' },
    { type: field('Who has to pay it?'), text: 'Verma Retail' },
    { type: field('Email', 'Bill Discounting'), text: 'meera@example.in' },
    { press: button('Send enquiry') },
    ...sent,
  ],
};

const forms: readonly Journey[] = [
  invoice,
  enquiry('Business Loan', ['Loan type', 'Machinery Loan']),
  enquiry('Bill Discounting', ['Invoice type', 'Trade Invoice']),
  enquiry('Funding Solutions', ['Funding option', 'Equity Funding']),
  enquiry('Compliance Advisory', ['Compliance type', 'RERA Compliance']),
  {
    task: 'subscribe to the newsletter',
    at: '/',
    steps: [{ type: field('Your email'), text: 'meera@example.in' }, { press: button('Subscribe') }, ...sent],
  },
  letter('/contact', 'Send message', 'Health Insurance'),
  {
    task: 'say that the message is sent, and write another',
    steps: [
      { press: button('I have sent it') },
      { focuses: heading('You have sent it') },
      { press: button('Write another enquiry') },
      { gone: heading('You have sent it') },
    ],
  },
  letter('/appointment', 'Request a quote', 'Business consultant'),
  {
    task: 'find out what is wrong with a form, and mend it',
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
    task: 'comment on the article',
    at: '/blogDetails',
    steps: [
      { type: field('Full name'), text: 'Meera Joshi' },
      { type: field('Email address'), text: 'meera@example.in' },
      { type: field('Comment'), text: 'Clear, thank you.' },
      { press: button('Post comment') },
      { sees: target('status')('Comments on this sample article are closed') },
    ],
  },
];

const sliderWithArrows = (name: string, at: Path): Journey => ({
  task: `stop, move and start the slider ${name}`,
  at,
  steps: [
    { halt: name },
    { sees: button('Start slide rotation', name) },
    { press: button('Next slide', name) },
    { press: button('Previous slide', name) },
    { press: button('Start slide rotation', name) },
    { sees: button('Stop slide rotation', name) },
  ],
});
const sliderWithoutArrows = (name: string, at: Path): Journey => ({
  task: `stop and start the slider ${name}`,
  at,
  steps: [
    { halt: name },
    { sees: button('Start slide rotation', name) },
    { press: button('Start slide rotation', name) },
    { sees: button('Stop slide rotation', name) },
  ],
});

const question = (name: string, at: Path): Journey => ({
  task: `open and shut “${name}”`,
  at,
  steps: [
    { press: button(name) },
    { has: 'aria-expanded', value: 'true', of: button(name) },
    { press: button(name) },
    { has: 'aria-expanded', value: 'false', of: button(name) },
  ],
});

const film = (at: Path): Journey => ({
  task: `watch the film of ${at} and close it`,
  at,
  steps: [
    { press: link('Play video') },
    { sees: dialog('') },
    { press: button('Close') },
    { focuses: link('Play video') },
  ],
});

const anchor = (name: string, at: Path, id: string): Journey => ({
  task: `follow “${name}” down the page ${at}`,
  at,
  steps: [{ press: link(name, 'main') }, { arrives: `${at}#${id}` }],
});

const widgets: readonly Journey[] = [
  sliderWithArrows('What we do', '/'),
  {
    task: 'choose a slide of the hero',
    steps: [
      { press: button('3 Compliance Expertise') },
      { has: 'aria-current', value: 'true', of: button('3 Compliance Expertise') },
    ],
  },
  sliderWithArrows('Services', '/'),
  { ...sliderWithArrows('Projects', '/'), touchOnly: 'a wide window shows all three, and no controls' },
  sliderWithArrows('Clients', '/'),
  sliderWithoutArrows('The team', '/appointment'),
  sliderWithoutArrows('At hand-over', '/services/tech-services'),
  film('/'),
  film('/appointment'),
  film('/services/tech-services'),
  film('/services/digital-marketing'),
  question('What must I tell the insurer?', '/insurenceDetails'),
  question('How does a claim go?', '/insurenceDetails'),
  question('Can I change my mind after buying?', '/insurenceDetails'),
  {
    task: 'open and shut all answers',
    at: '/insurenceDetails',
    steps: [
      { press: button('Show all answers') },
      { has: 'aria-expanded', value: 'true', of: button('How does a claim go?') },
      { press: button('Hide all answers') },
      { has: 'aria-expanded', value: 'false', of: button('How does a claim go?') },
    ],
  },
  question('Is a company’s rating the same', '/services/credit-rating'),
  question('Can you tell us which rating', '/services/credit-rating'),
  question('Does the rating last?', '/services/credit-rating'),
  question('Which papers does a lender ask for?', '/services/loanForEveryIndian'),
  question('My credit score is low.', '/services/loanForEveryIndian'),
  question('Who decides on my loan?', '/services/loanForEveryIndian'),
  question('What should I check before', '/services/realState'),
  question('Can you arrange the loan as well?', '/services/realState'),
  {
    task: 'look at each kind of enquiry',
    at: '/',
    steps: ['Bill Discounting', 'Funding Solutions', 'Compliance Advisory', 'Business Loan'].flatMap(
      (name): Step[] => [{ select: tab(name) }, { sees: heading(name, name) }],
    ),
  },
  anchor('Apply for Loan', '/services/loanForEveryIndian', 'apply'),
  anchor('Get Free Consultation', '/services/realState', 'consultation'),
  anchor('Read More', '/services/fund-raising', 'about-section'),
  anchor('Start Your India Journey', '/services/ourEndToEndforeignServices', 'contact'),
];

const search = (label: string): Journey => ({
  task: `find Wealth Management by “${label}”`,
  at: '/blogDetails',
  steps: [
    { type: choices(label), text: 'SIP' },
    { sees: target('option')('Wealth Management') }, // the index has come
    { pick: target('option')('Wealth Management') },
    { arrives: '/services/wealth' },
  ],
});

const chrome: readonly Journey[] = [
  {
    task: 'skip to the content',
    keysOnly: 'the link shows itself to the focus alone',
    at: '/contact',
    steps: [{ press: link('Skip to main content') }, { arrives: '/contact#main' }],
  },
  {
    task: 'see the number to call, and close it by its button',
    at: '/contact',
    steps: [
      { press: link('Call', 'Quick contact') },
      { sees: alertdialog('Call us') },
      { press: button('Close', 'Call us') },
      { gone: alertdialog('Call us') },
      { focuses: link('Call', 'Quick contact') },
    ],
  },
  {
    task: 'copy the number to call, and go back',
    steps: [
      { press: link('Call', 'Quick contact') },
      { press: button('Copy number', 'Call us') },
      { sees: target('status')('', 'Call us') },
      { close: button('Close', 'Call us') },
      { focuses: link('Call', 'Quick contact') },
    ],
  },
  {
    task: 'chat from the floating button',
    at: '/contact',
    steps: [{ press: link('Chat on WhatsApp', 'Quick contact') }, { opens: 'https://wa.me/' }],
  },
  {
    task: 'pause and allow animations',
    at: '/contact',
    steps: [
      { press: button('Pause animations') },
      { has: 'data-motion', value: 'paused' },
      { press: button('Play animations') },
      { sees: button('Pause animations') },
    ],
  },
  {
    task: 'go back to the top',
    steps: [{ press: button('Back to top') }, { gone: button('Back to top') }],
  },
  search('Search this site'),
  search('Find a page'),
  {
    task: 'find a part of a page from the header',
    at: '/team',
    steps: [
      { press: link('Search', 'header') },
      { type: choices('What are you looking for?'), text: 'power of attorney' },
      { sees: target('option')('NRI Guide') },
      { pick: target('option')('NRI Guide') },
      { arrives: '/nri#power-of-attorney' },
    ],
  },
  {
    task: 'see all that a search finds',
    at: '/team',
    steps: [
      { press: link('Search', 'header') },
      { type: choices('What are you looking for?'), text: 'gold' },
      { sees: target('option')('All results for “gold”') },
      { press: button('Search', 'What are you looking for?') },
      { arrives: '/search' },
      { sees: heading('Results for “gold”') },
      { press: link('Loan For Every Indian', 'main') },
      { sees: heading('Loan') },
    ],
  },
  {
    task: 'find nothing by a search, and be told so',
    at: '/blogDetails',
    steps: [
      { type: choices('Find a page'), text: 'zebra' },
      { sees: target('status')('Nothing found for', 'Find a page') },
    ],
  },
  {
    task: 'go up by the breadcrumb',
    at: '/insurenceDetails',
    steps: [{ press: link('Insurance', 'Breadcrumb') }, { arrives: '/insurence' }],
  },
  {
    task: 'go home by the breadcrumb',
    steps: [{ press: link('Home', 'Breadcrumb') }, { arrives: '/' }],
  },
  {
    task: 'download the details as PDF',
    at: '/insurenceDetails',
    steps: [{ press: link('Download the details (PDF') }, { downloads: '.pdf' }],
  },
  {
    task: 'download the details as DOCX',
    steps: [{ press: link('Download the details (DOCX') }, { downloads: '.docx' }],
  },
  {
    task: 'come home from an address that does not exist',
    at: '/no-such-page',
    steps: [{ press: link('home page', 'main') }, { arrives: '/' }],
  },
  {
    task: 'switch to the dark theme and back',
    at: '/team',
    steps: [
      { menu: ['Switch to dark theme'] },
      { has: 'data-theme', value: 'dark' },
      { menu: ['Switch to light theme'] },
      { has: 'data-theme', value: 'light' },
    ],
  },
];

export const groups = { pages, forms, widgets, chrome } as const;

const wealth = '/services/wealth';
const backToMenu: Journey = {
  task: 'come back to where the menu was opened',
  steps: [{ back: true }, { arrives: '/' }],
};
const inDrawer: Journey = {
  task: 'open Contact in the drawer',
  at: '/team',
  steps: [
    { window: 'phone' },
    { menu: ['Contact'] },
    { arrives: '/contact' },
    { gone: dialog('Menu') },
    { window: 'desk' },
  ],
};

/** One of each kind, for an engine that is asked on each change. */
export const short: readonly Journey[] = [
  { ...open(['Services', 'Wealth Management'], wealth), at: '/' },
  backToMenu,
  { ...enquiry('Business Loan', ['Loan type', 'Machinery Loan']) },
  anchor('Read More', '/services/fund-raising', 'about-section'),
  inDrawer,
];
