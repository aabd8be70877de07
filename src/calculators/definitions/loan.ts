import {
  calculateApr,
  calculateInstalment,
  createSchedule,
  sumInterest,
  groupByYear,
} from '../finance/loan.ts';
import type { Month } from '../finance/loan.ts';
import { sum } from '../finance/money.ts';
import { formatMessage } from '../../lib/format-message.ts';
import { formatPercent, formatRupees, formatWholeRupees } from '../../lib/indian-money.ts';
import * as words from '#words/calculator-results.json';
import { propertyLoan } from '../../site/property-loan.ts';
import { defineCalculator, createPercentField, createRupeesField } from '../define-calculator.ts';
import type { Values } from '../calculator-definition.ts';
import { formatYearsAndMonths, formatValue, formatYearsAndMonthsForLead } from '../format-value.ts';
import { suggestHomeLoan } from './kind-of-loan.ts';

type Key = 'amount' | 'rate' | 'months' | 'fees' | 'part' | 'after';

const columns = [words.paid, words.interest, words.principal, words.balance] as const;
const formatCells = ({ paid, interest, principal, balance }: Omit<Month, 'month'>) =>
  [paid, interest, principal, balance].map(formatRupees);

const sumMonths = (months: readonly Month[]) => ({
  paid: sum(months.map(({ paid }) => paid)),
  interest: sum(months.map(({ interest }) => interest)),
  principal: sum(months.map(({ principal }) => principal)),
  balance: months.at(-1)?.balance ?? 0,
});

function calculate({ amount, rate, months, fees, part, after }: Values<Key>) {
  if (fees >= amount) return { error: words.feesTooHigh, field: 'fees' } as const;
  if (part >= amount)
    return {
      error: formatMessage(words.partTooHigh, { amount: formatWholeRupees(amount) }),
      field: 'part',
    } as const;
  const schedule = createSchedule({ amount, rate, months });
  const interest = sumInterest(schedule);
  const instalment = calculateInstalment({ amount, rate, months });
  const apr = calculateApr(schedule, amount - fees);
  const scheduleWithPart = createSchedule({ amount, rate, months }, { amount: part, month: after });
  const saved = interest - sumInterest(scheduleWithPart);
  const monthsSaved = schedule.length - scheduleWithPart.length;
  const years = groupByYear(schedule);
  return {
    rows: [
      { label: words.monthlyEmi, inLead: 'Monthly EMI', amount: formatWholeRupees(instalment) },
      fees
        ? { label: words.apr, inLead: 'APR, all fees included', amount: formatPercent(apr) }
        : { label: words.aprWithoutFees, inLead: 'APR, no fees entered', amount: formatPercent(apr) },
      { label: words.totalInterest, amount: formatWholeRupees(interest) },
      { label: words.totalRepayment, amount: formatWholeRupees(amount + interest) },
      ...(fees ? [{ label: words.receivedAfterFees, amount: formatRupees(amount - fees) }] : []),
      ...(part
        ? [
            { label: words.savedByPart, amount: formatWholeRupees(saved) },
            { label: words.endsEarlierBy, amount: formatValue('months', monthsSaved) },
          ]
        : []),
    ],
    sentence: formatMessage(words.emiSentence, {
      emi: formatWholeRupees(instalment),
      tenure: formatYearsAndMonths(schedule.length),
      interest: formatWholeRupees(interest),
      apr: formatPercent(apr),
    }),
    drawing: {
      coupons: years.map((year) => {
        const { paid, principal } = sumMonths(year);
        return principal / paid;
      }),
    },
    tables: [
      {
        caption: words.yearByYear,
        columns: [words.year, ...columns],
        rows: () =>
          years.map((year, index) => [
            formatMessage(words.yearNumber, { number: index + 1 }),
            ...formatCells(sumMonths(year)),
          ]),
      },
      {
        caption: words.monthByMonth,
        columns: [words.month, ...columns],
        rows: () =>
          schedule.map((month) => [
            formatMessage(words.monthNumber, { number: month.month }),
            ...formatCells(month),
          ]),
      },
    ],
  } as const;
}

const collapsedUnder = words.feesAndPart;

export const loan = defineCalculator<Key>({
  title: words.emi,
  titleInLead: 'EMI',
  fields: {
    amount: createRupeesField({
      label: words.loanAmount,
      min: 50_000,
      max: 5_00_00_000,
      sliderMax: 1_00_00_000,
      step: 50_000,
      example: 10_00_000,
    }),
    rate: createPercentField({ label: words.rate, min: 1, max: 24, step: 0.05, example: 10.5 }),
    months: { label: words.tenure, unit: 'months', min: 6, max: 360, step: 6, example: 120 },
    fees: createRupeesField({
      collapsedUnder,
      label: words.fees,
      min: 0,
      max: 10_00_000,
      sliderMax: 1_00_000,
      step: 500,
      example: 0,
    }),
    part: createRupeesField({
      collapsedUnder,
      label: words.part,
      min: 0,
      max: 1_00_00_000,
      sliderMax: 10_00_000,
      step: 10_000,
      example: 0,
    }),
    after: {
      collapsedUnder,
      label: words.partAfter,
      unit: 'months',
      min: 1,
      max: 359,
      step: 1,
      example: 24,
      needs: 'part',
    },
  },
  // The examples have no fees and no part-payment, because the lead would list them although the visitor did not enter
  // them.
  examples: [
    { label: words.home, values: { amount: 50_00_000, rate: 8.5, months: 240, after: 36 } },
    {
      label: words.againstProperty,
      values: {
        amount: 25_00_000,
        rate: propertyLoan.rate.example,
        months: 12 * propertyLoan.years,
        after: 36,
      },
    },
    { label: words.car, values: { amount: 8_00_000, rate: 9.25, months: 84 } },
    { label: words.personal, values: { amount: 3_00_000, rate: 14, months: 36, after: 12 } },
    { label: words.business, values: { amount: 20_00_000, rate: 16, months: 48, after: 18 } },
  ],
  assumptions: [words.emiFixed, words.emiApr, words.emiPart],
  calculate,
  lines: ({ amount, rate, months, fees, part, after }) => [
    `${formatRupees(amount)} at ${formatPercent(rate)} for ${formatYearsAndMonthsForLead(months)}`,
    ...(fees ? [`Fees ${formatRupees(fees)}`] : []),
    ...(part ? [`Part-payment ${formatRupees(part)} after ${formatYearsAndMonthsForLead(after)}`] : []),
  ],
  answers: ({ amount, months }) => ({ amount: formatRupees(amount), ...suggestHomeLoan(months) }),
});
