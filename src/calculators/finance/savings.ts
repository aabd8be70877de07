import { monthlyInstalment, repaymentSchedule } from './loan.ts';
import type { Loan } from './loan.ts';
import { multiplyByRatio, sum, HUNDRED_PERCENT } from './money.ts';

/** Returns a year's interest on an amount that is fully drawn and not repaid, rounded half up to the paisa. */
const yearlyInterest = (amount: number, rate: number) => multiplyByRatio(amount, rate, HUNDRED_PERCENT);

/**
 * Returns the first month from which the saved interest covers the costs in all later months; undefined if nothing is
 * saved in total.
 */
function breakEvenMonth(now: readonly number[], next: readonly number[], costs: number): number | undefined {
  let saved = -costs;
  let from: number | undefined;
  for (let month = 0; month < Math.max(now.length, next.length); month += 1) {
    saved += (now[month] ?? 0) - (next[month] ?? 0);
    if (saved < 0) from = undefined;
    else from ??= month + 1;
  }
  return saved > 0 ? from : undefined;
}

/** Compares the present terms of a loan with new ones. */
export function compareLoans(now: Loan, next: Loan, costs: number) {
  const interest = [now, next].map((loan) => repaymentSchedule(loan).map((month) => month.interest)) as [
    number[],
    number[],
  ];
  return {
    instalments: { now: monthlyInstalment(now), next: monthlyInstalment(next) },
    yearly: { now: yearlyInterest(now.amount, now.rate), next: yearlyInterest(next.amount, next.rate) },
    interest: { now: sum(interest[0]), next: sum(interest[1]) },
    /** Saved interest minus costs; negative if the new terms cost more. */
    saved: sum(interest[0]) - sum(interest[1]) - costs,
    breakEven: breakEvenMonth(...interest, costs),
  };
}

/** Returns the savings with a rate that is lower by `difference`: per year, and over `years` minus costs. */
export function ratingSavings(debt: number, difference: number, years: number, costs: number) {
  const yearly = yearlyInterest(debt, difference);
  return { yearly, all: yearly * years - costs };
}
