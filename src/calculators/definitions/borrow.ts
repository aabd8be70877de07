import { affordableLoan, monthlyInstalment } from '../finance/loan.ts';
import { multiplyByRatio, HUNDRED_PERCENT } from '../finance/money.ts';
import { inWords, percent, rupees, wholeRupees } from '../../lib/indian-money.ts';
import { defineCalculator, inHundredths, inPaise } from '../calculator-definition.ts';
import type { CalculationResult, CalculationError, Values } from '../calculator-definition.ts';
import { formatMonths } from '../format-value.ts';

type Key = 'income' | 'other' | 'months' | 'rate' | 'share';

function calculate({
  income,
  other,
  months,
  rate,
  share,
}: Values<Key>): CalculationResult | CalculationError {
  const all = multiplyByRatio(income, share, HUNDRED_PERCENT);
  const free = all - other;
  const amount = free > 0 ? affordableLoan({ paid: free, rate, months }) : 0;
  if (amount <= 0)
    return {
      error: `Your existing EMIs already use the ${wholeRupees(all)} that this share of your income allows. Raise the share or lower the EMIs.`,
    };
  const paid = monthlyInstalment({ amount, rate, months });
  return {
    rows: [
      { label: 'You could borrow about', amount: wholeRupees(amount) },
      { label: 'EMI of the new loan', amount: wholeRupees(paid) },
      { label: 'All EMIs together, at most', amount: wholeRupees(all) },
      { label: 'Income left after EMIs', amount: wholeRupees(income - other - paid) },
    ],
    sentence: `About ${wholeRupees(amount)}${inWords(amount) && `, ${inWords(amount)}`}, at an EMI of ${wholeRupees(paid)} for ${formatMonths(months)}.`,
    drawing: {
      bars: [
        {
          label: 'Monthly income',
          parts: [
            { label: 'New EMI', amount: paid, tone: 'hand' },
            { label: 'Existing EMIs', amount: other, tone: 'cost' },
            { label: 'Left', amount: income - other - paid, tone: 'held' },
          ],
        },
      ],
    },
  };
}

export const borrow = defineCalculator<Key>({
  title: 'Loan eligibility',
  fields: {
    income: {
      label: 'Monthly income',
      unit: 'rupees',
      min: inPaise(10_000),
      max: inPaise(50_00_000),
      sliderMax: inPaise(5_00_000),
      step: inPaise(5_000),
      example: inPaise(60_000),
    },
    other: {
      label: 'Existing EMIs per month',
      unit: 'rupees',
      min: 0,
      max: inPaise(25_00_000),
      sliderMax: inPaise(2_00_000),
      step: inPaise(1_000),
      example: inPaise(5_000),
    },
    months: { label: 'Tenure', unit: 'months', min: 6, max: 360, step: 6, example: 240 },
    rate: {
      label: 'Interest rate p.a.',
      unit: 'percent',
      min: inHundredths(1),
      max: inHundredths(24),
      step: inHundredths(0.05),
      example: inHundredths(9),
    },
    share: {
      label: 'Share of income for EMIs',
      unit: 'percent',
      min: inHundredths(10),
      max: inHundredths(70),
      step: inHundredths(1),
      example: inHundredths(45),
    },
  },
  examples: [
    {
      label: 'Over 5 years',
      values: [inPaise(60_000), inPaise(5_000), 60, inHundredths(14), inHundredths(45)],
    },
    {
      label: 'Over 20 years',
      values: [inPaise(60_000), inPaise(5_000), 240, inHundredths(9), inHundredths(45)],
    },
  ],
  assumptions: [
    'Each lender sets its own share of income and also checks your age, CIBIL score and documents.',
    'Income is your take-home pay. The interest rate is fixed, and fees are not included.',
  ],
  calculate,
  lines: ({ income, other, months, rate, share }) => [
    `Income ${rupees(income)} a month`,
    `Existing EMIs ${rupees(other)}, ${percent(share)} of income for EMIs`,
    `${formatMonths(months)} at ${percent(rate)}`,
  ],
});
