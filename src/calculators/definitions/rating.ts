import { HUNDRED_PERCENT, multiplyByRatio } from '../finance/money.ts';
import { calculateRatingSavings } from '../finance/savings.ts';
import { formatMessage } from '../../lib/format-message.ts';
import { formatInWords, formatPercent, formatRupees, formatWholeRupees } from '../../lib/indian-money.ts';
import * as words from '#words/calculator-results.json';
import { toPaise } from '../calculator-definition.ts';
import { getLargestFee, withGst } from '../firm-fee.ts';
import { firmFees } from '../../site/fees.ts';
import { defineCalculator, createPercentField, createRupeesField } from '../define-calculator.ts';
import { formatCountForLead } from '../format-value.ts';
import type { CalculationResult, LeadRow, ResultRow, Values } from '../calculator-definition.ts';

type Key = 'debt' | 'rate' | 'difference' | 'years' | 'costs';

/** The firm's largest fee for a first rating or an upgrade, with GST, in paise. */
const firmFee = withGst(toPaise(getLargestFee(firmFees.ratingPreparation)), firmFees.ratingPreparation);

/** The note about the firm's fee rounds the loan up to a multiple of this amount. */
const LAKH = toPaise(1_00_000);

/** Returns a sentence with the firm's fee, and with the smallest loan that saves this fee in the first year. */
function describeFee(difference: number): string {
  const loan = Math.ceil(multiplyByRatio(firmFee, HUNDRED_PERCENT, difference) / LAKH) * LAKH;
  return formatMessage(words.ratingFirmFee, { fee: formatRupees(firmFee), loan: `₹${formatInWords(loan)}` });
}

/**
 * Returns a row for the saving over `years` years minus the costs (`all`). If no costs are entered, a row for the
 * firm's fee comes first, and the row for the saving is omitted for one year.
 */
function createCostRows(years: number, costs: number, all: number): [LeadRow, ...ResultRow[]] {
  const amount = formatWholeRupees(all);
  if (costs === 0)
    return [
      {
        label: words.ratingFeeAtMost,
        inLead: 'Our fee with GST, at most',
        amount: formatWholeRupees(firmFee),
      },
      ...(years === 1 ? [] : [{ label: formatMessage(words.savedInYearsBeforeCosts, { years }), amount }]),
    ];
  return years === 1
    ? [{ label: words.savedAfterCosts, inLead: 'Saved after costs', amount }]
    : [
        {
          label: formatMessage(words.savedInYears, { years }),
          inLead: `Saved in ${years} years, after costs`,
          amount,
        },
      ];
}

function describeTotal(all: number, costs: number): string {
  if (costs === 0) return words.ratingBeforeCosts;
  return formatMessage(all < 0 ? words.notCovered : words.afterCosts, {
    amount: formatWholeRupees(Math.abs(all)),
  });
}

function calculate({ debt, rate, difference, years, costs }: Values<Key>): CalculationResult {
  const { yearly, all } = calculateRatingSavings(debt, difference, years, costs);
  const today = calculateRatingSavings(debt, rate, 1, 0).yearly;
  const spelledOut = formatInWords(yearly);
  return {
    rows: [
      { label: words.savedInYear, inLead: 'Interest saved in a year', amount: formatWholeRupees(yearly) },
      ...createCostRows(years, costs, all),
      { label: words.presentInterest, amount: formatWholeRupees(today) },
      { label: words.lowerInterest, amount: formatWholeRupees(today - yearly) },
    ],
    sentence: formatMessage(words.ratingSentence, {
      reduction: formatPercent(difference),
      debt: formatRupees(debt),
      saved: formatWholeRupees(yearly),
      words: spelledOut && `, ${spelledOut},`,
      total: describeTotal(all, costs),
    }),
    drawing: {
      bars: [
        {
          label: words.presentInterest,
          parts: [
            { label: words.stillPaid, amount: today - yearly, tone: 'held' },
            { label: words.saved, amount: yearly, tone: 'hand' },
          ],
        },
      ],
    },
  };
}

const collapsedUnder = words.periodAndCost;

export const rating = defineCalculator<Key>({
  title: words.ratingSavings,
  titleInLead: 'Rating savings',
  fields: {
    debt: createRupeesField({
      label: words.loanAmount,
      min: 10_00_000,
      max: 100_00_00_000,
      sliderMax: 20_00_00_000,
      step: 10_00_000,
      example: 1_00_00_000,
    }),
    rate: createPercentField({ label: words.presentRate, min: 5, max: 24, step: 0.25, example: 12 }),
    difference: createPercentField({ label: words.reduction, min: 0.05, max: 5, step: 0.05, example: 1 }),
    years: { collapsedUnder, label: words.period, unit: 'years', min: 1, max: 10, step: 1, example: 1 },
    costs: createRupeesField({
      collapsedUnder,
      label: words.ratingCost,
      min: 0,
      max: 50_00_000,
      sliderMax: 10_00_000,
      step: 5_000,
      example: 0,
    }),
  },
  examples: [
    {
      label: formatMessage(words.reductionOf, {
        reduction: '1%',
        amount: `₹${formatInWords(toPaise(1_00_00_000))}`,
      }),
      values: {},
    },
    {
      label: formatMessage(words.reductionOf, {
        reduction: '2%',
        amount: `₹${formatInWords(toPaise(10_00_00_000))}`,
      }),
      values: { debt: 10_00_00_000, difference: 2, years: 3, costs: 3_00_000 },
    },
  ],
  assumptions: ({ difference }) => [
    describeFee(difference),
    words.fullyDrawn,
    words.lenderLowers,
    words.ratingFees,
  ],
  calculate,
  lines: ({ debt, rate, difference, years, costs }) => [
    `Loan ${formatRupees(debt)} at ${formatPercent(rate)}`,
    `Rate reduction ${formatPercent(difference)} for ${formatCountForLead('years', years)}`,
    `Cost of the rating ${formatRupees(costs)}`,
  ],
  answers: ({ debt }) => ({ limits: formatRupees(debt) }),
});
