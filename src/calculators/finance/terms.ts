import { instalment, schedule } from './loan.ts';
import type { Loan } from './loan.ts';
import { portion, sum, WHOLE } from './money.ts';

/** What a sum costs in a year at a rate, drawn in full and not repaid: half up to the paisa. */
const yearlyInterest = (amount: number, rate: number) => portion(amount, rate, WHOLE);

/**
 * The first month from whose end on the interest saved covers the costs, to the end of both loans; none where in all
 * nothing is saved.
 */
function paysFrom(now: readonly number[], next: readonly number[], costs: number): number | undefined {
  let saved = -costs;
  let from: number | undefined;
  for (let month = 0; month < Math.max(now.length, next.length); month += 1) {
    saved += (now[month] ?? 0) - (next[month] ?? 0);
    if (saved < 0) from = undefined;
    else from ??= month + 1;
  }
  return saved > 0 ? from : undefined;
}

/** Today's terms beside new ones. */
export function restructure(now: Loan, next: Loan, costs: number) {
  const interest = [now, next].map((loan) => schedule(loan).map((month) => month.interest)) as [
    number[],
    number[],
  ];
  return {
    instalments: { now: instalment(now), next: instalment(next) },
    yearly: { now: yearlyInterest(now.amount, now.rate), next: yearlyInterest(next.amount, next.rate) },
    interest: { now: sum(interest[0]), next: sum(interest[1]) },
    /** Interest saved less costs; below nought where the new terms cost more. */
    saved: sum(interest[0]) - sum(interest[1]) - costs,
    paysFrom: paysFrom(...interest, costs),
  };
}

/** What a rate lower by `difference` saves in a year and in so many, less what the rating costs. */
export function ratingSaving(debt: number, difference: number, years: number, costs: number) {
  const yearly = yearlyInterest(debt, difference);
  return { yearly, all: yearly * years - costs };
}
