import { annualPercentageRate, repaymentSchedule, scheduleWithChange, totalInterest } from './loan.ts';
import type { Loan } from './loan.ts';
import { multiplyByRatio, HUNDRED_PERCENT } from './money.ts';

/** A lender's offer. Amounts are in paise, rates in hundredths of a per cent. */
export interface Offer extends Loan {
  /** Deducted from the loan when it is paid out; together less than the loan. */
  fee: number;
  insurance: number;
  /** Share of the balance that the lender takes for early repayment. */
  prepaymentCharge: number;
  /** The rate after a number of months, less than all, if it changes. */
  change?: { rate: number; after: number } | undefined;
}

/**
 * Returns what an offer costs over its full term, and if its balance is repaid together with the instalment of a month.
 * Costs are interest, fee, insurance and prepayment charge. An offer that has ended by that month costs the same in both
 * cases.
 */
export function offerCosts({ fee, insurance, prepaymentCharge, change, ...loan }: Offer, repaidIn: number) {
  const schedule = change ? scheduleWithChange(loan, change) : repaymentSchedule(loan);
  const upfront = fee + insurance;
  const interest = totalInterest(schedule);
  const paid = schedule.slice(0, repaidIn);
  const balance = paid.at(-1)?.balance ?? loan.amount;
  const charge = multiplyByRatio(balance, prepaymentCharge, HUNDRED_PERCENT);
  return {
    instalment: schedule[0]?.paid ?? 0,
    /** That after the rate has changed; the same if it does not change. */
    laterInstalment: schedule[change?.after ?? 0]?.paid ?? 0,
    received: loan.amount - upfront,
    apr: annualPercentageRate(schedule, loan.amount - upfront),
    upfront,
    interest,
    total: interest + upfront,
    /** The balance after the instalment of that month, and the charge for repaying it. */
    balance,
    charge,
    early: totalInterest(paid) + upfront + charge,
  };
}
