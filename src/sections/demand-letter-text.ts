import type { Values } from '../calculators/calculator-definition.ts';
import type { Amount } from '../components/amount-list.tsx';
import { calculateClaim } from '../calculators/definitions/overdue.ts';
import { formatEnglishDate } from '../lib/calendar-date.ts';
import { formatRupees } from '../lib/indian-money.ts';
import { toOneLine } from '../lib/text.ts';

export type OverdueValues = Values<'amount' | 'accepted' | 'agreedDays' | 'paid' | 'bankRate'>;

/**
 * The fields of the letter, with the placeholders for empty fields. A sent letter omits empty optional fields instead.
 */
const placeholders = {
  supplier: '[your business name]',
  udyam: '[your Udyam number]',
  buyer: '[buyer’s name]',
  invoice: '[invoice number]',
} as const;

export type LetterField = keyof typeof placeholders;
export type LetterFieldValues = Partial<Record<LetterField, string>>;

/** The number of days within which the letter asks the buyer to pay. */
const DAYS_TO_PAY = 7;

/**
 * The note on a letter with figures of the calculator's example. Such a letter can be copied and printed, but not sent.
 */
const EXAMPLE_NOTE = '[Example figures. Enter your own in the calculator before you use this letter.]';

/** Returns the required fields that are empty. A letter without them cannot be sent. */
export const findMissingFields = (fieldValues: LetterFieldValues) =>
  (['buyer', 'supplier'] as const).filter((name) => !toOneLine(fieldValues[name] ?? ''));

/**
 * Returns what the letter claims: the unpaid `invoice` with interest, or only the `interest` on an invoice that was
 * paid late. If there is no letter, returns the reason. An invoice that is paid today counts as unpaid.
 * @param today undefined before hydration, because the HTML may be from another day; the result is then `invoice`
 */
export function findClaim(
  today: number | undefined,
  values: OverdueValues,
): 'invoice' | 'interest' | 'not due' | 'paid in time' | 'no interest' | 'in future' {
  if (today === undefined) return 'invoice';
  const { due, daysOverdue, interest } = calculateClaim(values);
  if (values.paid < today) {
    if (daysOverdue <= 0) return 'paid in time';
    return interest > 0 ? 'interest' : 'no interest'; // the interest on a very small amount is rounded to 0
  }
  if (due >= today) return 'not due';
  return values.paid > today ? 'in future' : 'invoice';
}

const LAW =
  'We are a micro or small enterprise. Under section 16 of the MSMED Act, 2006, late payment carries compound interest with monthly rests at three times the RBI bank rate, whatever was agreed. Section 15 allows 45 days at most.';

interface LetterOptions {
  fieldValues: LetterFieldValues;
  /** The day of the letter, as a day number. It is undefined before hydration. */
  today: number | undefined;
  /** Whether any figure of the letter comes from the calculator's example. */
  hasExample?: boolean;
  /** Whether the letter is sent. If so, it has no placeholders for optional fields. */
  isSent?: boolean;
}

/** The parts of a letter that differ between the two claims. */
interface LetterClaim {
  opening: string;
  amounts: readonly Amount[];
  /** The paragraphs after the amounts. */
  paragraphs: readonly string[];
}

/** The parts of a letter. The page and `formatDemandLetter` put them in the same order. */
export interface LetterContent extends LetterClaim {
  /** The note that the letter contains example figures. */
  note: string | undefined;
  /** The date and the buyer, each in a line. */
  head: string;
  subject: string | undefined;
  salutation: string;
  closing: string;
  /** The name of the supplier, who signs. */
  supplier: string;
  /** 'Udyam: ' and the number, or an empty text. */
  udyam: string;
}

/** Returns the claim for an unpaid invoice with interest. */
function writeInvoiceClaim(values: OverdueValues, lastDay: string): LetterClaim {
  const { due, lateInEnglish, interest, total, rate } = calculateClaim(values);
  return {
    opening: `You accepted the goods or services on ${formatEnglishDate(values.accepted)}. Payment was due by ${formatEnglishDate(due)} and is ${lateInEnglish} late.`,
    amounts: [
      { label: 'Invoice amount still unpaid', amount: formatRupees(values.amount) },
      { label: `Interest at ${rate} a year`, amount: formatRupees(interest) },
      { label: 'Total due', amount: formatRupees(total), highlight: true },
    ],
    paragraphs: [
      LAW,
      'You can deduct the invoice amount from taxable profit only in the year you pay it (section 37(2)(g), Income-tax Act, 2025; until March 2026 section 43B(h), Act of 1961). The interest is not deductible at all (section 23, MSMED Act).',
      `Please pay the total by ${lastDay}. Interest runs until you pay. Otherwise we may file a claim at odr.msme.gov.in.`,
    ],
  };
}

/** Returns the claim for the interest on an invoice that was paid late. */
function writeInterestClaim(values: OverdueValues, lastDay: string): LetterClaim {
  const { due, lateInEnglish, interest, rate } = calculateClaim(values);
  return {
    opening: `You accepted the goods or services on ${formatEnglishDate(values.accepted)}. Payment was due by ${formatEnglishDate(due)}. You paid ${formatRupees(values.amount)} on ${formatEnglishDate(values.paid)}, ${lateInEnglish} late.`,
    amounts: [
      { label: `Interest at ${rate} a year until you paid`, amount: formatRupees(interest) },
      { label: 'Total due', amount: formatRupees(interest), highlight: true },
    ],
    paragraphs: [
      LAW,
      'This interest is not deductible from taxable profit (section 23, MSMED Act).',
      `Please pay the interest by ${lastDay}. Otherwise we may file a claim at odr.msme.gov.in.`,
    ],
  };
}

/**
 * Returns a letter to a buyer who has not paid an invoice, or has paid it late. The letter is in English on all pages,
 * and its amounts include paise. The sources of its legal statements are in compliance/sources/late-payment.ts.
 */
export function writeDemandLetter(values: OverdueValues, options: LetterOptions): LetterContent {
  const { fieldValues, today, hasExample = false, isSent = false } = options;
  const readField = (name: LetterField) => toOneLine(fieldValues[name] ?? '');
  const readOrPlaceholder = (name: LetterField) => readField(name) || placeholders[name];
  const readOptional = isSent ? readField : readOrPlaceholder;
  const invoice = readOptional('invoice');
  const udyam = readField('udyam').toUpperCase() || readOptional('udyam');
  const isPaid = findClaim(today, values) === 'interest';
  const writeClaim = isPaid ? writeInterestClaim : writeInvoiceClaim;
  const date = today === undefined ? '[today’s date]' : formatEnglishDate(today);
  const lastDay =
    today === undefined ? `[the date in ${DAYS_TO_PAY} days]` : formatEnglishDate(today + DAYS_TO_PAY);
  const supplier = readOrPlaceholder('supplier');
  return {
    note: hasExample ? EXAMPLE_NOTE : undefined,
    head: `${date}\nTo: ${readOrPlaceholder('buyer')}`,
    subject: invoice ? `${isPaid ? 'Invoice paid late' : 'Overdue invoice'}: ${invoice}` : undefined,
    salutation: 'Dear Sir or Madam,',
    ...writeClaim(values, lastDay),
    closing: 'Yours faithfully,',
    supplier,
    udyam: udyam && `Udyam: ${udyam}`,
  };
}

/** Returns the line with the name of the sender. A printed letter has a letterhead instead. */
export const formatSender = ({ supplier, udyam }: LetterContent) =>
  `From: ${[supplier, udyam].filter(Boolean).join(', ')}`;

/** Returns the letter as plain text. It fits into an email link (`linkLimits`), unless the names are unusually long. */
export const formatDemandLetter = (letter: LetterContent) =>
  [
    letter.note,
    `${letter.head}\n${formatSender(letter)}`,
    letter.subject,
    letter.salutation,
    letter.opening,
    letter.amounts.map(({ label, amount }) => `${label}: ${amount}`).join('\n'),
    ...letter.paragraphs,
    `${letter.closing}\n${letter.supplier}`,
  ]
    .filter(Boolean)
    .join('\n\n');
