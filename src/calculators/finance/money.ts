/*
 * Amounts are integers in paise, and rates are integers in hundredths of a per cent (900 is 9%), so that sums are exact.
 * Divisions use BigInt, and round the result only once, half up.
 */

export const HUNDRED_PERCENT = 100_00;

/** Returns `amount × numerator ÷ denominator` of non-negative numbers, rounded half up to an integer. */
export function multiplyByRatio(amount: number, numerator: number, denominator: number): number {
  const divisor = BigInt(denominator);
  return Number((2n * BigInt(amount) * BigInt(numerator) + divisor) / (2n * divisor));
}

/**
 * Returns a share of an amount, rounded down to whole rupees. `amount` is in paise, `share` in hundredths of a per cent.
 */
export const shareOfValue = (amount: number, share: number): number =>
  Math.floor((amount * share) / HUNDRED_PERCENT / 100) * 100;

/** Returns simple interest for a number of days of a 365-day year, rounded half up to the paisa. */
export const simpleInterest = (amount: number, rate: number, days: number) =>
  multiplyByRatio(amount, rate * days, HUNDRED_PERCENT * 365);

export const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
