import { portion, sum, WHOLE } from './money.ts';

/** A loan repaid in equal monthly instalments, each at the end of its month, interest on what is still owed. */
export interface Loan {
  amount: number;
  /** Yearly, in hundredths of a per cent. */
  rate: number;
  months: number;
}

export interface Month {
  month: number;
  paid: number;
  interest: number;
  principal: number;
  /** Owed after the payment. */
  balance: number;
}

/** A month is a twelfth of a year, whatever its days: a rate of `rate / YEAR` a month. */
const YEAR = 12 * WHOLE;

/** The powers in the formula of the instalment: of one month's growth, over that of its denominator. */
const powers = (rate: number, months: number) => {
  const base = BigInt(YEAR);
  return { grown: (base + BigInt(rate)) ** BigInt(months), level: base ** BigInt(months) };
};

/**
 * The equal instalment, P·r·(1+r)ⁿ ÷ ((1+r)ⁿ − 1), worked out exactly and rounded once, half up: to the paisa, or to
 * so many paise.
 */
export function instalment({ amount, rate, months }: Loan, to = 1): number {
  if (rate === 0) return portion(amount, 1, months * to) * to;
  const { grown, level } = powers(rate, months);
  const divisor = BigInt(YEAR) * (grown - level) * BigInt(to);
  return Number((2n * BigInt(amount) * BigInt(rate) * grown + divisor) / (2n * divisor)) * to;
}

/** The largest loan, in whole rupees rounded down, that instalments of this size repay. */
export function affordable({ paid, rate, months }: { paid: number; rate: number; months: number }): number {
  const toWholeRupees = (paise: number) => Math.floor(paise / 100) * 100;
  if (rate === 0) return toWholeRupees(paid * months);
  const { grown, level } = powers(rate, months);
  return toWholeRupees(Number((BigInt(paid) * BigInt(YEAR) * (grown - level)) / (BigInt(rate) * grown)));
}

/**
 * What is paid month by month: interest is rounded half up to the paisa, and the last payment settles what all the
 * roundings have left. A part-payment comes on top of the instalment of its month and ends the loan sooner.
 */
export function schedule(loan: Loan, part = { amount: 0, month: 0 }): Month[] {
  const level = instalment(loan);
  const months: Month[] = [];
  let balance = loan.amount;
  for (let month = 1; balance > 0; month += 1) {
    const interest = portion(balance, loan.rate, YEAR);
    const wanted = level + (month === part.month ? part.amount : 0);
    const paid = month >= loan.months ? balance + interest : Math.min(wanted, balance + interest);
    balance += interest - paid;
    months.push({ month, paid, interest, principal: paid - interest, balance });
  }
  return months;
}

export const totalInterest = (months: readonly Month[]) => sum(months.map(({ interest }) => interest));

/** The schedule's months twelve by twelve. */
export function yearsOf(months: readonly Month[]): Month[][] {
  const years: Month[][] = [];
  for (let from = 0; from < months.length; from += 12) years.push(months.slice(from, from + 12));
  return years;
}

/** The greatest rate that is looked for: 1,000%. */
const HIGHEST = 10 * WHOLE;

/**
 * The annual percentage rate as the Reserve Bank's Key Facts Statement has it: twelve times the monthly rate at which
 * the payments are worth what was paid out after all fees, not compounded; in hundredths of a per cent, half up.
 * Exact: each comparison is of whole numbers.
 */
export function annualPercentageRate(months: readonly Month[], received: number): number {
  const level = BigInt(months[0]?.paid ?? 0);
  const last = BigInt(months.at(-1)?.paid ?? 0);
  const count = BigInt(months.length);
  const base = 2n * BigInt(YEAR);
  /** Whether the payments are worth at least what was received, at a rate in halves of a hundredth of a per cent. */
  const worthIt = (halves: number) => {
    const rate = BigInt(halves);
    const grown = base + rate;
    const before = grown ** (count - 1n);
    const payments = level * base * grown * (before - base ** (count - 1n)) + last * base ** count * rate;
    return payments >= BigInt(received) * before * grown * rate;
  };
  let least = 0;
  let most = HIGHEST;
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (worthIt(2 * middle - 1)) least = middle;
    else most = middle - 1;
  }
  return least;
}
