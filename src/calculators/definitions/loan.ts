import {
  annualPercentageRate,
  monthlyInstalment,
  repaymentSchedule,
  totalInterest,
  yearsOf,
} from '../finance/loan.ts';
import type { Month } from '../finance/loan.ts';
import { sum } from '../finance/money.ts';
import { formatMessage } from '../../lib/format-message.ts';
import { percent, rupees, wholeRupees } from '../../lib/indian-money.ts';
import * as words from '#words/calculator-results.json';
import { propertyLoan } from '../../site/property-loan.ts';
import { defineCalculator, percentField, rupeesField } from '../define-calculator.ts';
import type { Values } from '../calculator-definition.ts';
import { formatYearsAndMonths, formatValue, formatMonthsForLead } from '../format-value.ts';
import { homeLoanBy } from './kind-of-loan.ts';

type Key = 'amount' | 'rate' | 'months' | 'fees' | 'part' | 'after';

const columns = [words.paid, words.interest, words.principal, words.balance] as const;
const cells = ({ paid, interest, principal, balance }: Omit<Month, 'month'>) =>
  [paid, interest, principal, balance].map(rupees);

const totalsOf = (months: readonly Month[]) => ({
  paid: sum(months.map(({ paid }) => paid)),
  interest: sum(months.map(({ interest }) => interest)),
  principal: sum(months.map(({ principal }) => principal)),
  balance: months.at(-1)?.balance ?? 0,
});

function calculate({ amount, rate, months, fees, part, after }: Values<Key>) {
  if (fees >= amount) return { error: words.feesTooHigh, field: 'fees' } as const;
  if (part >= amount)
    return {
      error: formatMessage(words.partTooHigh, { amount: wholeRupees(amount) }),
      field: 'part',
    } as const;
  const schedule = repaymentSchedule({ amount, rate, months });
  const interest = totalInterest(schedule);
  const instalment = monthlyInstalment({ amount, rate, months });
  const apr = annualPercentageRate(schedule, amount - fees);
  const scheduleWithPart = repaymentSchedule({ amount, rate, months }, { amount: part, month: after });
  const saved = interest - totalInterest(scheduleWithPart);
  const monthsSaved = schedule.length - scheduleWithPart.length;
  const years = yearsOf(schedule);
  return {
    rows: [
      { label: words.monthlyEmi, inLead: 'Monthly EMI', amount: wholeRupees(instalment) },
      fees
        ? { label: words.apr, inLead: 'APR, all fees included', amount: percent(apr) }
        : { label: words.aprWithoutFees, inLead: 'APR, no fees entered', amount: percent(apr) },
      { label: words.totalInterest, amount: wholeRupees(interest) },
      { label: words.totalRepayment, amount: wholeRupees(amount + interest) },
      ...(fees ? [{ label: words.receivedAfterFees, amount: rupees(amount - fees) }] : []),
      ...(part
        ? [
            { label: words.savedByPart, amount: wholeRupees(saved) },
            { label: words.endsEarlierBy, amount: formatValue('months', monthsSaved) },
          ]
        : []),
    ],
    sentence: formatMessage(words.emiSentence, {
      emi: wholeRupees(instalment),
      tenure: formatYearsAndMonths(schedule.length),
      interest: wholeRupees(interest),
      apr: percent(apr),
    }),
    drawing: {
      coupons: years.map((year) => {
        const { paid, principal } = totalsOf(year);
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
            ...cells(totalsOf(year)),
          ]),
      },
      {
        caption: words.monthByMonth,
        columns: [words.month, ...columns],
        rows: () =>
          schedule.map((month) => [
            formatMessage(words.monthNumber, { number: month.month }),
            ...cells(month),
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
    amount: rupeesField({
      label: words.loanAmount,
      min: 50_000,
      max: 5_00_00_000,
      sliderMax: 1_00_00_000,
      step: 50_000,
      example: 10_00_000,
    }),
    rate: percentField({ label: words.rate, min: 1, max: 24, step: 0.05, example: 10.5 }),
    months: { label: words.tenure, unit: 'months', min: 6, max: 360, step: 6, example: 120 },
    fees: rupeesField({
      collapsedUnder,
      label: words.fees,
      min: 0,
      max: 10_00_000,
      sliderMax: 1_00_000,
      step: 500,
      example: 0,
    }),
    part: rupeesField({
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
  // The examples have no fees and no part-payment, because the lead would contain them although the visitor did not
  // enter them.
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
    `${rupees(amount)} at ${percent(rate)} for ${formatMonthsForLead(months)}`,
    ...(fees ? [`Fees ${rupees(fees)}`] : []),
    ...(part ? [`Part-payment ${rupees(part)} after ${formatMonthsForLead(after)}`] : []),
  ],
  answers: ({ amount, months }) => ({ amount: rupees(amount), ...homeLoanBy(months) }),
});
