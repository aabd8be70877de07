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
import * as m from '#words/calculator-results.json';
import { propertyLoan } from '../../site/property-loan.ts';
import { defineCalculator, percentField, rupeesField } from '../define-calculator.ts';
import type { Values } from '../calculator-definition.ts';
import { formatMonths, formatValue, monthsInLead } from '../format-value.ts';
import { homeLoanBy } from './kind-of-loan.ts';

type Key = 'amount' | 'rate' | 'months' | 'fees' | 'part' | 'after';

const columns = [m.paid, m.interest, m.principal, m.balance] as const;
const cells = ({ paid, interest, principal, balance }: Omit<Month, 'month'>) =>
  [paid, interest, principal, balance].map(rupees);

const totalsOf = (months: readonly Month[]) => ({
  paid: sum(months.map(({ paid }) => paid)),
  interest: sum(months.map(({ interest }) => interest)),
  principal: sum(months.map(({ principal }) => principal)),
  balance: months.at(-1)?.balance ?? 0,
});

function calculate({ amount, rate, months, fees, part, after }: Values<Key>) {
  if (fees >= amount) return { error: m.feesTooHigh, field: 'fees' } as const;
  if (part >= amount)
    return { error: formatMessage(m.partTooHigh, { amount: wholeRupees(amount) }), field: 'part' } as const;
  const plain = repaymentSchedule({ amount, rate, months });
  const interest = totalInterest(plain);
  const level = monthlyInstalment({ amount, rate, months });
  const apr = annualPercentageRate(plain, amount - fees);
  const sooner = repaymentSchedule({ amount, rate, months }, { amount: part, month: after });
  const saved = interest - totalInterest(sooner);
  const monthsSaved = plain.length - sooner.length;
  const years = yearsOf(plain);
  return {
    rows: [
      { label: m.monthlyEmi, inLead: 'Monthly EMI', amount: wholeRupees(level) },
      fees
        ? { label: m.apr, inLead: 'APR, all fees included', amount: percent(apr) }
        : { label: m.aprWithoutFees, inLead: 'APR, no fees entered', amount: percent(apr) },
      { label: m.totalInterest, amount: wholeRupees(interest) },
      { label: m.totalRepayment, amount: wholeRupees(amount + interest) },
      ...(fees ? [{ label: m.receivedAfterFees, amount: rupees(amount - fees) }] : []),
      ...(part
        ? [
            { label: m.savedByPart, amount: wholeRupees(saved) },
            { label: m.endsEarlierBy, amount: formatValue('months', monthsSaved) },
          ]
        : []),
    ],
    sentence: formatMessage(m.emiSentence, {
      emi: wholeRupees(level),
      tenure: formatMonths(plain.length),
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
        caption: m.yearByYear,
        columns: [m.year, ...columns],
        rows: () =>
          years.map((year, index) => [
            formatMessage(m.yearNumber, { number: index + 1 }),
            ...cells(totalsOf(year)),
          ]),
      },
      {
        caption: m.monthByMonth,
        columns: [m.month, ...columns],
        rows: () =>
          plain.map((month) => [formatMessage(m.monthNumber, { number: month.month }), ...cells(month)]),
      },
    ],
  } as const;
}

export const loan = defineCalculator<Key>({
  title: m.emi,
  titleInLead: 'EMI',
  fields: {
    amount: rupeesField({
      label: m.loanAmount,
      min: 50_000,
      max: 5_00_00_000,
      sliderMax: 1_00_00_000,
      step: 50_000,
      example: 10_00_000,
    }),
    rate: percentField({ label: m.rate, min: 1, max: 24, step: 0.05, example: 10.5 }),
    months: { label: m.tenure, unit: 'months', min: 6, max: 360, step: 6, example: 120 },
    fees: rupeesField({ label: m.fees, min: 0, max: 10_00_000, sliderMax: 1_00_000, step: 500, example: 0 }),
    part: rupeesField({
      label: m.part,
      min: 0,
      max: 1_00_00_000,
      sliderMax: 10_00_000,
      step: 10_000,
      example: 0,
    }),
    after: { label: m.partAfter, unit: 'months', min: 1, max: 359, step: 1, example: 24, needs: 'part' },
  },
  // The examples have no fees and no part-payment: the enquiry would contain them, though the visitor did not enter
  // them.
  examples: [
    { label: m.home, values: { amount: 50_00_000, rate: 8.5, months: 240, after: 36 } },
    {
      label: m.againstProperty,
      values: {
        amount: 25_00_000,
        rate: propertyLoan.rate.example,
        months: 12 * propertyLoan.years,
        after: 36,
      },
    },
    { label: m.car, values: { amount: 8_00_000, rate: 9.25, months: 84 } },
    { label: m.personal, values: { amount: 3_00_000, rate: 14, months: 36, after: 12 } },
    { label: m.business, values: { amount: 20_00_000, rate: 16, months: 48, after: 18 } },
  ],
  assumptions: [m.emiFixed, m.emiApr, m.emiPart],
  calculate,
  lines: ({ amount, rate, months, fees, part, after }) => [
    `${rupees(amount)} at ${percent(rate)} for ${monthsInLead(months)}`,
    ...(fees ? [`Fees ${rupees(fees)}`] : []),
    ...(part ? [`Part-payment ${rupees(part)} after ${monthsInLead(after)}`] : []),
  ],
  answers: ({ amount, months }) => ({ amount: rupees(amount), ...homeLoanBy(months) }),
});
