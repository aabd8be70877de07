import { figures } from '../site/figures.ts';
import { sample } from '../site/sample.ts';

/* Text and figures of the page Loan For Every Indian. */

export const largestLoan = { prefix: '₹', value: '5', unit: 'crore', label: 'maximum loan' };

export const loanFigures = [
  figures.lenders,
  { value: '30', unit: 'years', label: 'maximum tenure' },
  { value: '100', unit: '%', label: 'digital' },
];

/** Each loan with its amount, term or processing time. */
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

/** Amounts for the drawing. `row`: 1-based number of the row of `summary` with the same amount. */
export const ranges = amounts.map((range) => ({
  ...range,
  row: 1 + summary.findIndex(({ description }) => description === range.words),
}));

const personal = [
  {
    title: 'Personal loan',
    text: 'For a wedding, hospital bill or fees. Tenure up to 5 years.',
  },
  {
    title: 'Holiday loan',
    text: 'For tickets, hotel and visa.',
  },
] as const;

const secured = [
  {
    title: 'Home loan',
    text: 'To buy, build or extend a home, or for a balance transfer to a lower rate.',
    link: { to: '/home-loan', label: 'Home loan guide', about: '' },
  },
  {
    title: 'Car loan',
    text: 'For a new or used car.',
  },
  {
    title: 'Loan against property',
    text: 'Against a house, shop or plot that you keep using.',
    link: { to: '/home-loan#loan-against-property', label: 'What a loan against property costs', about: '' },
  },
  {
    title: 'Gold loan',
    text: 'Your jewellery stays in the lender’s vault until you repay.',
  },
] as const;

const business = [
  {
    title: 'Unsecured business loan',
    text: 'Based on turnover, GST returns and bank statements.',
    link: { to: '/compare-loans#business-loan', label: 'Loan rates, days and fee', about: '' },
  },
  {
    title: 'SME loan',
    text: 'A term loan for premises or expansion.',
  },
  {
    title: 'Working capital',
    text: 'A CC or OD limit for stock and wages.',
  },
  {
    title: 'Machinery loan',
    text: 'To buy machinery.',
  },
] as const;

const schemes = [
  {
    title: 'Mudra',
    text: 'Pradhan Mantri Mudra Yojana is for very small businesses outside farming: shops, workshops, services. No collateral. Since 24 October 2024 the limit is ₹20 lakh for those who have repaid a Tarun loan.',
    link: { to: '/compare-loans#business-loan', label: 'Loan rates, days and fee', about: '' },
  },
  {
    title: 'CGTMSE',
    text: 'The Credit Guarantee Fund Trust for Micro and Small Enterprises guarantees the loan: no property needed. The Union Budget 2025-26 raised the ceiling to ₹10 crore.',
  },
] as const;

/** The four kinds of loans. */
export const kinds = [
  {
    note: 'Without security',
    title: 'Personal loans',
    intro: 'Based on your income and CIBIL score.',
    rows: personal,
  },
  {
    note: 'With security',
    title: 'Secured loans',
    intro: 'Lower rates and longer terms.',
    rows: secured,
  },
  {
    note: 'For your business',
    title: 'Business loans',
    rows: business,
  },
  {
    note: 'Government schemes for MSMEs',
    title: 'Mudra and CGTMSE loans',
    rows: schemes,
  },
];

export const reasons = [
  {
    title: 'Many lenders compared',
    text: 'You see the offers side by side.',
  },
  {
    title: 'An EMI you can afford',
    text: 'Worked out before you apply.',
  },
  {
    title: 'All costs shown',
    text: 'Interest, fees, insurance and foreclosure charges.',
  },
];

/** City tiers and their cities. */
export const coverage = sample(
  [
    ['Metros and tier\u00a01', 'Delhi NCR, Mumbai, Bengaluru and similar cities'],
    ['Tier 2', 'Large towns such as Jaipur, Indore, Kochi'],
    ['Tier 3 and smaller', 'District towns and villages, mostly online'],
  ],
  'places covered, by city tier',
);

export const questions = [
  {
    id: 'msme-udyam',
    question: 'Is my business an MSME, and do I need Udyam registration?',
    answer:
      'An MSME is defined by its investment in plant and equipment and its turnover. Udyam registration, made online, is the proof.',
  },
  {
    id: 'msme-collateral',
    question: 'Can I borrow without pledging property?',
    answer: 'Yes: with an unsecured, Mudra or CGTMSE loan.',
  },
  {
    id: 'msme-score',
    question: 'My CIBIL score is low. Can I still get a loan?',
    answer:
      'Sometimes, with security or a guarantor. The scale is 300 to 900. Check your report, free once a year: errors in it can be disputed.',
  },
  {
    id: 'msme-prepayment',
    question: 'Can I repay my loan early without a charge?',
    answer:
      'Usually yes. For floating-rate loans sanctioned or renewed from 1 January 2026: home, car and other non-business loans to individuals have no charge. Business loans to individuals and to micro and small enterprises have none with most lenders. For any other loan, check the Key Facts Statement.',
  },
];
