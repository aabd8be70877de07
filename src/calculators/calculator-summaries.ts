import words from '#words/calculator-summaries.json';
import type { Path } from '../site/routes.ts';

interface CalculatorSummary {
  /** The page whose enquiry form the calculator can prefill. */
  path: Path;
  note: string;
  title: string;
  intro: string;
  /** The input of the worked example, with a placeholder for each field that starts with today's date. */
  given: string;
}

/**
 * The texts that pages show before the code of the calculators is loaded. The keys are also names of URL parameters.
 */
export const calculatorSummaries = {
  loan: { path: '/services/loanForEveryIndian', ...words.loan },
  borrow: { path: '/services/loanForEveryIndian', ...words.borrow },
  flat: { path: '/services/loanForEveryIndian', ...words.flat },
  limit: { path: '/services/loanForEveryIndian', ...words.limit },
  bill: { path: '/services/billDiscounting', ...words.bill },
  export: { path: '/services/exportbillDiscounting', ...words.export },
  restructuring: { path: '/services/investment-banking', ...words.restructuring },
  rating: { path: '/services/credit-rating', ...words.rating },
  overdue: { path: '/overdue-invoices', ...words.overdue },
  offers: { path: '/services/loanForEveryIndian', ...words.offers },
} as const satisfies Record<string, CalculatorSummary>;

export type CalculatorName = keyof typeof calculatorSummaries;

/** Returns the id of a calculator's element. Do not change it, because links that visitors have shared contain it. */
export const getCalculatorId = (name: CalculatorName) => `calculator-${name}`;
