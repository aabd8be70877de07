import { shareOfValue } from './money.ts';

/**
 * The largest share of a home's value that a bank may lend, in hundredths of a percent. The share depends on the amount
 * of the loan, in paise (Reserve Bank of India; compliance/sources/borrowing.ts).
 */
export const loanToValueBands = [
  { upTo: 30_00_000_00, share: 90_00 },
  { upTo: 75_00_000_00, share: 80_00 },
  { upTo: Infinity, share: 75_00 },
] as const;

/** Returns the largest loan for a home of this value, rounded down to whole rupees. All amounts are in paise. */
export const calculateMaxLoanForValue = (value: number): number =>
  Math.max(...loanToValueBands.map(({ upTo, share }) => Math.min(upTo, shareOfValue(value, share))));
