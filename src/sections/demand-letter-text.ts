import type { Values } from '../calculators/calculator-definition.ts';
import { overdueClaim } from '../calculators/definitions/overdue.ts';
import { formatEnglishDate } from '../lib/calendar-date.ts';
import { rupees } from '../lib/indian-money.ts';
import { oneLine } from '../lib/text.ts';

export type OverdueValues = Values<'amount' | 'accepted' | 'agreedDays' | 'paid' | 'bankRate'>;

/** The fields of the letter, with the placeholder for an empty field. */
const letterBlanks = {
  supplier: '[your business name]',
  udyam: '[your Udyam number]',
  buyer: '[buyer’s name]',
  invoice: '[invoice number]',
} as const;

export type LetterBlank = keyof typeof letterBlanks;
export type FilledBlanks = Partial<Record<LetterBlank, string>>;

/** Days that the buyer has to answer the letter. */
const DAYS_TO_ANSWER = 7;

/**
 * The first paragraph of a letter with figures of the calculator's example. The visitor can copy and print this letter,
 * but not send it.
 */
const EXAMPLE_NOTE = '[Example figures. Enter your own in the calculator before you use this letter.]';

/** Returns the required names that are missing. A letter with missing names cannot be sent. */
export const missingNames = (filled: FilledBlanks) =>
  (['buyer', 'supplier'] as const).filter((name) => !oneLine(filled[name] ?? ''));

/**
 * Returns the debt of the buyer: `invoice` with interest, or only `interest` on an amount that was paid late. Otherwise
 * returns the reason why there is no letter. If the date of payment is today, nothing was paid.
 * @param today undefined before hydration, when the day is not known
 */
export function claimOn(
  today: number | undefined,
  values: OverdueValues,
): 'invoice' | 'interest' | 'not due' | 'paid in time' | 'no interest' | 'in future' {
  if (today === undefined) return 'invoice';
  const { due, daysOverdue, interest } = overdueClaim(values);
  if (values.paid < today) {
    if (daysOverdue <= 0) return 'paid in time';
    return interest > 0 ? 'interest' : 'no interest'; // such as for a rupee that was paid a day late
  }
  if (due >= today) return 'not due';
  return values.paid > today ? 'in future' : 'invoice';
}

const LAW =
  'We are a micro or small enterprise. Under section 16 of the MSMED Act, 2006, late payment carries compound interest with monthly rests at three times the RBI bank rate, whatever was agreed. Section 15 allows 45 days at most.';

interface LetterOptions {
  filled: FilledBlanks;
  /** The day of the letter, or undefined before hydration. */
  today: number | undefined;
  /** Whether the letter has figures of the calculator's example. */
  hasExample?: boolean;
  /** Whether the letter is for sending, without placeholders for optional fields. */
  isSent?: boolean;
}

/** The paragraphs about an unpaid invoice. */
function invoiceClaim(values: OverdueValues, lastDay: string): string[] {
  const { due, lateInEnglish, interest, total, rate } = overdueClaim(values);
  return [
    `You accepted the goods or services on ${formatEnglishDate(values.accepted)}. Payment was due by ${formatEnglishDate(due)} and is ${lateInEnglish} late.`,
    `Invoice: ${rupees(values.amount)} still unpaid\nInterest at ${rate} a year: ${rupees(interest)}\nTotal due: ${rupees(total)}`,
    LAW,
    'You can deduct the invoice amount from taxable profit only in the year you pay it (section 37(2)(g), Income-tax Act, 2025; until March 2026 section 43B(h), Act of 1961). The interest is not deductible at all (section 23, MSMED Act).',
    `Please pay the total by ${lastDay}. Interest runs until you pay. Otherwise we may file a claim at odr.msme.gov.in.`,
  ];
}

/** The paragraphs about an amount that was paid late. */
function interestClaim(values: OverdueValues, lastDay: string): string[] {
  const { due, lateInEnglish, interest, rate } = overdueClaim(values);
  return [
    `You accepted the goods or services on ${formatEnglishDate(values.accepted)}. Payment was due by ${formatEnglishDate(due)}. You paid ${rupees(values.amount)} on ${formatEnglishDate(values.paid)}, ${lateInEnglish} late.`,
    `Interest at ${rate} a year until that day: ${rupees(interest)}\nTotal due: ${rupees(interest)}`,
    LAW,
    'This interest is not deductible from taxable profit (section 23, MSMED Act).',
    `Please pay the interest by ${lastDay}. Otherwise we may file a claim at odr.msme.gov.in.`,
  ];
}

/**
 * Returns the letter to a buyer who has not paid an invoice, or has paid it late. The letter is in English on all
 * pages, has exact amounts, and with names of usual length fits into an email link (`linkLimits`). The sources of the
 * law are in compliance/sources/late-payment.ts.
 */
export function demandLetter(values: OverdueValues, options: LetterOptions): string {
  const { filled, today, hasExample = false, isSent = false } = options;
  const blank = (name: LetterBlank) => oneLine(filled[name] ?? '') || letterBlanks[name];
  const optional = (name: LetterBlank) => (isSent ? oneLine(filled[name] ?? '') : blank(name));
  const invoice = optional('invoice');
  const udyam = oneLine(filled.udyam ?? '').toUpperCase() || optional('udyam');
  const isPaid = claimOn(today, values) === 'interest';
  const date = today === undefined ? '[today’s date]' : formatEnglishDate(today);
  const lastDay =
    today === undefined ? `[the date in ${DAYS_TO_ANSWER} days]` : formatEnglishDate(today + DAYS_TO_ANSWER);
  return [
    ...(hasExample ? [EXAMPLE_NOTE] : []),
    `${date}\nTo: ${blank('buyer')}\nFrom: ${blank('supplier')}${udyam && `, Udyam: ${udyam}`}`,
    ...(invoice ? [`${isPaid ? 'Invoice paid late' : 'Overdue invoice'}: ${invoice}`] : []),
    ...(isPaid ? interestClaim : invoiceClaim)(values, lastDay),
    blank('supplier'),
  ].join('\n\n');
}
