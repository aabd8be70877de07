import { affordableLoan, monthlyInstalment } from '../finance/loan.ts';
import { multiplyByRatio, HUNDRED_PERCENT } from '../finance/money.ts';
import { formatMessage } from '../../lib/format-message.ts';
import { inWords, percent, rupees, wholeRupees } from '../../lib/indian-money.ts';
import * as m from '../../messages/calculator-results.ts';
import { defineCalculator, inHundredths, inPaise } from '../calculator-definition.ts';
import type { CalculationResult, CalculationError, Values } from '../calculator-definition.ts';
import { formatMonths, monthsInLead } from '../format-value.ts';

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
  if (amount <= 0) return { error: formatMessage(m.emisTooHigh, { amount: wholeRupees(all) }) };
  const paid = monthlyInstalment({ amount, rate, months });
  return {
    rows: [
      { label: m.couldBorrow, inLead: 'You could borrow about', amount: wholeRupees(amount) },
      { label: m.newLoanEmi, inLead: 'EMI of the new loan', amount: wholeRupees(paid) },
      { label: m.allEmis, amount: wholeRupees(all) },
      { label: m.incomeLeft, amount: wholeRupees(income - other - paid) },
    ],
    sentence: formatMessage(m.borrowSentence, {
      amount: wholeRupees(amount),
      words: inWords(amount) && `, ${inWords(amount)}`,
      emi: wholeRupees(paid),
      tenure: formatMonths(months),
    }),
    drawing: {
      bars: [
        {
          label: m.income,
          parts: [
            { label: m.newEmi, amount: paid, tone: 'hand' },
            { label: m.existingEmis, amount: other, tone: 'cost' },
            { label: m.left, amount: income - other - paid, tone: 'held' },
          ],
        },
      ],
    },
  };
}

export const borrow = defineCalculator<Key>({
  title: m.eligibility,
  titleInLead: 'Loan eligibility',
  fields: {
    income: {
      label: m.income,
      unit: 'rupees',
      min: inPaise(10_000),
      max: inPaise(50_00_000),
      sliderMax: inPaise(5_00_000),
      step: inPaise(5_000),
      example: inPaise(60_000),
    },
    other: {
      label: m.otherEmis,
      unit: 'rupees',
      min: 0,
      max: inPaise(25_00_000),
      sliderMax: inPaise(2_00_000),
      step: inPaise(1_000),
      example: inPaise(5_000),
    },
    months: { label: m.tenure, unit: 'months', min: 6, max: 360, step: 6, example: 240 },
    rate: {
      label: m.rate,
      unit: 'percent',
      min: inHundredths(1),
      max: inHundredths(24),
      step: inHundredths(0.05),
      example: inHundredths(9),
    },
    share: {
      label: m.share,
      unit: 'percent',
      min: inHundredths(10),
      max: inHundredths(70),
      step: inHundredths(1),
      example: inHundredths(45),
    },
  },
  examples: [
    {
      label: m.over5Years,
      values: [inPaise(60_000), inPaise(5_000), 60, inHundredths(14), inHundredths(45)],
    },
    {
      label: m.over20Years,
      values: [inPaise(60_000), inPaise(5_000), 240, inHundredths(9), inHundredths(45)],
    },
  ],
  assumptions: [m.lenderDecides, m.takeHome],
  calculate,
  lines: ({ income, other, months, rate, share }) => [
    `Income ${rupees(income)} a month`,
    `Existing EMIs ${rupees(other)}, ${percent(share)} of income for EMIs`,
    `${monthsInLead(months)} at ${percent(rate)}`,
  ],
});
