import type { Path } from '../site/routes.ts';

interface CalculatorSummary {
  /** Page with the enquiry form that receives the values. */
  path: Path;
  note: string;
  title: string;
  intro: string;
  /** The worked example: its input, and label and amount of its main result. */
  given: string;
  answer: string;
  amount: string;
}

/** Texts of each calculator that are needed before its code is loaded. The keys are URL parameters. */
export const calculatorSummaries = {
  loan: {
    path: '/services/loanForEveryIndian',
    note: 'Before you sign',
    title: 'EMI calculator',
    intro: 'Your monthly EMI, total interest and APR. The APR includes all fees.',
    given: 'Example: loan ₹10,00,000 at 10.5% for 10 years',
    answer: 'Monthly EMI',
    amount: '₹13,494',
  },
  borrow: {
    path: '/services/loanForEveryIndian',
    note: 'Before you apply',
    title: 'Loan eligibility calculator',
    intro:
      'What could you borrow? An estimate from your income, a co-applicant’s, existing EMIs and the home’s price (LTV).',
    given: 'Example: monthly income ₹60,000, 20 years at 9%',
    answer: 'You could borrow about',
    amount: '₹30,00,913',
  },
  bill: {
    path: '/services/billDiscounting',
    note: 'For your invoices',
    title: 'Bill discounting calculator',
    intro: 'What you receive today, and the cost compared with an overdraft.',
    given: 'Example: invoice ₹5,00,000, due in 60 days',
    answer: 'You receive today',
    amount: '₹4,75,000',
  },
  export: {
    path: '/services/exportbillDiscounting',
    note: 'For exporters',
    title: 'Export bill discounting calculator',
    intro: 'What you receive today, and the effective cost p.a.',
    given: 'Example: invoice ₹10,00,000, due in 90 days',
    answer: 'You receive today',
    amount: '₹8,00,000',
  },
  restructuring: {
    path: '/services/investment-banking',
    note: 'For your business loan',
    title: 'Debt restructuring savings calculator',
    intro: 'Compare the EMI and total interest of your present loan with new terms.',
    given: 'Example: ₹3,00,00,000, 14% to 11%',
    answer: 'Total interest saved',
    amount: '₹27,46,490',
  },
  rating: {
    path: '/services/credit-rating',
    note: 'For your rating',
    title: 'Credit rating savings calculator',
    intro: 'What a lower interest rate saves you.',
    given: 'Example: loan ₹1,00,00,000, rate reduction 1%',
    answer: 'Interest saved in a year',
    amount: '₹1,00,000',
  },
  overdue: {
    path: '/overdue-invoices',
    note: 'For suppliers',
    title: 'Overdue invoice interest calculator',
    intro: 'The interest that a late buyer owes a micro or small enterprise by law.',
    given: 'Example: ₹5,00,000, accepted 1 Jun, paid 27 Nov 2026',
    answer: 'Interest due',
    amount: '₹30,698',
  },
  offers: {
    path: '/services/loanForEveryIndian',
    note: 'Before you choose',
    title: 'Compare two loan offers',
    intro: 'EMI, APR, total cost and the cost of repaying early, side by side.',
    given: 'Example: ₹50,00,000, 8.4% or 8.65%, 240 months',
    answer: 'Cheaper over the full term',
    amount: 'Offer A, by ₹75,029',
  },
} as const satisfies Record<string, CalculatorSummary>;

export type CalculatorName = keyof typeof calculatorSummaries;

/** The element id of a calculator. Shared links contain it, so it must not change. */
export const calculatorId = (name: CalculatorName) => `calculator-${name}`;
