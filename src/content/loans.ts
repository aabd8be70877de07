import { sample } from '../site/sample.ts';

/* Words and figures of Loan For Every Indian, apart from its page because they are many. */

export const figures = [
  { value: '50', unit: '+', label: 'lending partners' },
  { prefix: '₹ ', value: '5', unit: 'crore', label: 'the largest loan' },
  { value: '30', unit: 'years', label: 'the longest tenure' },
  { value: '100', unit: ' %', label: 'digital' },
];

/** Each loan with its amount, term or time. */
export const summary = [
  { title: 'Personal loan', icon: 'person', description: '₹ 50,000–25 lakh' },
  { title: 'Holiday loan', icon: 'suitcase', description: '₹ 50,000–5 lakh' },
  { title: 'Home loan', icon: 'house', description: '₹ 5 lakh–5 crore' },
  { title: 'Car loan', icon: 'car', description: 'up to 100 % financing' },
  { title: 'Loan against property', icon: 'key', description: 'up to 15 years' },
  { title: 'Gold loan', icon: 'gold', description: 'disbursed within 30 minutes' },
  { title: 'Unsecured business loan', icon: 'office', description: '₹ 1 lakh–1 crore' },
  { title: 'Mudra loan', icon: 'shop', description: '₹ 50,000–10 lakh' },
  { title: 'CGTMSE loan', icon: 'shield', description: 'up to ₹ 2 crore' },
] as const;

/** Amounts in rupees, from the smallest loan to the largest. */
const amounts = [
  { name: 'Holiday', words: '₹ 50,000–5 lakh', from: 50_000, to: 500_000 },
  { name: 'Mudra', words: '₹ 50,000–10 lakh', from: 50_000, to: 1_000_000 },
  { name: 'Personal', words: '₹ 50,000–25 lakh', from: 50_000, to: 2_500_000 },
  { name: 'Business', words: '₹ 1 lakh–1 crore', from: 100_000, to: 10_000_000 },
  { name: 'CGTMSE', words: 'up to ₹ 2 crore', to: 20_000_000 },
  { name: 'Home', words: '₹ 5 lakh–5 crore', from: 500_000, to: 50_000_000 },
];

/** Drawn beside the summary: each names, counted from 1, the row that says the same amount. */
export const ranges = amounts.map((range) => ({
  ...range,
  row: 1 + summary.findIndex(({ description }) => description === range.words),
}));

const personal = [
  {
    title: 'Personal loan',
    text: 'A wedding, a hospital bill, fees, or costly card debt put into one instalment, over up to 5 years. Income and repayment record decide.',
  },
  {
    title: 'Holiday loan',
    text: 'A smaller personal loan for tickets, hotel and visa. Close it before the next journey.',
  },
] as const;

const secured = [
  {
    title: 'Home loan',
    text: 'To buy, build, extend, or move an existing loan to a lower rate, over up to 30 years. The lender checks the title as well as you.',
    link: {
      to: '/services/realState',
      label: 'Check the property first',
      about: 'with our real-estate advice',
    },
  },
  {
    title: 'Car loan',
    text: 'For a new or a used car, which itself is the security until the last instalment is paid.',
  },
  {
    title: 'Loan against property',
    text: 'Your house, shop or plot secures a loan, and you go on living or trading there.',
  },
  {
    title: 'Gold loan',
    text: 'Ornaments are weighed, valued and kept in the lender’s vault until the loan is closed.',
  },
] as const;

const business = [
  {
    title: 'Unsecured business loan',
    text: 'Decided on turnover, GST returns and bank statements. Nothing is pledged.',
  },
  {
    title: 'SME loan',
    text: 'A term loan for premises, expansion or a second branch.',
  },
  {
    title: 'Working capital',
    text: 'A limit for stock, wages and the days until customers pay.',
  },
  {
    title: 'Machinery loan',
    text: 'For equipment that pays its instalments from what it makes.',
  },
];

const schemes = [
  {
    title: 'Mudra',
    text: 'Pradhan Mantri Mudra Yojana is for very small businesses outside farming: shops, workshops, services. Banks and finance companies lend without collateral.',
  },
  {
    title: 'CGTMSE',
    text: 'The Credit Guarantee Fund Trust for Micro and Small Enterprises stands behind the loan. It does not lend: your lender asks it for the guarantee, and you need not pledge property.',
  },
];

/** The four kinds, a page each of the account book. */
export const kinds = [
  {
    note: 'Without security',
    title: 'Personal loans, with nothing pledged',
    lead: 'The lender relies on income and credit report.',
    rows: personal,
  },
  {
    note: 'With security',
    title: 'Secured loans against home, car, land or gold',
    lead: 'Security can be lost if the loan is not repaid, so borrow with a margin.',
    rows: secured,
  },
  {
    note: 'For your business',
    title: 'Business loans for stock, machines and growth',
    lead: 'For firms with a record of sales.',
    rows: business,
  },
  {
    note: 'Government schemes',
    title: 'Mudra and CGTMSE: loans for MSMEs without collateral',
    lead: 'The state does not lend. It makes it easier for your bank to say yes.',
    rows: schemes,
  },
];

export const reasons = [
  {
    title: 'One form, many lenders',
    text: 'Your case is matched with 50+ lending partners.',
  },
  { title: '100 % digital', text: 'Papers are sent, checked and signed online where the lender allows it.' },
  {
    title: 'The whole cost',
    text: 'Rate, processing fee, insurance and foreclosure charges are shown together.',
  },
  {
    title: 'The right size',
    text: 'We work out the instalment your income carries before you fix the amount.',
  },
];

export const papers = [
  {
    title: 'If you are employed',
    points: [
      'PAN, Aadhaar and proof of address',
      'Salary slips, Form 16 and statements of the salary account',
    ],
  },
  {
    title: 'If you run a business',
    points: [
      'PAN, Aadhaar, and Udyam or GST registration',
      'Income-tax returns with accounts, GST returns and bank statements',
    ],
  },
  {
    title: 'If you offer security',
    points: ['Title papers of the property, the car’s quotation, or the ornaments themselves'],
  },
];

/** Tier, places, what is offered. */
export const coverage = sample(
  [
    ['Metros and tier\u00a01', 'Delhi NCR, Mumbai, Bengaluru and their like', 'All loans on this page'],
    ['Tier 2', 'Large towns such as Jaipur, Indore, Kochi', 'All loans on this page'],
    [
      'Tier 3 and smaller',
      'District towns and villages',
      'Digital first; gold and property are valued on the spot',
    ],
  ],
  'places covered, by city tier',
);

export const questions = [
  {
    id: 'msme-udyam',
    question: 'Is my business an MSME, and do I need Udyam registration?',
    answer:
      'Micro, small and medium enterprises are defined by investment in plant and equipment and by turnover. Udyam registration, made online, is the proof. Lenders ask for it when a loan falls under a scheme for MSMEs.',
  },
  {
    id: 'msme-collateral',
    question: 'Can I borrow without pledging property?',
    answer:
      'Yes. Unsecured business loans, Mudra loans and loans with a CGTMSE guarantee need none. The lender then looks harder at turnover and repayment record.',
  },
  {
    id: 'msme-papers',
    question: 'Which papers does a lender ask for?',
    answer:
      'Those under “Apply for a loan”, and a list of running loans. For machinery, the quotation as well.',
  },
  {
    id: 'msme-score',
    question: 'My credit score is low. Is there any way?',
    answer:
      'Sometimes. Security, a guarantor or a smaller first loan can help. Look at your credit report first: errors in it can be disputed, and the score repaired.',
  },
  {
    id: 'msme-decision',
    question: 'Who decides on my loan?',
    answer:
      'The lender alone. We prepare the application, choose lenders with you and follow the case. Nobody can promise an approval.',
  },
];
