import { formatEnglishDate, parseIsoDate } from '../../lib/calendar-date.ts';
import { formatDate } from '../../lib/format-date.ts';
import { formatMessage } from '../../lib/format-message.ts';
import { formatPercent, formatRupees, formatWholeRupees } from '../../lib/indian-money.ts';
import { formatPlural } from '../../lib/plural.ts';
import { days } from '#words/calculators.json';
import * as words from '#words/overdue.json';
import { defineCalculator, createPercentField, createRupeesField } from '../define-calculator.ts';
import type { CalculationError, CalculationResult, Values } from '../calculator-definition.ts';
import { formatCountForLead, formatValue } from '../format-value.ts';
import { bankRateChecked, bankRates, firstRateDay } from '../finance/bank-rates.ts';
import { sum } from '../finance/money.ts';
import { DEFAULT_DAYS, calculateDueDay, listInterestPeriods, MAX_AGREED_DAYS } from '../finance/overdue.ts';

type Key = 'amount' | 'accepted' | 'agreedDays' | 'paid' | 'bankRate';

const formatDay = (value: number) => formatValue('date', value);
const LAST_DAY = parseIsoDate('2040-12-31');
const latestRate = formatMessage(words.latestRate, {
  rate: formatPercent(bankRates[0].rate),
  date: formatDate(bankRates[0].from),
});
const dateOfCheck = formatDate(bankRateChecked);
const timeLimits = { most: MAX_AGREED_DAYS, without: DEFAULT_DAYS };

/**
 * Returns what the seller can claim for an overdue invoice. `rate` is one rate, a range of rates, or '' if there is no
 * interest. `lateInEnglish` is the number of days overdue, such as '3 days'.
 * @param rangeSeparator the text between the lowest and the highest rate; English by default
 */
export function calculateClaim(values: Values<Key>, rangeSeparator = ' to ') {
  const due = calculateDueDay(values);
  const periods = listInterestPeriods(values);
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
      rangeSeparator,
    ),
  };
}

function formatRates(rates: readonly number[], separator: string): string {
  if (rates.length === 0) return '';
  const lowest = Math.min(...rates);
  const highest = Math.max(...rates);
  if (lowest === highest) return formatPercent(lowest);
  return formatPercent(lowest) + separator + formatPercent(highest);
}

function calculate(values: Values<Key>): CalculationResult | CalculationError<Key> {
  const { due, daysOverdue, periods, interest, total, rate } = calculateClaim(values, words.to);
  if (values.accepted > values.paid)
    return { error: formatMessage(words.acceptedLater, { paid: formatDay(values.paid) }), field: 'accepted' };
  if (daysOverdue < 1)
    return {
      error: formatMessage(words.notOverdue, { paid: formatDay(values.paid), due: formatDay(due) }),
    };
  return {
    rows: [
      { label: words.interestDue, inLead: 'Interest due', amount: formatWholeRupees(interest) },
      { label: words.invoiceAndInterest, inLead: 'Invoice and interest', amount: formatWholeRupees(total) },
      { label: words.lastDay, amount: formatDay(due) },
      {
        label: formatMessage(words.daysOverdue, { date: formatDay(values.paid) }),
        amount: String(daysOverdue),
      },
      { label: words.threeTimes, amount: rate },
    ],
    sentence: formatMessage(words.sentence, {
      due: formatDay(due),
      days: formatPlural(days, daysOverdue),
      interest: formatWholeRupees(interest),
      total: formatWholeRupees(total),
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
            formatDay(period.until),
            formatPercent(period.rate),
            formatRupees(period.interest),
            formatRupees(period.balance),
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
    amount: createRupeesField({
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
      example: parseIsoDate('2026-06-01'),
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
      example: parseIsoDate('2026-11-27'),
      startsToday: true,
    },
    bankRate: createPercentField({
      label: words.bankRate,
      hint: formatMessage(words.bankRateHint, { latest: latestRate, checked: dateOfCheck }),
      min: 0,
      max: 12,
      step: 0.25,
      example: 0,
      whenEmpty: { value: 0, label: formatMessage(words.reserveBankRates, { latest: latestRate }) },
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
      ? formatMessage(words.ownRate, { rate: formatPercent(bankRate) })
      : formatMessage(words.rateOfMonth, { latest: latestRate, checked: dateOfCheck }),
    words.partPayments,
  ],
  calculate,
  lines: (values) => {
    const { due, lateInEnglish, rate } = calculateClaim(values);
    return [
      `Invoice ${formatRupees(values.amount)}, accepted ${formatEnglishDate(values.accepted)}`,
      `${values.agreedDays ? `Agreed ${formatCountForLead('days', values.agreedDays)}` : 'No agreed days'}, interest ${rate} a year`,
      `Due ${formatEnglishDate(due)}, ${lateInEnglish} late on ${formatEnglishDate(values.paid)}`,
    ];
  },
  answers: (values) => ({
    amount: formatRupees(values.amount),
    days: String(calculateClaim(values).daysOverdue),
  }),
});
