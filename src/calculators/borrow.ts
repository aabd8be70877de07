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
      refused: `Other instalments take all of the ${rupees(all)} that this share of the income allows. Raise the share or lower the instalments.`,
    };
  const paid = instalment({ amount, rate, months });
  return {
    rows: [
      { label: 'You could borrow about', amount: rupees(amount) },
      { label: 'Instalment of the new loan', amount: rupees(paid) },
      { label: 'All instalments together, at most', amount: rupees(all) },
      { label: 'Left of the income each month', amount: rupees(income - other - paid) },
    ],
    sentence: `About ${rupees(amount)}${inWords(amount) && `, ${inWords(amount)}`}, repaid with ${rupees(paid)} a month for ${monthsInWords(months)}.`,
    drawing: {
      bars: [
        {
          label: 'A month’s income',
          parts: [
            { label: 'New instalment', amount: paid, tone: 'hand' },
            { label: 'Other instalments', amount: other, tone: 'cost' },
            { label: 'Left', amount: income - other - paid, tone: 'held' },
          ],
        },
      ],
    },
  };
}

export const borrow = calculator<Key>({
  title: 'Loan by income',
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
      label: 'Other instalments a month',
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
      label: 'Share of income for instalments',
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
    'The share of income is your own choice here. Each lender has its own, and looks at age, record and papers too.',
    'Income is what reaches your account each month. The loan is rounded down to the rupee.',
    'It is repaid in equal monthly instalments at a rate that stays as it is. Fees are not counted.',
  ],
  reckon,
  lines: ({ income, other, months, rate, share }) => [
    `Income ${rupees(income)} a month`,
    `Other instalments ${rupees(other)}, share ${percent(share)}`,
    `${monthsInWords(months)} at ${percent(rate)}`,
  ],
});
