import { compareLoans } from '../finance/savings.ts';
import { formatMessage } from '../../lib/format-message.ts';
import {
  formatHundredths,
  formatPercent,
  formatRupees,
  roundToRupees,
  formatWholeRupees,
} from '../../lib/indian-money.ts';
import * as words from '#words/calculator-results.json';
import { defineCalculator, createPercentField, createRupeesField } from '../define-calculator.ts';
import type { CalculatorField, CalculationResult, Values } from '../calculator-definition.ts';
import { formatYearsAndMonthsForLead } from '../format-value.ts';

type Key = 'owed' | 'rate' | 'months' | 'newOwed' | 'newRate' | 'newMonths' | 'costs';

const createAmountField = (label: string) =>
  createRupeesField({
    label,
    min: 5_00_000,
    max: 50_00_00_000,
    sliderMax: 10_00_00_000,
    step: 5_00_000,
    example: 3_00_00_000,
  });
const createRateField = (label: string, example: number) =>
  createPercentField({ label, min: 1, max: 24, step: 0.25, example });
const createTermField = (label: string): CalculatorField => ({
  label,
  unit: 'months',
  min: 6,
  max: 240,
  step: 6,
  example: 60,
});

/** Returns how the new EMI compares with the old one: lower or higher by an amount, or the same in whole rupees. */
const describeEmiChange = (reduction: number) =>
  roundToRupees(reduction) === 0
    ? words.theSame
    : formatMessage(reduction < 0 ? words.higher : words.lower, {
        amount: formatWholeRupees(Math.abs(reduction)),
      });

function getTotalLabels(saved: number, costs: number) {
  if (saved < 0) return { label: words.extraCost, inLead: 'Total extra cost' };
  return costs
    ? { label: words.interestSavedLessCosts, inLead: 'Total interest saved, less costs' }
    : { label: words.interestSaved, inLead: 'Total interest saved' };
}

interface Savings {
  saved: number;
  costs: number;
  breakEven: number | undefined;
  /** How the EMI changes, as text. */
  difference: string;
}

function describeSavings({ saved, costs, breakEven, difference }: Savings): string {
  if (!breakEven) return formatMessage(words.termsCost, { cost: formatWholeRupees(-saved), difference });
  const values = { saved: formatWholeRupees(saved), difference };
  return costs > 0
    ? formatMessage(words.termsSave, { ...values, month: breakEven })
    : formatMessage(words.termsSaveBeforeCosts, values);
}

function calculate({
  owed,
  rate,
  months,
  newOwed,
  newRate,
  newMonths,
  costs,
}: Values<Key>): CalculationResult {
  const { instalments, yearly, interest, saved, breakEven } = compareLoans(
    { amount: owed, rate, months },
    { amount: newOwed, rate: newRate, months: newMonths },
    costs,
  );
  const monthly = instalments.now - instalments.next;
  const difference = describeEmiChange(monthly);
  const newEmi = { label: words.newEmi, inLead: 'New EMI', amount: formatWholeRupees(instalments.next) };
  // Without costs, there is nothing to recover, so the row for the break-even month appears only if the answer is
  // 'never'.
  const showsBreakEven = costs > 0 || !breakEven;
  return {
    rows: [
      {
        ...getTotalLabels(saved, costs),
        amount: formatWholeRupees(Math.abs(saved)),
      },
      showsBreakEven
        ? {
            label: words.breakEvenMonth,
            inLead: 'You break even in month',
            ...(breakEven ? { amount: String(breakEven) } : { amount: words.never, amountInLead: 'never' }),
          }
        : newEmi,
      { label: words.presentEmi, amount: formatWholeRupees(instalments.now) },
      ...(showsBreakEven ? [newEmi] : []),
      {
        label: monthly < 0 ? words.emiHigherBy : words.emiLowerBy,
        amount: formatWholeRupees(Math.abs(monthly)),
      },
      { label: words.presentPerYear, amount: formatWholeRupees(yearly.now) },
      { label: words.newPerYear, amount: formatWholeRupees(yearly.next) },
    ],
    sentence: describeSavings({ saved, costs, breakEven, difference }),
    drawing: {
      bars: [
        {
          label: words.interestAtPresent,
          parts: [{ label: words.presentLoan, amount: interest.now, tone: 'held' }],
        },
        {
          label: words.interestOnNewTerms,
          parts: [
            { label: words.newTerms, amount: interest.next, tone: 'hand' },
            { label: words.costs, amount: costs, tone: 'cost' },
          ],
        },
      ],
    },
  };
}

export const restructuring = defineCalculator<Key>({
  title: words.restructuringSavings,
  titleInLead: 'Restructuring savings',
  fields: {
    owed: createAmountField(words.outstanding),
    rate: createRateField(words.presentRate, 14),
    months: createTermField(words.remainingTenure),
    newOwed: createAmountField(words.newLoan),
    newRate: createRateField(words.newRate, 11),
    newMonths: createTermField(words.newTenure),
    costs: createRupeesField({
      label: words.bankCharges,
      min: 0,
      max: 1_00_00_000,
      sliderMax: 20_00_000,
      step: 10_000,
      example: 0,
    }),
  },
  examples: [
    {
      label: words.sampleOutcome1,
      values: { owed: 1_50_00_000, rate: 13, newOwed: 2_00_00_000, newRate: 10.25 },
    },
    {
      label: words.sampleOutcome2,
      values: {},
    },
  ],
  assumptions: [words.equalEmis, words.beforeCosts, words.perYearNote, words.largerLoan],
  calculate,
  lines: ({ owed, rate, months, newOwed, newRate, newMonths, costs }) => [
    `Present loan ${formatRupees(owed)} at ${formatPercent(rate)}, ${formatYearsAndMonthsForLead(months)}`,
    `New loan ${formatRupees(newOwed)} at ${formatPercent(newRate)}, ${formatYearsAndMonthsForLead(newMonths)}`,
    `Bank charges and our fee ${formatRupees(costs)}`,
  ],
  answers: ({ owed, rate }) => ({ outstanding: formatRupees(owed), rate: formatHundredths(rate) }),
});
