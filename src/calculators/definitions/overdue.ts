import { englishDate, parseIsoDate } from '../../lib/calendar-date.ts';
import { formatDate } from '../../lib/format-date.ts';
import { formatMessage } from '../../lib/format-message.ts';
import { percent, rupees, wholeRupees } from '../../lib/indian-money.ts';
import { plural } from '../../lib/plural.ts';
import { days } from '#words/calculators.json';
import * as m from '#words/overdue.json';
import { defineCalculator, percentField, rupeesField } from '../define-calculator.ts';
import type { CalculationError, CalculationResult, Values } from '../calculator-definition.ts';
import { countInLead, formatValue } from '../format-value.ts';
import { bankRateChecked, bankRates, firstRateDay } from '../finance/bank-rates.ts';
import { sum } from '../finance/money.ts';
import { DEFAULT_DAYS, dueDay, interestPeriods, MAX_AGREED_DAYS } from '../finance/overdue.ts';

type Key = 'amount' | 'accepted' | 'agreedDays' | 'paid' | 'bankRate';

const day = (iso: string) => parseIsoDate(iso) ?? NaN;
const date = (value: number) => formatValue('date', value);
const LAST_DAY = day('2040-12-31');
const latest = formatMessage(m.latestRate, {
  rate: percent(bankRates[0].rate),
  date: formatDate(bankRates[0].from),
});
const checked = formatDate(bankRateChecked);
const timeLimits = { most: MAX_AGREED_DAYS, without: DEFAULT_DAYS };

/** Returns the claim on an overdue invoice as English texts. The rates are a range from the lowest to the highest. */
export function overdueClaim(values: Values<Key>, to = ' to ') {
  const due = dueDay(values);
  const periods = interestPeriods(values);
  const interest = sum(periods.map((period) => period.interest));
  const rates = periods.map(({ rate }) => rate);
  const [lowest, highest] = [Math.min(...rates), Math.max(...rates)];
  return {
    due,
    daysOverdue: values.paid - due,
    lateInEnglish: countInLead('days', values.paid - due),
    periods,
    interest,
    total: values.amount + interest,
    rate:
      periods.length === 0
        ? ''
        : lowest === highest
          ? percent(lowest)
          : percent(lowest) + to + percent(highest),
  };
}

function calculate(values: Values<Key>): CalculationResult | CalculationError<Key> {
  const { due, daysOverdue, periods, interest, total, rate } = overdueClaim(values, m.to);
  if (values.accepted > values.paid)
    return { error: formatMessage(m.acceptedLater, { paid: date(values.paid) }), field: 'accepted' };
  if (daysOverdue < 1)
    return {
      error: formatMessage(m.notOverdue, { paid: date(values.paid), due: date(due) }),
    };
  return {
    rows: [
      { label: m.interestDue, inLead: 'Interest due', amount: wholeRupees(interest) },
      { label: m.invoiceAndInterest, inLead: 'Invoice and interest', amount: wholeRupees(total) },
      { label: m.lastDay, amount: date(due) },
      { label: formatMessage(m.daysOverdue, { date: date(values.paid) }), amount: String(daysOverdue) },
      { label: m.threeTimes, amount: rate },
    ],
    sentence: formatMessage(m.sentence, {
      due: date(due),
      days: plural(days, daysOverdue),
      interest: wholeRupees(interest),
      total: wholeRupees(total),
    }),
    drawing: {
      bars: [
        {
          label: m.invoiceAndInterest,
          parts: [
            { label: m.invoice, amount: values.amount, tone: 'hand' },
            { label: m.interest, amount: interest, tone: 'cost' },
          ],
        },
      ],
    },
    tables: [
      {
        caption: m.monthByMonth,
        columns: [m.until, m.rate, m.interest, m.totalDue],
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
  title: m.title,
  titleInLead: 'Overdue invoice interest',
  action: m.action,
  fields: {
    amount: rupeesField({
      label: m.amount,
      min: 1,
      max: 100_00_00_000,
      sliderMax: 50_00_000,
      step: 1,
      example: 5_00_000,
    }),
    accepted: {
      label: m.accepted,
      hint: m.acceptedHint,
      unit: 'date',
      min: firstRateDay,
      max: LAST_DAY,
      step: 1,
      example: day('2026-06-01'),
    },
    agreedDays: {
      label: m.agreedDays,
      hint: formatMessage(m.agreedDaysHint, timeLimits),
      unit: 'days',
      min: 0,
      max: 365,
      step: 1,
      example: 45,
      whenEmpty: { value: 0, label: m.notAgreed },
    },
    paid: {
      label: m.paid,
      hint: m.paidHint,
      unit: 'date',
      min: firstRateDay,
      max: LAST_DAY,
      step: 1,
      example: day('2026-11-27'),
      startsToday: true,
    },
    bankRate: percentField({
      label: m.bankRate,
      hint: formatMessage(m.bankRateHint, { latest, checked }),
      min: 0,
      max: 12,
      step: 0.25,
      example: 0,
      whenEmpty: { value: 0, label: formatMessage(m.reserveBankRates, { latest }) },
    }),
  },
  examples: [
    { label: m.fortyFiveDays, values: {} },
    { label: m.nothingInWriting, values: { agreedDays: 0 } },
  ],
  assumptions: ({ bankRate }) => [
    formatMessage(m.fromNextDay, timeLimits),
    m.monthlyRests,
    bankRate
      ? formatMessage(m.ownRate, { rate: percent(bankRate) })
      : formatMessage(m.rateOfMonth, { latest, checked }),
    m.partPayments,
  ],
  calculate,
  lines: (values) => {
    const { due, lateInEnglish, rate } = overdueClaim(values);
    return [
      `Invoice ${rupees(values.amount)}, accepted ${englishDate(values.accepted)}`,
      `${values.agreedDays ? `Agreed ${countInLead('days', values.agreedDays)}` : 'No agreed days'}, interest ${rate} a year`,
      `Due ${englishDate(due)}, ${lateInEnglish} late on ${englishDate(values.paid)}`,
    ];
  },
  answers: (values) => ({
    amount: rupees(values.amount),
    days: String(overdueClaim(values).daysOverdue),
  }),
});
