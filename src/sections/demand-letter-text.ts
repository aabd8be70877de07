import type { Values } from '../calculators/calculator-definition.ts';
import { overdue, overdueClaim } from '../calculators/definitions/overdue.ts';
import { englishDate as date } from '../lib/calendar-date.ts';
import { rupees } from '../lib/indian-money.ts';
import { oneLine } from '../lib/text.ts';

export type OverdueValues = Values<'amount' | 'accepted' | 'agreedDays' | 'paid' | 'bankRate'>;

/** What the visitor may fill in, with the placeholder that stays in the letter otherwise. */
const letterBlanks = {
  supplier: '[your business name]',
  udyam: '[your Udyam number]',
  buyer: '[buyer’s name]',
  invoice: '[invoice number]',
} as const;

export type LetterBlank = keyof typeof letterBlanks;

/** Days that the buyer has to answer the letter. */
const DAYS_TO_ANSWER = 7;

/** The first paragraph while the calculator has its worked example: a letter can be copied and printed with it. */
const EXAMPLE_NOTE = '[Example figures. Enter your own in the calculator before you use this letter.]';

/**
 * Whether amount and date of acceptance are those of the calculator's worked example, and the visitor has typed neither:
 * an invoice can have the same ones.
 */
export const hasExampleFigures = (
  { amount, accepted }: OverdueValues,
  typed: ReadonlySet<string> = new Set(),
): boolean =>
  amount === overdue.fields.amount?.example &&
  accepted === overdue.fields.accepted?.example &&
  !typed.has('amount') &&
  !typed.has('accepted');

/** Returns the names without which a letter is not sent and that are still missing. */
export const missingNames = (filled: Partial<Record<LetterBlank, string>>) =>
  (['buyer', 'supplier'] as const).filter((name) => !oneLine(filled[name] ?? ''));

/**
 * Returns the letter to a buyer who has not paid an invoice, in English in all languages, with the amounts to the
 * paisa; paragraphs are separated by empty lines. A letter that is sent has no placeholders for what is optional. With
 * names of usual length it fits into the body of an email link (`linkLimits`). Laws: content/sources/late-payment.ts.
 */
export function demandLetter(
  values: OverdueValues,
  filled: Partial<Record<LetterBlank, string>>,
  typed?: ReadonlySet<string>,
  isSent = false,
): string {
  const { due, lateInEnglish, interest, total, rate } = overdueClaim(values);
  const blank = (name: LetterBlank) => oneLine(filled[name] ?? '') || letterBlanks[name];
  const optional = (name: LetterBlank) => (isSent ? oneLine(filled[name] ?? '') : blank(name));
  const invoice = optional('invoice');
  const udyam = oneLine(filled.udyam ?? '').toUpperCase() || optional('udyam');
  return [
    ...(hasExampleFigures(values, typed) ? [EXAMPLE_NOTE] : []),
    `${date(values.paid)}\nTo: ${blank('buyer')}\nFrom: ${blank('supplier')}${udyam && `, Udyam: ${udyam}`}`,
    ...(invoice ? [`Overdue invoice: ${invoice}`] : []),
    `You accepted the goods or services on ${date(values.accepted)}. Payment was due by ${date(due)} and is ${lateInEnglish} late.`,
    `Invoice: ${rupees(values.amount)}\nInterest at ${rate} a year: ${rupees(interest)}\nTotal due: ${rupees(total)}`,
    'We are a micro or small enterprise. Under section 16 of the MSMED Act, 2006, late payment carries compound interest with monthly rests at three times the RBI bank rate, whatever was agreed. Section 15 allows 45 days at most.',
    'You can deduct the invoice amount from taxable profit only in the year you pay it (section 37(2)(g), Income-tax Act, 2025; until March 2026 section 43B(h), Act of 1961), and the interest never (section 23, MSMED Act).',
    `Please pay the total by ${date(values.paid + DAYS_TO_ANSWER)}. Interest runs until you pay. Otherwise we may file a claim at odr.msme.gov.in.`,
    blank('supplier'),
  ].join('\n\n');
}
