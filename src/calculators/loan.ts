import { annualPercentageRate, schedule, totalInterest, yearsOf } from './finance/loan.ts';
import type { Month } from './finance/loan.ts';
import { sum } from './finance/money.ts';
import { percent, rupees, wholeRupees } from '../lib/indian-money.ts';
import { calculator, pc, rs } from './record.ts';
import type { Values } from './record.ts';
import { monthsInWords, valueOf } from './words.ts';

type Key = 'amount' | 'rate' | 'months' | 'fees' | 'part' | 'after';

const columns = ['Paid', 'Interest', 'Principal', 'Balance'] as const;
const cells = ({ paid, interest, principal, balance }: Omit<Month, 'month'>) =>
  [paid, interest, principal, balance].map(rupees);

const inOne = (months: readonly Month[]) => ({
  paid: sum(months.map(({ paid }) => paid)),
  interest: sum(months.map(({ interest }) => interest)),
  principal: sum(months.map(({ principal }) => principal)),
  balance: months.at(-1)?.balance ?? 0,
});

function reckon({ amount, rate, months, fees, part, after }: Values<Key>) {
  if (fees >= amount)
    return { refused: 'The fees are as large as the loan. Lower the fees or raise the loan.' };
  const plain = schedule({ amount, rate, months });
  const interest = totalInterest(plain);
  const level = plain[0]?.paid ?? 0;
  const apr = annualPercentageRate(plain, amount - fees);
  const sooner = schedule({ amount, rate, months }, { amount: part, month: after });
  const saved = interest - totalInterest(sooner);
  const fewer = plain.length - sooner.length;
  const years = yearsOf(plain);
  return {
    rows: [
      { label: 'Monthly EMI', amount: wholeRupees(level) },
      { label: 'APR, all fees included', amount: percent(apr) },
      { label: 'Total interest', amount: rupees(interest) },
      { label: 'Total repayment', amount: rupees(amount + interest) },
      { label: 'You receive, after fees', amount: rupees(amount - fees) },
      { label: 'Interest saved by part-payment', amount: rupees(saved) },
      { label: 'Loan ends earlier by', amount: valueOf('months', fewer) },
    ],
    sentence: `EMI ${wholeRupees(level)} for ${monthsInWords(plain.length)}, total interest ${wholeRupees(interest)}, APR ${percent(apr)}.`,
    drawing: {
      coupons: years.map((year) => {
        const { paid, principal } = inOne(year);
        return principal / paid;
      }),
    },
    tables: [
      {
        caption: 'Year by year',
        columns: ['Year', ...columns],
        rows: () => years.map((year, index) => [`Year ${index + 1}`, ...cells(inOne(year))]),
      },
      {
        caption: 'Month by month',
        columns: ['Month', ...columns],
        rows: () => plain.map((month) => [`Month ${month.month}`, ...cells(month)]),
      },
    ],
  } as const;
}

export const loan = calculator<Key>({
  title: 'EMI',
  fields: {
    amount: {
      label: 'Loan',
      unit: 'rupees',
      min: rs(50_000),
      max: rs(5_00_00_000),
      usual: rs(1_00_00_000),
      step: rs(50_000),
      start: rs(10_00_000),
    },
    rate: {
      label: 'Interest a year',
      unit: 'percent',
      min: pc(1),
      max: pc(24),
      step: pc(0.05),
      start: pc(10.5),
    },
    months: { label: 'Term', unit: 'months', min: 6, max: 360, step: 6, start: 120 },
    fees: {
      label: 'Fees deducted at the start',
      unit: 'rupees',
      min: 0,
      max: rs(10_00_000),
      usual: rs(1_00_000),
      step: rs(500),
      start: rs(10_000),
    },
    part: {
      label: 'Part-payment',
      unit: 'rupees',
      min: 0,
      max: rs(1_00_00_000),
      usual: rs(10_00_000),
      step: rs(10_000),
      start: rs(1_00_000),
    },
    after: { label: 'Part-payment after', unit: 'months', min: 1, max: 359, step: 1, start: 24 },
  },
  examples: [
    { label: 'Home', values: [rs(50_00_000), pc(8.5), 240, rs(25_000), rs(5_00_000), 36] },
    { label: 'Car', values: [rs(8_00_000), pc(9.25), 84, rs(5_000), rs(1_00_000), 24] },
    { label: 'Personal', values: [rs(3_00_000), pc(14), 36, rs(6_000), rs(50_000), 12] },
    { label: 'Business', values: [rs(20_00_000), pc(16), 48, rs(40_000), rs(2_00_000), 18] },
  ],
  assumptions: [
    'Interest is calculated monthly on the outstanding balance, at a fixed rate.',
    'Amounts are rounded to the paisa; the last EMI settles the difference.',
    'The APR is calculated as in the RBI’s Key Facts Statement: twelve times the monthly rate at which the EMIs equal the amount you receive.',
    'After a part-payment the EMI stays the same and the term gets shorter. Prepayment charges are not included.',
  ],
  reckon,
  lines: ({ amount, rate, months, fees, part, after }) => [
    `${rupees(amount)} at ${percent(rate)} for ${monthsInWords(months)}`,
    `Fees ${rupees(fees)}`,
    ...(part ? [`Part-payment ${rupees(part)} after ${monthsInWords(after)}`] : []),
  ],
  answers: ({ amount }) => ({ amount: rupees(amount) }),
});
