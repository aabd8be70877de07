/** Journeys through the forms and the search; journeys.mjs documents the steps. */
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
    steps: [['to', 'Tab', 'form Newsletter'], ['type', 'asha'], ['sorted', 'Return'], 'Tab'],
  },
  {
    name: 'newsletter',
    title: 'Subscribe',
    path: '/contact',
    steps: [['to', 'Tab', 'form Newsletter'], ['type', 'asha@example.in'], ['send'], 'Tab'],
  },
  {
    name: 'home-enquiry',
    title: 'Ask for a business loan from the home page',
    path: '/',
    steps: [
      ['to', 'h', 'Tell us what you need'],
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

/** Fills in the form of Bill Discounting, with a reply by e-mail. */
const aboutInvoice = [
  ['to', 'Tab', 'Full name'],
  ['type', 'Asha Rao'],
  'Tab',
  ['type', '5 lakh'],
  'Tab',
  ['type', '60'],
  'Tab',
  ['type', 'Verma Retail'],
  'Tab',
  'Tab',
  ['type', 'asha@example.in'],
];

/** From the page about unpaid invoices to the confirmed enquiry. */
export const invoiceSteps = [
  {
    name: 'invoice',
    title: 'Ask about an invoice on its page, and say that it is sent',
    path: '/services/billDiscounting',
    steps: [
      ['to', 'Tab', 'Get a quote for your invoice'],
      'Return',
      ...aboutInvoice,
      'Tab',
      ['send'],
      'Tab',
      ['to', 'Tab', 'I have sent it'],
      'Return',
      'Tab',
    ],
  },
];

/**
 * From the slider of a calculator to the lead: the result is announced after a pause and is attached to the enquiry.
 */
export const calculatorSteps = [
  {
    name: 'calculator',
    title: 'Work out what a bill would bring, and send it along',
    path: '/services/billDiscounting',
    steps: [
      ['to', 'h', 'Bill discounting calculator'],
      ['to', 'Tab', 'Invoice amount, slider'],
      'Right',
      'Right',
      ['to', 'Tab', 'Get a quote'],
      'Return',
      ...aboutInvoice,
      ['to', 'Tab', 'Send enquiry'],
      ['send'],
      'Tab',
    ],
  },
];

const fillIn = [
  ['type', 'Asha Rao'],
  'Tab',
  ['type', 'asha@example.in'],
  'Tab',
  'Tab', // the country of the number stays India
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
      ['to', 'h', 'Send us a message'],
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
      ['to', 'h', 'Send us a message'],
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
