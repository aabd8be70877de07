import { formatEnglishDate, parseIsoDate } from '../../lib/calendar-date.ts';
import { formatDate } from '../../lib/format-date.ts';
import { formatMessage } from '../../lib/format-message.ts';
import { percent, rupees, wholeRupees } from '../../lib/indian-money.ts';
import { plural } from '../../lib/plural.ts';
import { days } from '#words/calculators.json';
import * as words from '#words/overdue.json';
import { defineCalculator, percentField, rupeesField } from '../define-calculator.ts';
import type { CalculationError, CalculationResult, Values } from '../calculator-definition.ts';
import { formatCountForLead, formatValue } from '../format-value.ts';
import { bankRateChecked, bankRates, firstRateDay } from '../finance/bank-rates.ts';
import { sum } from '../finance/money.ts';
import { DEFAULT_DAYS, dueDay, interestPeriods, MAX_AGREED_DAYS } from '../finance/overdue.ts';

type Key = 'amount' | 'accepted' | 'agreedDays' | 'paid' | 'bankRate';

const day = (iso: string) => parseIsoDate(iso) ?? NaN;
const date = (value: number) => formatValue('date', value);
const LAST_DAY = day('2040-12-31');
const latest = formatMessage(words.latestRate, {
  rate: percent(bankRates[0].rate),
  date: formatDate(bankRates[0].from),
});
const checked = formatDate(bankRateChecked);
const timeLimits = { most: MAX_AGREED_DAYS, without: DEFAULT_DAYS };

/**
 * Returns what the seller can claim for an overdue invoice. `rate` is one rate, the range of rates, or '' if there is no interest.
 * @param to the separator in a range of rates; English by default
 */
export function overdueClaim(values: Values<Key>, to = ' to ') {
  const due = dueDay(values);
  const periods = interestPeriods(values);
  const interest = sum(periods.map((period) => period.interest));
  return {
    due,
    daysOverdue: values.paid - due,
    lateInEnglish: formatCountForLead('days', values.paid - due),
    periods,
    interest,
    total: values.amount + interest,
    rate: formatRates(
      periods.map(({ rate }) => rate),
      to,
    ),
  };
}

function formatRates(rates: readonly number[], to: string): string {
  if (rates.length === 0) return '';
  const lowest = Math.min(...rates);
  const highest = Math.max(...rates);
  return lowest === highest ? percent(lowest) : percent(lowest) + to + percent(highest);
}

function calculate(values: Values<Key>): CalculationResult | CalculationError<Key> {
  const { due, daysOverdue, periods, interest, total, rate } = overdueClaim(values, words.to);
  if (values.accepted > values.paid)
    return { error: formatMessage(words.acceptedLater, { paid: date(values.paid) }), field: 'accepted' };
  if (daysOverdue < 1)
    return {
      error: formatMessage(words.notOverdue, { paid: date(values.paid), due: date(due) }),
    };
  return {
    rows: [
      { label: words.interestDue, inLead: 'Interest due', amount: wholeRupees(interest) },
      { label: words.invoiceAndInterest, inLead: 'Invoice and interest', amount: wholeRupees(total) },
      { label: words.lastDay, amount: date(due) },
      { label: formatMessage(words.daysOverdue, { date: date(values.paid) }), amount: String(daysOverdue) },
      { label: words.threeTimes, amount: rate },
    ],
    sentence: formatMessage(words.sentence, {
      due: date(due),
      days: plural(days, daysOverdue),
      interest: wholeRupees(interest),
      total: wholeRupees(total),
    }),
    drawing: {
      bars: [
        {
          label: words.invoiceAndInterest,
          parts: [
            { label: words.invoice, amount: values.amount, tone: 'hand' },
            { label: words.interest, amount: interest, tone: 'cost' },
          ],
        },
      ],
    },
    tables: [
      {
        caption: words.monthByMonth,
        columns: [words.until, words.rate, words.interest, words.totalDue],
        rows: () =>
          periods.map((period) => [
            date(period.until),
            percent(period.rate),
            rupees(period.interest),
            rupees(period.balance),
          ]),
      },
    ],
  };
}

export const overdue = defineCalculator<Key>({
  title: words.title,
  titleInLead: 'Overdue invoice interest',
  action: words.action,
  fields: {
    amount: rupeesField({
      label: words.amount,
      min: 1,
      max: 100_00_00_000,
      sliderMax: 50_00_000,
      step: 1,
      example: 5_00_000,
    }),
    accepted: {
      label: words.accepted,
      hint: words.acceptedHint,
      unit: 'date',
      min: firstRateDay,
      max: LAST_DAY,
      step: 1,
      example: day('2026-06-01'),
    },
    agreedDays: {
      label: words.agreedDays,
      hint: formatMessage(words.agreedDaysHint, timeLimits),
      unit: 'days',
      min: 0,
      max: 365,
      step: 1,
      example: 45,
      whenEmpty: { value: 0, label: words.notAgreed },
    },
    paid: {
      label: words.paid,
      hint: words.paidHint,
      unit: 'date',
      min: firstRateDay,
      max: LAST_DAY,
      step: 1,
      example: day('2026-11-27'),
      startsToday: true,
    },
    bankRate: percentField({
      label: words.bankRate,
      hint: formatMessage(words.bankRateHint, { latest, checked }),
      min: 0,
      max: 12,
      step: 0.25,
      example: 0,
      whenEmpty: { value: 0, label: formatMessage(words.reserveBankRates, { latest }) },
    }),
  },
  examples: [
    { label: words.fortyFiveDays, values: {} },
    { label: words.nothingInWriting, values: { agreedDays: 0 } },
  ],
  assumptions: ({ bankRate }) => [
    formatMessage(words.fromNextDay, timeLimits),
    words.monthlyRests,
    bankRate
      ? formatMessage(words.ownRate, { rate: percent(bankRate) })
      : formatMessage(words.rateOfMonth, { latest, checked }),
    words.partPayments,
  ],
  calculate,
  lines: (values) => {
    const { due, lateInEnglish, rate } = overdueClaim(values);
    return [
      `Invoice ${rupees(values.amount)}, accepted ${formatEnglishDate(values.accepted)}`,
      `${values.agreedDays ? `Agreed ${formatCountForLead('days', values.agreedDays)}` : 'No agreed days'}, interest ${rate} a year`,
      `Due ${formatEnglishDate(due)}, ${lateInEnglish} late on ${formatEnglishDate(values.paid)}`,
    ];
  },
  answers: (values) => ({
    amount: rupees(values.amount),
    days: String(overdueClaim(values).daysOverdue),
  }),
});
