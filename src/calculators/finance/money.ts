/*
 * Money is a whole number of paise and a rate a whole number of hundredths of a per cent (900 is 9%), so that every
 * sum is exact. What has to be divided goes through BigInt and is rounded once, half up, to the unit that is named.
 */

/** The whole, in hundredths of a per cent. */
export const WHOLE = 100_00;

/** `amount × over ÷ under`, none of them negative, rounded half up to a whole number. */
export function portion(amount: number, over: number, under: number): number {
  const divisor = BigInt(under);
  return Number((2n * BigInt(amount) * BigInt(over) + divisor) / (2n * divisor));
}

/** Simple interest for so many days of a year of 365, rounded half up to the paisa. */
export const simpleInterest = (amount: number, rate: number, days: number) =>
  portion(amount, rate * days, WHOLE * 365);

export const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
