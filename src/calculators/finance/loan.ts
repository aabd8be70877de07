import { multiplyByRatio, sum, HUNDRED_PERCENT } from './money.ts';

/** A loan repaid in equal instalments at the end of each month, with interest on the outstanding balance. */
export interface Loan {
  amount: number;
  /** Yearly rate in hundredths of a per cent. */
  rate: number;
  months: number;
}

export interface Month {
  month: number;
  paid: number;
  interest: number;
  principal: number;
  /** The outstanding amount after the payment. */
  balance: number;
}

/** Divisor that converts a yearly rate to the monthly fraction: every month is a twelfth of a year. */
const YEAR_DIVISOR = 12 * HUNDRED_PERCENT;

/** Returns the numerator and the denominator of (1+r)ⁿ. */
const powers = (rate: number, months: number) => {
  const base = BigInt(YEAR_DIVISOR);
  return { grown: (base + BigInt(rate)) ** BigInt(months), level: base ** BigInt(months) };
};

/**
 * Returns the monthly instalment, P·r·(1+r)ⁿ ÷ ((1+r)ⁿ − 1), calculated exactly and rounded half up to a multiple of
 * `to` paise.
 */
export function monthlyInstalment({ amount, rate, months }: Loan, to = 1): number {
  if (rate === 0) return multiplyByRatio(amount, 1, months * to) * to;
  const { grown, level } = powers(rate, months);
  const divisor = BigInt(YEAR_DIVISOR) * (grown - level) * BigInt(to);
  return Number((2n * BigInt(amount) * BigInt(rate) * grown + divisor) / (2n * divisor)) * to;
}

/** Returns the largest loan that instalments of this size repay, rounded down to whole rupees. */
export function affordableLoan({
  paid,
  rate,
  months,
}: {
  paid: number;
  rate: number;
  months: number;
}): number {
  const roundDown = (paise: number) => Math.floor(paise / 100) * 100;
  if (rate === 0) return roundDown(paid * months);
  const { grown, level } = powers(rate, months);
  return roundDown(Number((BigInt(paid) * BigInt(YEAR_DIVISOR) * (grown - level)) / (BigInt(rate) * grown)));
}

/**
 * Returns the payments month by month. Interest is rounded half up to the paisa; the last payment settles the rounding
 * differences. A part-payment is added to the instalment of its month and shortens the loan.
 */
export function repaymentSchedule(loan: Loan, part = { amount: 0, month: 0 }): Month[] {
  const level = monthlyInstalment(loan);
  const months: Month[] = [];
  let balance = loan.amount;
  for (let month = 1; balance > 0; month += 1) {
    const interest = multiplyByRatio(balance, loan.rate, YEAR_DIVISOR);
    const due = level + (month === part.month ? part.amount : 0);
    const paid = month >= loan.months ? balance + interest : Math.min(due, balance + interest);
    balance += interest - paid;
    months.push({ month, paid, interest, principal: paid - interest, balance });
  }
  return months;
}

/**
 * Returns the payments of a loan whose rate changes after a number of months. The instalment is calculated again from
 * the balance, the new rate and the remaining months.
 */
export function scheduleWithChange(loan: Loan, { rate, after }: { rate: number; after: number }): Month[] {
  const before = repaymentSchedule(loan).slice(0, after);
  const amount = before.at(-1)?.balance ?? loan.amount;
  const rest = repaymentSchedule({ amount, rate, months: loan.months - after });
  return [...before, ...rest.map((entry) => ({ ...entry, month: entry.month + after }))];
}

export const totalInterest = (months: readonly Month[]) => sum(months.map(({ interest }) => interest));

/** Groups the months of a schedule by twelve. */
export function yearsOf(months: readonly Month[]): Month[][] {
  const years: Month[][] = [];
  for (let from = 0; from < months.length; from += 12) years.push(months.slice(from, from + 12));
  return years;
}

/** Groups consecutive equal payments. Returns each payment with the number of payments before it. */
function equalPayments(months: readonly Month[]) {
  const series: { paid: bigint; before: bigint; length: bigint }[] = [];
  for (const [index, { paid }] of months.entries()) {
    const last = series.at(-1);
    if (last?.paid === BigInt(paid)) last.length += 1n;
    else series.push({ paid: BigInt(paid), before: BigInt(index), length: 1n });
  }
  return series;
}

/**
 * Returns the annual percentage rate (APR) in hundredths of a per cent, rounded half up. The Reserve Bank's Key Facts
 * Statement defines the APR as twelve times the monthly rate at which the present value of the payments equals the
 * amount received after all fees. The result is exact, because only integers are compared.
 * @param received greater than 0
 */
export function annualPercentageRate(months: readonly Month[], received: number): number {
  const count = BigInt(months.length);
  const base = 2n * BigInt(YEAR_DIVISOR);
  const series = equalPayments(months);
  /**
   * Returns whether the present value of the payments covers the amount received. `halves` is a rate in 1/200 of 1%.
   */
  const coversReceived = (halves: number) => {
    const rate = BigInt(halves);
    const grown = base + rate;
    const payments = series.map(
      ({ paid, before, length }) =>
        paid *
        base ** (before + 1n) *
        grown ** (count - before - length) *
        (grown ** length - base ** length),
    );
    return payments.reduce((total, part) => total + part, 0n) >= BigInt(received) * grown ** count * rate;
  };
  let least = 0;
  let most = HUNDRED_PERCENT;
  while (coversReceived(2 * most + 1)) most *= 2;
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (coversReceived(2 * middle - 1)) least = middle;
    else most = middle - 1;
  }
  return least;
}
