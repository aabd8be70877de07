import words from '#words/content/loans.json';
import { figures } from '../site/figures.ts';
import { sample } from '../site/sample.ts';

/* The texts and figures of the page Loan For Every Indian. */

export const largestLoan = { ...words.figures.amount, prefix: '₹', value: '5' };

export const loanFigures = [
  figures.lenders,
  { ...words.figures.tenure, value: '30' },
  { value: '100', unit: '%', label: words.figures.digital },
  figures.approval,
];

/** All loans, as rows of a table. The descriptions state amounts, terms or processing times. */
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
 * Returns the range of a loan's amounts in rupees. `text` describes the range. By default, it is the description in
 * `summary`. `row` is the position of the loan in `summary`, starting with 1.
 */
const createAmountRange = (
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

/** The ranges of amounts in the drawing, sorted by the maximum. */
export const ranges = [
  createAmountRange('holiday', 500_000, 50_000),
  createAmountRange('mudra', 2_000_000, 50_000, words.shortRanges.mudra),
  createAmountRange('personal', 2_500_000, 50_000),
  createAmountRange('business', 10_000_000, 100_000),
  createAmountRange('home', 50_000_000, 500_000),
  createAmountRange('cgtmse', 100_000_000, undefined, words.shortRanges.cgtmse),
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
    link: { to: '/government-schemes#mudra', label: words.schemes.mudra.link, about: '' },
  },
  {
    ...words.schemes.cgtmse,
    link: { to: '/government-schemes#cgtmse', label: words.schemes.cgtmse.link, about: '' },
  },
] as const;

/** The kinds of loans, each with its loans as rows. */
export const kinds = [
  { ...words.kinds.personal, rows: personal },
  { ...words.kinds.secured, rows: secured },
  { ...words.kinds.business, rows: business },
  { ...words.kinds.schemes, rows: schemes },
];

export const reasons = [words.reasons.comparison, words.reasons.emi, words.reasons.costs];

/** The places where the firm arranges loans, grouped by size. */
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
