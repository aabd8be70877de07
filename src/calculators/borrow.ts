import { affordable, instalment } from './finance/loan.ts';
import { portion, WHOLE } from './finance/money.ts';
import { inWords, percent, rupees } from '../lib/indian-money.ts';
import { calculator, pc, rs } from './record.ts';
import type { Outcome, Refusal, Values } from './record.ts';
import { monthsInWords } from './words.ts';

type Key = 'income' | 'other' | 'months' | 'rate' | 'share';

function reckon({ income, other, months, rate, share }: Values<Key>): Outcome | Refusal {
  const all = portion(income, share, WHOLE);
  const free = all - other;
  const amount = free > 0 ? affordable({ paid: free, rate, months }) : 0;
  if (amount <= 0)
    return {
      refused: `Your other EMIs already use the ${rupees(all)} that this share of your income allows. Raise the share or lower the EMIs.`,
    };
  const paid = instalment({ amount, rate, months });
  return {
    rows: [
      { label: 'You could borrow about', amount: rupees(amount) },
      { label: 'EMI of the new loan', amount: rupees(paid) },
      { label: 'All EMIs together, at most', amount: rupees(all) },
      { label: 'Income left each month', amount: rupees(income - other - paid) },
    ],
    sentence: `About ${rupees(amount)}${inWords(amount) && `, ${inWords(amount)}`}, at an EMI of ${rupees(paid)} for ${monthsInWords(months)}.`,
    drawing: {
      bars: [
        {
          label: 'Monthly income',
          parts: [
            { label: 'New EMI', amount: paid, tone: 'hand' },
            { label: 'Other EMIs', amount: other, tone: 'cost' },
            { label: 'Left', amount: income - other - paid, tone: 'held' },
          ],
        },
      ],
    },
  };
}

export const borrow = calculator<Key>({
  title: 'Loan eligibility',
  fields: {
    income: {
      label: 'Income a month',
      unit: 'rupees',
      min: rs(10_000),
      max: rs(50_00_000),
      usual: rs(5_00_000),
      step: rs(5_000),
      start: rs(60_000),
    },
    other: {
      label: 'Other EMIs a month',
      unit: 'rupees',
      min: 0,
      max: rs(25_00_000),
      usual: rs(2_00_000),
      step: rs(1_000),
      start: rs(5_000),
    },
    months: { label: 'Term', unit: 'months', min: 6, max: 360, step: 6, start: 240 },
    rate: {
      label: 'Interest a year',
      unit: 'percent',
      min: pc(1),
      max: pc(24),
      step: pc(0.05),
      start: pc(9),
    },
    share: {
      label: 'Share of income for EMIs',
      unit: 'percent',
      min: pc(10),
      max: pc(70),
      step: pc(1),
      start: pc(45),
    },
  },
  examples: [
    { label: 'Over 5 years', values: [rs(60_000), rs(5_000), 60, pc(14), pc(45)] },
    { label: 'Over 20 years', values: [rs(60_000), rs(5_000), 240, pc(9), pc(45)] },
  ],
  assumptions: [
    'You choose the share of income here. Each lender sets its own and also checks your age, CIBIL score and documents.',
    'Income is your take-home amount each month. The loan is rounded down to the rupee.',
    'The loan is repaid in equal EMIs at a fixed rate. Fees are not included.',
  ],
  reckon,
  lines: ({ income, other, months, rate, share }) => [
    `Income ${rupees(income)} a month`,
    `Other EMIs ${rupees(other)}, share ${percent(share)}`,
    `${monthsInWords(months)} at ${percent(rate)}`,
  ],
});
