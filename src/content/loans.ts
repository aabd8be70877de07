import words from '#words/content/loans.json';
import { figures } from '../site/figures.ts';
import { sample } from '../site/sample.ts';

/* Text and figures of the page Loan For Every Indian. */

export const largestLoan = { ...words.figures.amount, prefix: '₹', value: '5' };

export const loanFigures = [
  figures.lenders,
  { ...words.figures.tenure, value: '30' },
  { value: '100', unit: '%', label: words.figures.digital },
  figures.approval,
];

/** Each loan with its amount, term or processing time. */
export const summary = [
  { ...words.summary.personal, icon: 'person' },
  { ...words.summary.holiday, icon: 'suitcase' },
  { ...words.summary.home, icon: 'house' },
  { ...words.summary.car, icon: 'car' },
  { ...words.summary.property, icon: 'key' },
  { ...words.summary.gold, icon: 'gold' },
  { ...words.summary.business, icon: 'office' },
  { ...words.summary.mudra, icon: 'shop' },
  { ...words.summary.cgtmse, icon: 'shield' },
] as const;

/**
 * Returns the amounts of a loan in rupees, and a text, by default the one in `summary`. `row` is the number of the row,
 * from 1.
 */
const amount = (
  loan: keyof typeof words.amounts,
  to: number,
  from?: number,
  text: string = words.summary[loan].description,
) => ({
  name: words.amounts[loan],
  text,
  ...(from !== undefined && { from }),
  to,
  row: 1 + summary.findIndex(({ title }) => title === words.summary[loan].title),
});

/** The amounts for the drawing, from the smallest loan to the largest. */
export const ranges = [
  amount('holiday', 500_000, 50_000),
  amount('mudra', 2_000_000, 50_000, words.shortRanges.mudra),
  amount('personal', 2_500_000, 50_000),
  amount('business', 10_000_000, 100_000),
  amount('home', 50_000_000, 500_000),
  amount('cgtmse', 100_000_000, undefined, words.shortRanges.cgtmse),
];

const personal = [words.personal.general, words.personal.holiday] as const;

const secured = [
  { ...words.secured.home, link: { to: '/home-loan', label: words.secured.home.link, about: '' } },
  words.secured.car,
  {
    ...words.secured.property,
    link: { to: '/home-loan#loan-against-property', label: words.secured.property.link, about: '' },
  },
  words.secured.gold,
] as const;

const business = [
  {
    ...words.business.unsecured,
    link: { to: '/compare-loans#business-loan', label: words.business.unsecured.link, about: '' },
  },
  words.business.sme,
  words.business.workingCapital,
  words.business.machinery,
] as const;

const schemes = [
  {
    ...words.schemes.mudra,
    link: { to: '/compare-loans#business-loan', label: words.schemes.mudra.link, about: '' },
  },
  words.schemes.cgtmse,
] as const;

/** The four kinds of loans. */
export const kinds = [
  { ...words.kinds.personal, rows: personal },
  { ...words.kinds.secured, rows: secured },
  { ...words.kinds.business, rows: business },
  { ...words.kinds.schemes, rows: schemes },
];

export const reasons = [words.reasons.comparison, words.reasons.emi, words.reasons.costs];

/** City tiers and their cities. */
export const coverage = sample(
  [words.coverage.metros, words.coverage.towns, words.coverage.villages].map(
    ({ tier, places }) => [tier, places] as const,
  ),
  'places covered, by city tier',
);

export const questions = [
  { ...words.questions.udyam, id: 'msme-udyam' },
  { ...words.questions.score, id: 'msme-score' },
  { ...words.questions.prepayment, id: 'msme-prepayment' },
];
