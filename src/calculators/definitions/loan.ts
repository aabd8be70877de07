import { annualPercentageRate, repaymentSchedule, totalInterest, yearsOf } from '../finance/loan.ts';
import type { Month } from '../finance/loan.ts';
import { sum } from '../finance/money.ts';
import { percent, rupees, wholeRupees } from '../../lib/indian-money.ts';
import { defineCalculator, inHundredths, inPaise } from '../calculator-definition.ts';
import type { Values } from '../calculator-definition.ts';
import { formatMonths, formatValue } from '../format-value.ts';

type Key = 'amount' | 'rate' | 'months' | 'fees' | 'part' | 'after';

const columns = ['Paid', 'Interest', 'Principal', 'Balance'] as const;
const cells = ({ paid, interest, principal, balance }: Omit<Month, 'month'>) =>
  [paid, interest, principal, balance].map(rupees);

const totalsOf = (months: readonly Month[]) => ({
  paid: sum(months.map(({ paid }) => paid)),
  interest: sum(months.map(({ interest }) => interest)),
  principal: sum(months.map(({ principal }) => principal)),
  balance: months.at(-1)?.balance ?? 0,
});

function calculate({ amount, rate, months, fees, part, after }: Values<Key>) {
  if (fees >= amount)
    return { error: 'The fees are as large as the loan. Lower the fees or raise the loan.' };
  const plain = repaymentSchedule({ amount, rate, months });
  const interest = totalInterest(plain);
  const level = plain[0]?.paid ?? 0;
  const apr = annualPercentageRate(plain, amount - fees);
  const sooner = repaymentSchedule({ amount, rate, months }, { amount: part, month: after });
  const saved = interest - totalInterest(sooner);
  const monthsSaved = plain.length - sooner.length;
  const years = yearsOf(plain);
  return {
    rows: [
      { label: 'Monthly EMI', amount: wholeRupees(level) },
      { label: 'APR, all fees included', amount: percent(apr) },
      { label: 'Total interest', amount: wholeRupees(interest) },
      { label: 'Total repayment', amount: wholeRupees(amount + interest) },
      { label: 'You receive, after fees', amount: rupees(amount - fees) },
      { label: 'Interest saved by part-payment', amount: wholeRupees(saved) },
      { label: 'Loan ends earlier by', amount: formatValue('months', monthsSaved) },
    ],
    sentence: `EMI ${wholeRupees(level)} for ${formatMonths(plain.length)}, total interest ${wholeRupees(interest)}, APR ${percent(apr)}.`,
    drawing: {
      coupons: years.map((year) => {
        const { paid, principal } = totalsOf(year);
        return principal / paid;
      }),
    },
    tables: [
      {
        caption: 'Year by year',
        columns: ['Year', ...columns],
        rows: () => years.map((year, index) => [`Year ${index + 1}`, ...cells(totalsOf(year))]),
      },
      {
        caption: 'Month by month',
        columns: ['Month', ...columns],
        rows: () => plain.map((month) => [`Month ${month.month}`, ...cells(month)]),
      },
    ],
  } as const;
}

export const loan = defineCalculator<Key>({
  title: 'EMI',
  fields: {
    amount: {
      label: 'Loan amount',
      unit: 'rupees',
      min: inPaise(50_000),
      max: inPaise(5_00_00_000),
      sliderMax: inPaise(1_00_00_000),
      step: inPaise(50_000),
      example: inPaise(10_00_000),
    },
    rate: {
      label: 'Interest rate p.a.',
      unit: 'percent',
      min: inHundredths(1),
      max: inHundredths(24),
      step: inHundredths(0.05),
      example: inHundredths(10.5),
    },
    months: { label: 'Tenure', unit: 'months', min: 6, max: 360, step: 6, example: 120 },
    fees: {
      label: 'Processing and other fees',
      unit: 'rupees',
      min: 0,
      max: inPaise(10_00_000),
      sliderMax: inPaise(1_00_000),
      step: inPaise(500),
      example: inPaise(10_000),
    },
    part: {
      label: 'Part-payment',
      unit: 'rupees',
      min: 0,
      max: inPaise(1_00_00_000),
      sliderMax: inPaise(10_00_000),
      step: inPaise(10_000),
      example: inPaise(1_00_000),
    },
    after: { label: 'Part-payment after', unit: 'months', min: 1, max: 359, step: 1, example: 24 },
  },
  examples: [
    {
      label: 'Home',
      values: [inPaise(50_00_000), inHundredths(8.5), 240, inPaise(25_000), inPaise(5_00_000), 36],
    },
    {
      label: 'Car',
      values: [inPaise(8_00_000), inHundredths(9.25), 84, inPaise(5_000), inPaise(1_00_000), 24],
    },
    {
      label: 'Personal',
      values: [inPaise(3_00_000), inHundredths(14), 36, inPaise(6_000), inPaise(50_000), 12],
    },
    {
      label: 'Business',
      values: [inPaise(20_00_000), inHundredths(16), 48, inPaise(40_000), inPaise(2_00_000), 18],
    },
  ],
  assumptions: [
    'The interest rate is fixed. Interest is calculated monthly on the outstanding balance.',
    'The APR is calculated as in the RBI’s Key Facts Statement: twelve times the monthly rate at which the EMIs equal the amount you receive.',
    'After a part-payment the EMI stays the same and the tenure gets shorter. Prepayment charges are not included.',
  ],
  calculate,
  lines: ({ amount, rate, months, fees, part, after }) => [
    `${rupees(amount)} at ${percent(rate)} for ${formatMonths(months)}`,
    `Fees ${rupees(fees)}`,
    ...(part ? [`Part-payment ${rupees(part)} after ${formatMonths(after)}`] : []),
  ],
  answers: ({ amount }) => ({ amount: rupees(amount) }),
});
