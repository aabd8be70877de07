import { compareLoans } from '../finance/savings.ts';
import { hundredths, percent, rupees, wholeRupees } from '../../lib/indian-money.ts';
import { defineCalculator, inHundredths, inPaise } from '../calculator-definition.ts';
import type { CalculatorField, CalculationResult, Values } from '../calculator-definition.ts';
import { formatMonths } from '../format-value.ts';

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

/** Describes a difference that can be positive, negative or zero. */
const compareAmounts = (paise: number) =>
  paise < 0 ? `${wholeRupees(-paise)} higher` : paise > 0 ? `${wholeRupees(paise)} lower` : 'the same';

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
  return {
    rows: [
      {
        label:
          saved < 0
            ? 'Total extra cost'
            : costs
              ? 'Total interest saved, less costs'
              : 'Total interest saved',
        amount: wholeRupees(Math.abs(saved)),
      },
      { label: 'You break even in month', amount: breakEven ? String(breakEven) : 'never' },
      { label: 'Present EMI', amount: wholeRupees(instalments.now) },
      { label: 'New EMI', amount: wholeRupees(instalments.next) },
      { label: monthly < 0 ? 'EMI higher by' : 'EMI lower by', amount: wholeRupees(Math.abs(monthly)) },
      { label: 'Present interest per year, if fully drawn', amount: wholeRupees(yearly.now) },
      { label: 'New interest per year, if fully drawn', amount: wholeRupees(yearly.next) },
    ],
    sentence: breakEven
      ? `The new terms save ${wholeRupees(saved)} in total, and you break even in month ${breakEven}. The EMI is ${compareAmounts(monthly)}.`
      : `The new terms cost ${wholeRupees(-saved)} more in total, costs included. The EMI is ${compareAmounts(monthly)}.`,
    drawing: {
      bars: [
        {
          label: 'Interest at present',
          parts: [{ label: 'Present loan', amount: interest.now, tone: 'held' }],
        },
        {
          label: 'Interest on the new terms',
          parts: [
            { label: 'New terms', amount: interest.next, tone: 'hand' },
            { label: 'Costs', amount: costs, tone: 'cost' },
          ],
        },
      ],
    },
  };
}

export const restructuring = defineCalculator<Key>({
  title: 'Restructuring savings',
  fields: {
    owed: amount('Outstanding loan amount'),
    rate: rate('Present interest rate p.a.', inHundredths(14)),
    months: term('Remaining tenure'),
    newOwed: amount('New loan amount'),
    newRate: rate('New interest rate p.a.', inHundredths(11)),
    newMonths: term('New tenure'),
    costs: {
      label: 'Bank charges and our fee',
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
      label: 'Sample outcome 1',
      values: [inPaise(1_50_00_000), inHundredths(13), 60, inPaise(2_00_00_000), inHundredths(10.25), 60, 0],
    },
    {
      label: 'Sample outcome 2',
      values: [inPaise(3_00_00_000), inHundredths(14), 60, inPaise(3_00_00_000), inHundredths(11), 60, 0],
    },
  ],
  assumptions: [
    'Both loans are repaid in equal EMIs.',
    'With charges and fee at ₹0, the saving shown is before costs.',
    'Interest per year is for a limit that is fully drawn and not repaid.',
    'A larger loan costs more interest.',
  ],
  calculate,
  lines: ({ owed, rate: now, months, newOwed, newRate, newMonths, costs }) => [
    `Present loan ${rupees(owed)} at ${percent(now)}, ${formatMonths(months)}`,
    `New loan ${rupees(newOwed)} at ${percent(newRate)}, ${formatMonths(newMonths)}`,
    `Bank charges and our fee ${rupees(costs)}`,
  ],
  answers: ({ owed, rate }) => ({ outstanding: rupees(owed), rate: hundredths(rate) }),
});
