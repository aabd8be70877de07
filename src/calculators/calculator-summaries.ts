import words from '#words/calculator-summaries.json';
import type { Path } from '../site/routes.ts';

interface CalculatorSummary {
  /** The page with the enquiry form that is prefilled with the result. */
  path: Path;
  note: string;
  title: string;
  intro: string;
  /** The input of the worked example, as a text. */
  given: string;
  answer: string;
  amount: string;
}

/**
 * The texts that pages show before the code of the calculators is loaded. The keys are also names of URL parameters.
 */
export const calculatorSummaries = {
  loan: { path: '/services/loanForEveryIndian', amount: '₹13,494', ...words.loan },
  borrow: { path: '/services/loanForEveryIndian', amount: '₹30,00,913', ...words.borrow },
  flat: { path: '/services/loanForEveryIndian', amount: '₹17,36,640', ...words.flat },
  limit: { path: '/services/loanForEveryIndian', amount: '₹91,50,000', ...words.limit },
  bill: { path: '/services/billDiscounting', amount: '₹4,75,000', ...words.bill },
  export: { path: '/services/exportbillDiscounting', amount: '₹8,00,000', ...words.export },
  restructuring: { path: '/services/investment-banking', amount: '₹27,46,490', ...words.restructuring },
  rating: { path: '/services/credit-rating', amount: '₹1,00,000', ...words.rating },
  overdue: { path: '/overdue-invoices', amount: '₹30,698', ...words.overdue },
  offers: { path: '/services/loanForEveryIndian', ...words.offers },
} as const satisfies Record<string, CalculatorSummary>;

export type CalculatorName = keyof typeof calculatorSummaries;

/** Returns the id of a calculator's element. Do not change it, because links that visitors have shared contain it. */
export const getCalculatorId = (name: CalculatorName) => `calculator-${name}`;
