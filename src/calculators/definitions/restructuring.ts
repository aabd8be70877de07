import { compareLoans } from '../finance/savings.ts';
import { formatMessage } from '../../lib/format-message.ts';
import { hundredths, percent, rupees, toWholeRupees, wholeRupees } from '../../lib/indian-money.ts';
import * as m from '#words/calculator-results.json';
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
    ? m.theSame
    : formatMessage(paise < 0 ? m.higher : m.lower, { amount: wholeRupees(Math.abs(paise)) });

const totalLabels = (saved: number, costs: number) =>
  saved < 0
    ? { label: m.extraCost, inLead: 'Total extra cost' }
    : costs
      ? { label: m.interestSavedLessCosts, inLead: 'Total interest saved, less costs' }
      : { label: m.interestSaved, inLead: 'Total interest saved' };

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
  const newEmi = { label: m.newEmi, inLead: 'New EMI', amount: wholeRupees(instalments.next) };
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
            label: m.breakEvenMonth,
            inLead: 'You break even in month',
            ...(breakEven ? { amount: String(breakEven) } : { amount: m.never, amountInLead: 'never' }),
          }
        : newEmi,
      { label: m.presentEmi, amount: wholeRupees(instalments.now) },
      ...(hasCosts ? [newEmi] : []),
      { label: monthly < 0 ? m.emiHigherBy : m.emiLowerBy, amount: wholeRupees(Math.abs(monthly)) },
      { label: m.presentPerYear, amount: wholeRupees(yearly.now) },
      { label: m.newPerYear, amount: wholeRupees(yearly.next) },
    ],
    sentence: !breakEven
      ? formatMessage(m.termsCost, { cost: wholeRupees(-saved), difference })
      : hasCosts
        ? formatMessage(m.termsSave, { saved: wholeRupees(saved), month: breakEven, difference })
        : formatMessage(m.termsSaveBeforeCosts, { saved: wholeRupees(saved), difference }),
    drawing: {
      bars: [
        {
          label: m.interestAtPresent,
          parts: [{ label: m.presentLoan, amount: interest.now, tone: 'held' }],
        },
        {
          label: m.interestOnNewTerms,
          parts: [
            { label: m.newTerms, amount: interest.next, tone: 'hand' },
            { label: m.costs, amount: costs, tone: 'cost' },
          ],
        },
      ],
    },
  };
}

export const restructuring = defineCalculator<Key>({
  title: m.restructuringSavings,
  titleInLead: 'Restructuring savings',
  fields: {
    owed: amount(m.outstanding),
    rate: rate(m.presentRate, 14),
    months: term(m.remainingTenure),
    newOwed: amount(m.newLoan),
    newRate: rate(m.newRate, 11),
    newMonths: term(m.newTenure),
    costs: rupeesField({
      label: m.bankCharges,
      min: 0,
      max: 1_00_00_000,
      sliderMax: 20_00_000,
      step: 10_000,
      example: 0,
    }),
  },
  examples: [
    {
      label: m.sampleOutcome1,
      values: { owed: 1_50_00_000, rate: 13, newOwed: 2_00_00_000, newRate: 10.25 },
    },
    {
      label: m.sampleOutcome2,
      values: {},
    },
  ],
  assumptions: [m.equalEmis, m.beforeCosts, m.perYearNote, m.largerLoan],
  calculate,
  lines: ({ owed, rate: now, months, newOwed, newRate, newMonths, costs }) => [
    `Present loan ${rupees(owed)} at ${percent(now)}, ${monthsInLead(months)}`,
    `New loan ${rupees(newOwed)} at ${percent(newRate)}, ${monthsInLead(newMonths)}`,
    `Bank charges and our fee ${rupees(costs)}`,
  ],
  answers: ({ owed, rate }) => ({ outstanding: rupees(owed), rate: hundredths(rate) }),
});
