import { sample } from '../site/sample.ts';

/* Words and figures of Loan For Every Indian, separate from the page because there are many. */

export const figures = [
  { value: '50', unit: '+', label: 'lending partners' },
  { prefix: '₹', value: '5', unit: 'crore', label: 'maximum loan' },
  { value: '30', unit: 'years', label: 'maximum tenure' },
  { value: '100', unit: '%', label: 'digital' },
];

/** Each loan with its amount, term or time. */
export const summary = [
  { title: 'Personal loan', icon: 'person', description: '₹50,000–25 lakh' },
  { title: 'Holiday loan', icon: 'suitcase', description: '₹50,000–5 lakh' },
  { title: 'Home loan', icon: 'house', description: '₹5 lakh–5 crore' },
  { title: 'Car loan', icon: 'car', description: 'up to 100% financing' },
  { title: 'Loan against property', icon: 'key', description: 'up to 15 years' },
  { title: 'Gold loan', icon: 'gold', description: 'disbursed within 30 minutes' },
  { title: 'Unsecured business loan', icon: 'office', description: '₹1 lakh–1 crore' },
  { title: 'Mudra loan', icon: 'shop', description: '₹50,000–10 lakh' },
  { title: 'CGTMSE loan', icon: 'shield', description: 'up to ₹2 crore' },
] as const;

/** Amounts in rupees, from the smallest loan to the largest. */
const amounts = [
  { name: 'Holiday', words: '₹50,000–5 lakh', from: 50_000, to: 500_000 },
  { name: 'Mudra', words: '₹50,000–10 lakh', from: 50_000, to: 1_000_000 },
  { name: 'Personal', words: '₹50,000–25 lakh', from: 50_000, to: 2_500_000 },
  { name: 'Business', words: '₹1 lakh–1 crore', from: 100_000, to: 10_000_000 },
  { name: 'CGTMSE', words: 'up to ₹2 crore', to: 20_000_000 },
  { name: 'Home', words: '₹5 lakh–5 crore', from: 500_000, to: 50_000_000 },
];

/** Drawn beside the summary: each names, counted from 1, the row that says the same amount. */
export const ranges = amounts.map((range) => ({
  ...range,
  row: 1 + summary.findIndex(({ description }) => description === range.words),
}));

const personal = [
  {
    title: 'Personal loan',
    text: 'For a wedding, hospital bill, fees or costly card dues, repaid in one EMI over up to 5 years.',
  },
  {
    title: 'Holiday loan',
    text: 'For tickets, hotel and visa. Best repaid before your next holiday.',
  },
] as const;

const secured = [
  {
    title: 'Home loan',
    text: 'To buy, build, extend, or move your loan to a lower rate, over up to 30 years. Under PMAY-U 2.0, families earning up to ₹9 lakh a year can get an interest subsidy of up to ₹1.80 lakh on a first home (loans from 1 September 2024).',
    link: {
      to: '/services/realState',
      label: 'Check the property first',
      about: 'with our real-estate advice',
    },
  },
  {
    title: 'Car loan',
    text: 'For a new or used car. The car is the security until the last EMI.',
  },
  {
    title: 'Loan against property',
    text: 'Borrow against your house, shop or plot, and keep using it.',
  },
  {
    title: 'Gold loan',
    text: 'Your jewellery is weighed, valued and kept in the lender’s vault until you repay.',
  },
] as const;

const business = [
  {
    title: 'Unsecured business loan',
    text: 'Based on turnover, GST returns and bank statements. No collateral.',
  },
  {
    title: 'SME loan',
    text: 'A term loan for premises, expansion or a second branch.',
  },
  {
    title: 'Working capital',
    text: 'A CC or OD limit for stock and wages until your customers pay.',
  },
  {
    title: 'Machinery loan',
    text: 'For machinery that earns enough to cover its own EMIs.',
  },
];

const schemes = [
  {
    title: 'Mudra',
    text: 'Pradhan Mantri Mudra Yojana is for very small businesses outside farming: shops, workshops, services. Banks and finance companies lend without collateral. Since 24 October 2024 the limit is ₹20 lakh for those who have repaid a Tarun loan.',
  },
  {
    title: 'CGTMSE',
    text: 'The Credit Guarantee Fund Trust for Micro and Small Enterprises guarantees your loan, so you need not pledge property. Your lender applies for the guarantee. The Union Budget 2025-26 raised the ceiling to ₹10 crore.',
  },
];

/** The four kinds, a page each of the account book. */
export const kinds = [
  {
    note: 'Without security',
    title: 'Personal loans',
    lead: 'The lender looks at your income and CIBIL score.',
    rows: personal,
  },
  {
    note: 'With security',
    title: 'Secured loans',
    lead: 'Lower rates and longer terms, against your home, car, land or gold.',
    rows: secured,
  },
  {
    note: 'For your business',
    title: 'Business loans',
    lead: 'For stock, machinery and growth.',
    rows: business,
  },
  {
    note: 'Government schemes for MSMEs',
    title: 'Mudra and CGTMSE loans',
    lead: 'Loans without collateral, from your bank.',
    rows: schemes,
  },
];

export const reasons = [
  {
    title: 'One form, many lenders',
    text: 'We match your case with the right one of 50+ lending partners.',
  },
  {
    title: 'An EMI you can afford',
    text: 'We work out the EMI your income can carry before you fix the amount.',
  },
  {
    title: 'All costs shown',
    text: 'You see interest, processing fee, insurance and foreclosure charges together.',
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
    points: ['Title deeds of the property, quotation for the car, or the jewellery'],
  },
];

/** Tier, places, what is offered. */
export const coverage = sample(
  [
    ['Metros and tier\u00a01', 'Delhi NCR, Mumbai, Bengaluru and similar cities', 'All loans on this page'],
    ['Tier 2', 'Large towns such as Jaipur, Indore, Kochi', 'All loans on this page'],
    [
      'Tier 3 and smaller',
      'District towns and villages',
      'Digital first; gold and property are valued locally',
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
      'Yes: with an unsecured business loan, a Mudra loan or a CGTMSE guarantee. The lender then looks more closely at turnover and repayment record.',
  },
  {
    id: 'msme-score',
    question: 'My CIBIL score is low. Can I still get a loan?',
    answer:
      'Sometimes. Security, a guarantor or a smaller first loan can help. Check your credit report first: errors in it can be disputed, and your credit score corrected.',
  },
  {
    id: 'msme-prepayment',
    question: 'Can I repay my loan early without a charge?',
    answer:
      'Individuals pay no prepayment charge on floating-rate loans for non-business purposes that were sanctioned or renewed on or after 1 January 2026. For other loans, check the Key Facts Statement.',
  },
  {
    id: 'msme-decision',
    question: 'Who decides on my loan?',
    answer:
      'Only the lender. We prepare the application, choose lenders with you and follow up. No one can promise an approval.',
  },
];
