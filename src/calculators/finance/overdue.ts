import { addMonths } from '../../lib/calendar-date.ts';
import { bankRateOn } from './bank-rates.ts';
import { multiplyByRatio, simpleInterest, HUNDRED_PERCENT } from './money.ts';

/** Section 15 of the MSMED Act, 2006: the longest time to pay that can be agreed, in days. */
export const MAX_AGREED_DAYS = 45;
/** Section 2(b) of that Act: the time to pay if nothing was agreed in writing, in days. */
export const DEFAULT_DAYS = 15;
/** Section 16 of that Act: the rate of interest is three times the bank rate. */
export const RATE_MULTIPLE = 3;

export interface Invoice {
  /** Amount in paise. */
  amount: number;
  /** Days are day numbers (lib/calendar-date.ts). */
  accepted: number;
  paid: number;
  /** Number of days to pay that was agreed in writing; 0 if nothing was agreed. */
  agreedDays: number;
  /** A bank rate for all months, in hundredths of a per cent; 0 to use the rates that the Reserve Bank notified. */
  bankRate: number;
}

export interface InterestPeriod {
  /** The last day of the period. */
  until: number;
  /** Three times the bank rate, yearly, in hundredths of a per cent. */
  rate: number;
  interest: number;
  /** Invoice and interest at the end of the period. */
  balance: number;
}

/**
 * Returns the last day on which the buyer can pay in time. The day of acceptance is not counted (General Clauses Act,
 * 1897, section 9).
 */
export const dueDay = ({ accepted, agreedDays }: Pick<Invoice, 'accepted' | 'agreedDays'>) =>
  accepted + Math.min(agreedDays || DEFAULT_DAYS, MAX_AGREED_DAYS);

/**
 * Returns the interest periods of a late payment under section 16 of the MSMED Act, 2006: compound interest with
 * monthly rests at three times the bank rate, from the day after the due date to the day of payment inclusive. A
 * payment in time has no interest periods.
 *
 * The Act defines neither month nor part of a month. Here a month ends on the date of the due date in each calendar
 * month, or on the month's last day; its interest is a twelfth of the yearly rate and is added to the amount. Days
 * after the last complete month have simple interest, with 365 days a year. A period has the rate in force on its last
 * day: the "rates prevalent at that point of time" at each monthly rest (Calcutta High Court, V.K. Patel v. Simplex
 * Infrastructures, 9 July 2024). Interest is rounded half up to the paisa in each period.
 */
export function interestPeriods(invoice: Invoice): InterestPeriod[] {
  const { amount, paid, bankRate } = invoice;
  const due = dueDay(invoice);
  const periods: InterestPeriod[] = [];
  let balance = amount;
  let from = due;
  while (from < paid) {
    const rest = addMonths(due, periods.length + 1);
    const until = Math.min(rest, paid);
    const rate = RATE_MULTIPLE * (bankRate || bankRateOn(until));
    const interest =
      until === rest
        ? multiplyByRatio(balance, rate, 12 * HUNDRED_PERCENT)
        : simpleInterest(balance, rate, until - from);
    balance += interest;
    periods.push({ until, rate, interest, balance });
    from = until;
  }
  return periods;
}
