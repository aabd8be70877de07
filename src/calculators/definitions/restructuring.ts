import { compareLoans } from '../finance/savings.ts';
import { formatMessage } from '../../lib/format-message.ts';
import { hundredths, percent, rupees, toWholeRupees, wholeRupees } from '../../lib/indian-money.ts';
import * as m from '#words/calculator-results.json';
import { defineCalculator, inHundredths, inPaise } from '../calculator-definition.ts';
import type { CalculatorField, CalculationResult, Values } from '../calculator-definition.ts';
import { monthsInLead } from '../format-value.ts';

type Key = 'owed' | 'rate' | 'months' | 'newOwed' | 'newRate' | 'newMonths' | 'costs';

const amount = (label: string): CalculatorField => ({
  label, unit: 'rupees', min: inPaise(5_00_000), max: inPaise(50_00_00_000), sliderMax: inPaise(10_00_00_000), step: inPaise(5_00_000), example: inPaise(3_00_00_000),
}); // oxfmt-ignore
const rate = (label: string, example: number): CalculatorField => ({
  label, unit: 'percent', min: inHundredths(1), max: inHundredths(24), step: inHundredths(0.25), example,
}); // oxfmt-ignore
const term = (label: string): CalculatorField => ({
  label,
  unit: 'months',
  min: 6,
  max: 240,
  step: 6,
  example: 60,
});

/** Describes a difference that can be positive, negative or, in whole rupees, zero. */
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
  return {
    rows: [
      {
        ...totalLabels(saved, costs),
        amount: wholeRupees(Math.abs(saved)),
      },
      {
        label: m.breakEvenMonth,
        inLead: 'You break even in month',
        ...(breakEven ? { amount: String(breakEven) } : { amount: m.never, amountInLead: 'never' }),
      },
      { label: m.presentEmi, amount: wholeRupees(instalments.now) },
      { label: m.newEmi, amount: wholeRupees(instalments.next) },
      { label: monthly < 0 ? m.emiHigherBy : m.emiLowerBy, amount: wholeRupees(Math.abs(monthly)) },
      { label: m.presentPerYear, amount: wholeRupees(yearly.now) },
      { label: m.newPerYear, amount: wholeRupees(yearly.next) },
    ],
    sentence: breakEven
      ? formatMessage(m.termsSave, { saved: wholeRupees(saved), month: breakEven, difference })
      : formatMessage(m.termsCost, { cost: wholeRupees(-saved), difference }),
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
    rate: rate(m.presentRate, inHundredths(14)),
    months: term(m.remainingTenure),
    newOwed: amount(m.newLoan),
    newRate: rate(m.newRate, inHundredths(11)),
    newMonths: term(m.newTenure),
    costs: {
      label: m.bankCharges,
      unit: 'rupees',
      min: 0,
      max: inPaise(1_00_00_000),
      sliderMax: inPaise(20_00_000),
      step: inPaise(10_000),
      example: 0,
    },
  },
  examples: [
    {
      label: m.sampleOutcome1,
      values: [inPaise(1_50_00_000), inHundredths(13), 60, inPaise(2_00_00_000), inHundredths(10.25), 60, 0],
    },
    {
      label: m.sampleOutcome2,
      values: [inPaise(3_00_00_000), inHundredths(14), 60, inPaise(3_00_00_000), inHundredths(11), 60, 0],
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
