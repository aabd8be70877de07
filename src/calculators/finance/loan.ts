import { multiplyByRatio, sum, HUNDRED_PERCENT } from './money.ts';

/**
 * A loan that is repaid in equal monthly instalments at the end of each month. An instalment includes the interest on
 * the outstanding balance. Amounts are in paise.
 */
export interface Loan {
  amount: number;
  /** The yearly rate in hundredths of a percent. */
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

/**
 * A yearly rate divided by this number is the monthly rate r as a fraction. Every month counts as a twelfth of a year.
 */
const YEAR_DIVISOR = 12 * HUNDRED_PERCENT;

/** Returns (1+r)ⁿ as an exact fraction. */
const calculateCompoundFactor = (rate: number, months: number) => {
  const base = BigInt(YEAR_DIVISOR);
  return { numerator: (base + BigInt(rate)) ** BigInt(months), denominator: base ** BigInt(months) };
};

/**
 * Returns the monthly instalment, P·r·(1+r)ⁿ ÷ ((1+r)ⁿ − 1). The calculation is exact, and its result is rounded half
 * up to a multiple of `roundTo` paise.
 */
export function calculateInstalment({ amount, rate, months }: Loan, roundTo = 1): number {
  if (rate === 0) return multiplyByRatio(amount, 1, months * roundTo) * roundTo;
  const { numerator, denominator } = calculateCompoundFactor(rate, months);
  const divisor = BigInt(YEAR_DIVISOR) * (numerator - denominator) * BigInt(roundTo);
  return Number((2n * BigInt(amount) * BigInt(rate) * numerator + divisor) / (2n * divisor)) * roundTo;
}

/** Returns the largest loan that `months` instalments can repay, rounded down to whole rupees. */
export function calculateAffordableLoan({
  instalment,
  rate,
  months,
}: {
  instalment: number;
  rate: number;
  months: number;
}): number {
  const roundDown = (paise: number) => Math.floor(paise / 100) * 100;
  if (rate === 0) return roundDown(instalment * months);
  const { numerator, denominator } = calculateCompoundFactor(rate, months);
  const dividend = BigInt(instalment) * BigInt(YEAR_DIVISOR) * (numerator - denominator);
  return roundDown(Number(dividend / (BigInt(rate) * numerator)));
}

/**
 * Returns the payments of each month. Interest is rounded half up to the paisa, and the last payment settles the
 * rounding differences. A part-payment is added to the instalment of its month, so that the loan ends earlier.
 */
export function createSchedule(loan: Loan, partPayment = { amount: 0, month: 0 }): Month[] {
  const instalment = calculateInstalment(loan);
  const months: Month[] = [];
  let balance = loan.amount;
  for (let month = 1; balance > 0; month += 1) {
    const interest = multiplyByRatio(balance, loan.rate, YEAR_DIVISOR);
    const due = instalment + (month === partPayment.month ? partPayment.amount : 0);
    const paid = month >= loan.months ? balance + interest : Math.min(due, balance + interest);
    balance += interest - paid;
    months.push({ month, paid, interest, principal: paid - interest, balance });
  }
  return months;
}

/**
 * Returns the payments of a loan whose rate changes after `after` months. The later instalment is calculated from the
 * balance, the later rate and the remaining months.
 */
export function createScheduleWithRateChange(
  loan: Loan,
  { rate, after }: { rate: number; after: number },
): Month[] {
  const before = createSchedule(loan).slice(0, after);
  const amount = before.at(-1)?.balance ?? loan.amount;
  const rest = createSchedule({ amount, rate, months: loan.months - after });
  return [...before, ...rest.map((entry) => ({ ...entry, month: entry.month + after }))];
}

export const sumInterest = (months: readonly Month[]) => sum(months.map(({ interest }) => interest));

/** Returns the payments of each year of the loan. */
export function groupByYear(months: readonly Month[]): Month[][] {
  const years: Month[][] = [];
  for (let from = 0; from < months.length; from += 12) years.push(months.slice(from, from + 12));
  return years;
}

/**
 * Groups consecutive payments that are equal. For each group, returns the payment, the number of payments before it,
 * and the number of payments in it.
 */
function groupEqualPayments(months: readonly Month[]) {
  const series: { paid: bigint; before: bigint; length: bigint }[] = [];
  for (const [index, { paid }] of months.entries()) {
    const last = series.at(-1);
    if (last?.paid === BigInt(paid)) last.length += 1n;
    else series.push({ paid: BigInt(paid), before: BigInt(index), length: 1n });
  }
  return series;
}

/**
 * Returns the annual percentage rate (APR) in hundredths of a percent, rounded half up. The Reserve Bank's Key Facts
 * Statement defines the APR as twelve times the monthly rate at which the present value of the payments equals the
 * amount received after all fees. The result is exact, because the calculation compares integers.
 * @param received the amount received after all fees. It must be greater than 0
 */
export function calculateApr(months: readonly Month[], received: number): number {
  const count = BigInt(months.length);
  const base = 2n * BigInt(YEAR_DIVISOR);
  const series = groupEqualPayments(months);
  /**
   * Returns whether the present value of the payments is at least the amount received. The unit of the yearly rate is
   * 0.005%, so that the search can test the bounds between two rounded rates. The monthly rate r is rate ÷ base. Both
   * sides of the comparison are multiplied by r·growthⁿ·base, so that all terms are integers.
   */
  const coversReceived = (halfHundredths: number) => {
    const rate = BigInt(halfHundredths);
    const growth = base + rate;
    const payments = series.map(
      ({ paid, before, length }) =>
        paid *
        base ** (before + 1n) *
        growth ** (count - before - length) *
        (growth ** length - base ** length),
    );
    const presentValue = payments.reduce((total, part) => total + part, 0n);
    return presentValue >= BigInt(received) * growth ** count * rate;
  };
  // Finds the largest rate whose lower rounding bound covers the amount, so that the result is rounded half up.
  let low = 0;
  let high = HUNDRED_PERCENT;
  while (coversReceived(2 * high + 1)) high *= 2;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (coversReceived(2 * middle - 1)) low = middle;
    else high = middle - 1;
  }
  return low;
}
