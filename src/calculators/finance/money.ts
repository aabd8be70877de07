/*
 * Amounts are integers in paise, and rates are integers in hundredths of a percent (900 is 9%), so that sums are exact.
 * `multiplyByRatio` divides with BigInt, and rounds only the final result.
 */

export const HUNDRED_PERCENT = 100_00;

/** Returns `amount × numerator ÷ denominator`, rounded half up to an integer. The numbers must not be negative. */
export function multiplyByRatio(amount: number, numerator: number, denominator: number): number {
  const divisor = BigInt(denominator);
  return Number((2n * BigInt(amount) * BigInt(numerator) + divisor) / (2n * divisor));
}

/** Returns a share of an amount in paise, rounded down to whole rupees. `share` is in hundredths of a percent. */
export const shareOfValue = (amount: number, share: number): number =>
  Math.floor((amount * share) / HUNDRED_PERCENT / 100) * 100;

/** Returns simple interest for a number of days, rounded half up to the paisa. A year has 365 days. */
export const calculateSimpleInterest = (amount: number, rate: number, days: number) =>
  multiplyByRatio(amount, rate * days, HUNDRED_PERCENT * 365);

export const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
