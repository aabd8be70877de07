/** Faults that are seen in dist/ without a browser: HTML that is none, and figures that are not those specified. */
const valid = (path) => [`tests/built/html.test.ts :: ${path} is valid`];
const shows = (path) => [`tests/specification/built/figures.test.ts :: ${path} shows its figures`];

export const built = [
  {
    name: 'what the router has beside what is used ships',
    file: 'vite.config.ts',
    find: 'leanRouter(),',
    replace: '',
    tests: ['tests/built/budgets.test.ts :: /about fetches no more script by itself'],
  },
  {
    name: 'two panels have one id',
    file: 'src/components/tabs.tsx',
    find: '              id={`${name}-${key}`}\n              label',
    replace: '              id={name}\n              label',
    tests: valid('/'),
  },
  {
    name: 'a box stands in a paragraph',
    file: 'src/sections/call-to-action.tsx',
    find: '<p className="mt-3 max-w-152 text-lead text-on-plate-soft">{text}</p>',
    replace: '<p className="mt-3 max-w-152 text-lead text-on-plate-soft"><div>{text}</div></p>',
    tests: valid('/project-details'),
  },
  {
    name: 'a link stands in a button',
    file: 'src/components/accordion-item.tsx',
    find: ' : item.question}',
    replace: ' : <a href="#main">{item.question}</a>}',
    tests: valid('/insurenceDetails'),
  },
  {
    name: 'a token of autofill is made up',
    file: 'src/enquiry/phone-field.tsx',
    find: 'autoComplete="tel"',
    replace: 'autoComplete="phone"',
    tests: valid('/contact'),
  },
  {
    name: 'a name is given to what has no role',
    file: 'src/components/slide-tabs.tsx',
    find: '      role="group"\n',
    replace: '',
    tests: valid('/services/tech-services'),
  },
  {
    name: 'a button submits because nobody says that it does not',
    file: 'src/components/accordion.tsx',
    find: '          type="button"\n',
    replace: '',
    tests: valid('/insurenceDetails'),
  },
  {
    name: 'a range has lost its end',
    file: 'src/sections/figure-text.tsx',
    find: '<Shaded text={to} />',
    replace: '',
    tests: ['tests/unit/sections/figure-band.test.tsx', ...shows('/services/exportbillDiscounting')],
  },
  {
    name: 'a figure has lost its unit',
    file: 'src/sections/figure-text.tsx',
    find: '{isWord(unit) ? ` ${unit}` : unit}',
    replace: "{isWord(unit) ? ` ${unit}` : ''}",
    tests: shows('/services/wealth'),
  },
  {
    name: 'a counter has lost its plus',
    file: 'src/sections/counters.tsx',
    find: '{suffix && <span className="figure-suffix">{suffix}</span>}',
    replace: '',
    tests: shows('/'),
  },
  {
    name: 'two digits are exchanged',
    file: 'src/pages/insurence.tsx',
    find: "value: '4563'",
    replace: "value: '4653'",
    tests: shows('/insurence'),
  },
  {
    name: 'a price is in another currency',
    file: 'src/pages/insurence.tsx',
    find: "price: '$25'",
    replace: "price: '₹25'",
    tests: shows('/insurence'),
  },
  {
    name: 'a saving is promised otherwise',
    file: 'src/pages/insurence.tsx',
    find: "badge: 'Save Over 25%'",
    replace: "badge: 'Save up to 25%'",
    tests: shows('/insurence'),
  },
  {
    name: 'a counted figure starts from nothing',
    file: 'src/components/count-up.tsx',
    find: '{value}</span>\n      {counting',
    replace: '{counted ?? 0}</span>\n      {counting',
    tests: shows('/'),
  },
];
