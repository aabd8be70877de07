import { addMonths } from '../../lib/calendar-date.ts';
import { findBankRate } from './bank-rates.ts';
import { multiplyByRatio, calculateSimpleInterest, HUNDRED_PERCENT } from './money.ts';

/** The maximum number of days to pay that the parties can agree on (MSMED Act, 2006, section 15). */
export const MAX_AGREED_DAYS = 45;
/** The number of days to pay if nothing was agreed in writing (section 2(b) of the Act). */
export const DEFAULT_DAYS = 15;
/** The rate of interest is three times the bank rate (section 16 of the Act). */
export const RATE_MULTIPLE = 3;

export interface Invoice {
  /** The amount in paise. */
  amount: number;
  /** The days of acceptance and of payment, as day numbers (lib/calendar-date.ts). */
  accepted: number;
  paid: number;
  /** The number of days to pay that was agreed in writing. It is 0 if nothing was agreed. */
  agreedDays: number;
  /** A bank rate for all months, in hundredths of a percent. If it is 0, the rates of the Reserve Bank are used. */
  bankRate: number;
}

export interface InterestPeriod {
  /** The last day of the period. */
  until: number;
  /** The yearly rate of interest in hundredths of a percent. It is three times the bank rate. */
  rate: number;
  interest: number;
  /** The invoice amount and all interest up to the end of the period. */
  balance: number;
}

/**
 * Returns the last day on which payment is in time. The first day to pay is the day after acceptance (General Clauses
 * Act, 1897, section 9).
 */
export const calculateDueDay = ({ accepted, agreedDays }: Pick<Invoice, 'accepted' | 'agreedDays'>) =>
  accepted + Math.min(agreedDays || DEFAULT_DAYS, MAX_AGREED_DAYS);

/**
 * Returns the interest periods of a late payment. Section 16 of the MSMED Act, 2006, requires compound interest with
 * monthly rests at three times the bank rate. The interest runs from the day after the due date to the day of payment
 * inclusive. If the payment is in time, the list is empty.
 *
 * The Act does not define months and parts of a month. This calculation assumes:
 * - A month ends on the same day of the calendar month as the due date, or on the last day of a shorter month.
 * - The interest of a complete month is a twelfth of the yearly rate, and is added to the amount (the monthly rest).
 * - The days after the last complete month have simple interest, with 365 days a year.
 * - A period has the rate of its last day: the "rates prevalent at that point of time" (Calcutta High Court, V.K. Patel
 *   v. Simplex Infrastructures, 9 July 2024).
 * - The interest of each period is rounded half up to the paisa.
 */
export function listInterestPeriods(invoice: Invoice): InterestPeriod[] {
  const { amount, paid, bankRate } = invoice;
  const due = calculateDueDay(invoice);
  const periods: InterestPeriod[] = [];
  let balance = amount;
  let from = due;
  while (from < paid) {
    const nextRest = addMonths(due, periods.length + 1);
    const until = Math.min(nextRest, paid);
    const rate = RATE_MULTIPLE * (bankRate || findBankRate(until));
    const interest =
      until === nextRest
        ? multiplyByRatio(balance, rate, 12 * HUNDRED_PERCENT)
        : calculateSimpleInterest(balance, rate, until - from);
    balance += interest;
    periods.push({ until, rate, interest, balance });
    from = until;
  }
  return periods;
}
