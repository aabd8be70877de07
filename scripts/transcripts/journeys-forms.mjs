/** Journeys through the forms and the search; see journeys.mjs for the steps. */
export const formSteps = [
  {
    name: 'search',
    title: 'Search for a page and open it',
    path: '/blogDetails',
    steps: [['to', 'Tab', 'Search this site'], ['type', 'loan'], 'Down', 'Down', 'Return'],
  },
  {
    name: 'search-without-result',
    title: 'Search for words no page has',
    path: '/blogDetails',
    steps: [['to', 'Tab', 'Search this site'], ['type', 'zebra'], 'Return'],
  },
  {
    name: 'newsletter-error',
    title: 'Subscribe with an address that is none',
    path: '/contact',
    steps: [['to', 'h', 'Newsletter'], ['to', 'Tab', 'entry'], ['type', 'asha'], ['sorted', 'Return'], 'Tab'],
  },
  {
    name: 'newsletter',
    title: 'Subscribe',
    path: '/contact',
    steps: [['to', 'h', 'Newsletter'], ['to', 'Tab', 'entry'], ['type', 'asha@example.in'], ['send'], 'Tab'],
  },
  {
    name: 'home-enquiry',
    title: 'Ask for a business loan from the home page',
    path: '/',
    steps: [
      ['to', 'h', 'Tell us what'],
      ['to', 'Tab', 'Full name'],
      ['type', 'Asha Rao'],
      'Tab',
      ['type', 'asha@example.in'],
      'Tab',
      'Down',
      'Tab',
      ['send'],
    ],
  },
];

const fillIn = [
  ['type', 'Asha Rao'],
  'Tab',
  ['type', 'asha@example.in'],
  'Tab',
  ['type', '9876543210'],
  'Tab',
  'Down',
  'Tab',
  ['type', 'Please call about a limit.'],
  'Tab',
];

export const contactSteps = [
  {
    name: 'contact-errors',
    title: 'Send the contact form empty and hear what is wrong',
    path: '/contact',
    steps: [
      ['to', 'h', 'Write to the desk'],
      ['to', 'Tab', 'Send message'],
      ['sorted', 'Return'],
      'Tab',
      'Tab',
      'Return',
    ],
  },
  {
    name: 'contact',
    title: 'Fill in the contact form and hand it over to the chat',
    path: '/contact',
    steps: [
      ['to', 'h', 'Write to the desk'],
      ['to', 'Tab', 'Full name'],
      ...fillIn,
      ['send'],
      'Tab',
      'shift+h',
      'Down',
      'Down',
    ],
  },
];
