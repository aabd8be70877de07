import { calculateApr, createSchedule, createScheduleWithRateChange, sumInterest } from './loan.ts';
import type { Loan } from './loan.ts';
import { multiplyByRatio, HUNDRED_PERCENT } from './money.ts';

/** A lender's offer. Amounts are in paise, rates in hundredths of a percent. */
export interface Offer extends Loan {
  /** The lender deducts the fee and the insurance from the loan. Their sum must be less than the loan. */
  fee: number;
  insurance: number;
  /** The charge for early repayment, as a share of the balance. */
  prepaymentCharge: number;
  /** The later rate, and the number of months before it applies. `change` is undefined if the rate stays the same. */
  change?: { rate: number; after: number } | undefined;
}

/**
 * Calculates the payments and the costs of an offer. `total` is the cost over the full term. `early` is the cost if the
 * balance is repaid in the month `repaidIn`. Both are the sum of interest, fee and insurance; `early` also includes the
 * prepayment charge. If the loan ends by that month anyway, `early` equals `total`.
 */
export function calculateCosts(
  { fee, insurance, prepaymentCharge, change, ...loan }: Offer,
  repaidIn: number,
) {
  const schedule = change ? createScheduleWithRateChange(loan, change) : createSchedule(loan);
  const upfront = fee + insurance;
  const interest = sumInterest(schedule);
  const paid = schedule.slice(0, repaidIn);
  const balance = paid.at(-1)?.balance ?? loan.amount;
  const charge = multiplyByRatio(balance, prepaymentCharge, HUNDRED_PERCENT);
  return {
    instalment: schedule[0]?.paid ?? 0,
    /** The instalment after the change of the rate, `instalment` without a change, or 0 if the loan ends before it. */
    laterInstalment: schedule[change?.after ?? 0]?.paid ?? 0,
    received: loan.amount - upfront,
    apr: calculateApr(schedule, loan.amount - upfront),
    upfront,
    interest,
    total: interest + upfront,
    /** The balance after the instalment of the month `repaidIn`. */
    balance,
    charge,
    early: sumInterest(paid) + upfront + charge,
  };
}
