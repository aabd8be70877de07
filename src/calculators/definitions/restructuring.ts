import { compareLoans } from '../finance/savings.ts';
import { formatMessage } from '../../lib/format-message.ts';
import { hundredths, percent, rupees, toWholeRupees, wholeRupees } from '../../lib/indian-money.ts';
import * as words from '#words/calculator-results.json';
import { defineCalculator, percentField, rupeesField } from '../define-calculator.ts';
import type { CalculatorField, CalculationResult, Values } from '../calculator-definition.ts';
import { monthsInLead } from '../format-value.ts';

type Key = 'owed' | 'rate' | 'months' | 'newOwed' | 'newRate' | 'newMonths' | 'costs';

const amount = (label: string) =>
  rupeesField({
    label,
    min: 5_00_000,
    max: 50_00_00_000,
    sliderMax: 10_00_00_000,
    step: 5_00_000,
    example: 3_00_00_000,
  });
const rate = (label: string, example: number) =>
  percentField({ label, min: 1, max: 24, step: 0.25, example });
const term = (label: string): CalculatorField => ({
  label,
  unit: 'months',
  min: 6,
  max: 240,
  step: 6,
  example: 60,
});

/** Describes a difference that can be positive, negative, or zero in whole rupees. */
const compareAmounts = (paise: number) =>
  toWholeRupees(paise) === 0
    ? words.theSame
    : formatMessage(paise < 0 ? words.higher : words.lower, { amount: wholeRupees(Math.abs(paise)) });

const totalLabels = (saved: number, costs: number) =>
  saved < 0
    ? { label: words.extraCost, inLead: 'Total extra cost' }
    : costs
      ? { label: words.interestSavedLessCosts, inLead: 'Total interest saved, less costs' }
      : { label: words.interestSaved, inLead: 'Total interest saved' };

function calculate({
  owed,
  rate: now,
  months,
  newOwed,
  newRate,
  newMonths,
  costs,
}: Values<Key>): CalculationResult {
  const { instalments, yearly, interest, saved, breakEven } = compareLoans(
    { amount: owed, rate: now, months },
    { amount: newOwed, rate: newRate, months: newMonths },
    costs,
  );
  const monthly = instalments.now - instalments.next;
  const difference = compareAmounts(monthly);
  const newEmi = { label: words.newEmi, inLead: 'New EMI', amount: wholeRupees(instalments.next) };
  /** Otherwise there is no month in which the borrower breaks even. */
  const hasCosts = costs > 0 || !breakEven;
  return {
    rows: [
      {
        ...totalLabels(saved, costs),
        amount: wholeRupees(Math.abs(saved)),
      },
      hasCosts
        ? {
            label: words.breakEvenMonth,
            inLead: 'You break even in month',
            ...(breakEven ? { amount: String(breakEven) } : { amount: words.never, amountInLead: 'never' }),
          }
        : newEmi,
      { label: words.presentEmi, amount: wholeRupees(instalments.now) },
      ...(hasCosts ? [newEmi] : []),
      { label: monthly < 0 ? words.emiHigherBy : words.emiLowerBy, amount: wholeRupees(Math.abs(monthly)) },
      { label: words.presentPerYear, amount: wholeRupees(yearly.now) },
      { label: words.newPerYear, amount: wholeRupees(yearly.next) },
    ],
    sentence: !breakEven
      ? formatMessage(words.termsCost, { cost: wholeRupees(-saved), difference })
      : hasCosts
        ? formatMessage(words.termsSave, { saved: wholeRupees(saved), month: breakEven, difference })
        : formatMessage(words.termsSaveBeforeCosts, { saved: wholeRupees(saved), difference }),
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
    owed: amount(words.outstanding),
    rate: rate(words.presentRate, 14),
    months: term(words.remainingTenure),
    newOwed: amount(words.newLoan),
    newRate: rate(words.newRate, 11),
    newMonths: term(words.newTenure),
    costs: rupeesField({
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
  lines: ({ owed, rate: now, months, newOwed, newRate, newMonths, costs }) => [
    `Present loan ${rupees(owed)} at ${percent(now)}, ${monthsInLead(months)}`,
    `New loan ${rupees(newOwed)} at ${percent(newRate)}, ${monthsInLead(newMonths)}`,
    `Bank charges and our fee ${rupees(costs)}`,
  ],
  answers: ({ owed, rate }) => ({ outstanding: rupees(owed), rate: hundredths(rate) }),
});
