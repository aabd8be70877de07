import { calculateInstalment, createSchedule } from './loan.ts';
import type { Loan } from './loan.ts';
import { multiplyByRatio, sum, HUNDRED_PERCENT } from './money.ts';

/** Returns the interest of one year on an amount without repayments, rounded half up to the paisa. */
const calculateYearlyInterest = (amount: number, rate: number) =>
  multiplyByRatio(amount, rate, HUNDRED_PERCENT);

/**
 * Returns the first month after which the saved interest never falls below the costs. Returns undefined if the new
 * terms save nothing in total after costs.
 * @param now the interest of each month on the present terms
 * @param next the interest of each month on the new terms
 */
function findBreakEvenMonth(
  now: readonly number[],
  next: readonly number[],
  costs: number,
): number | undefined {
  let saved = -costs;
  let firstMonth: number | undefined;
  for (let index = 0; index < Math.max(now.length, next.length); index += 1) {
    saved += (now[index] ?? 0) - (next[index] ?? 0);
    if (saved < 0) firstMonth = undefined;
    else firstMonth ??= index + 1;
  }
  return saved > 0 ? firstMonth : undefined;
}

/** Compares the present terms of a loan with new terms. */
export function compareLoans(now: Loan, next: Loan, costs: number) {
  const interestByMonth = (loan: Loan) => createSchedule(loan).map(({ interest }) => interest);
  const interestNow = interestByMonth(now);
  const interestNext = interestByMonth(next);
  return {
    instalments: { now: calculateInstalment(now), next: calculateInstalment(next) },
    yearly: {
      now: calculateYearlyInterest(now.amount, now.rate),
      next: calculateYearlyInterest(next.amount, next.rate),
    },
    interest: { now: sum(interestNow), next: sum(interestNext) },
    /** The saved interest minus the costs. It is negative if the new terms cost more. */
    saved: sum(interestNow) - sum(interestNext) - costs,
    breakEven: findBreakEvenMonth(interestNow, interestNext, costs),
  };
}

/**
 * Returns the savings from a rate that is lower by `difference`: `yearly` in one year, and `all` in `years` years minus
 * the costs.
 */
export function calculateRatingSavings(debt: number, difference: number, years: number, costs: number) {
  const yearly = calculateYearlyInterest(debt, difference);
  return { yearly, all: yearly * years - costs };
}
