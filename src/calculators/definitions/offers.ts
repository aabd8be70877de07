import { formatMessage } from '../../lib/format-message.ts';
import { formatPercent, formatRupees, formatWholeRupees } from '../../lib/indian-money.ts';
import { monthlyEmi, totalInterest } from '#words/calculator-results.json';
import * as words from '#words/offers.json';
import { defineCalculator } from '../define-calculator.ts';
import type { CalculationError, CalculationResult, Values } from '../calculator-definition.ts';
import { formatYearsAndMonths, formatValue } from '../format-value.ts';
import { suggestHomeLoan } from './kind-of-loan.ts';
import {
  calculateOfferCosts,
  countFixedMonths,
  hasCharge,
  isPartFixed,
  calculateUpfront,
} from './offers-costs.ts';
import type { OfferCosts } from './offers-costs.ts';
import { describeDifference, selectNote } from './offers-difference.ts';
import { BUSINESS, examples, fields, FIXED, letters, offers } from './offers-fields.ts';
import type { Key, Letter } from './offers-fields.ts';
import { formatLoanLine, formatOfferLine } from './offers-lines.ts';

/** Returns a sentence with the EMIs before and after the change of the rate. */
const describeChange = (values: Values<Key>, letter: Letter, costs: OfferCosts) =>
  formatMessage(words.emiChanges, {
    offer: offers[letter],
    emi: formatWholeRupees(costs.instalment),
    tenure: formatYearsAndMonths(countFixedMonths(values, letter)),
    later: formatWholeRupees(costs.laterInstalment),
    rate: formatPercent(values[`laterRate${letter}`]),
    rest: formatYearsAndMonths(values[`months${letter}`] - countFixedMonths(values, letter)),
  });

/** Returns an error message if the rate of a part-fixed offer does not change within the tenure, otherwise ''. */
function findFixedYearsError(values: Values<Key>, letter: Letter): string {
  const months = values[`months${letter}`];
  if (!isPartFixed(values, letter) || countFixedMonths(values, letter) < months) return '';
  const maxYears = Math.ceil(months / 12) - 1;
  const names = { offer: offers[letter], tenure: formatYearsAndMonths(months), fixed: words.fixed };
  return maxYears > 0
    ? formatMessage(words.fixedTooLong, { ...names, most: formatValue('years', maxYears) })
    : formatMessage(words.noYearsAfter, names);
}

/** Returns more sentences about the result. Each sentence starts with a space. */
function describeConditions(values: Values<Key>, costs: Record<Letter, OfferCosts>): string {
  const { purpose, monthsA, monthsB } = values;
  const tenures = { a: formatValue('months', monthsA), b: formatValue('months', monthsB) };
  const isFixed = (letter: Letter) => purpose !== BUSINESS && values[`type${letter}`] === FIXED;
  // A charge of 0 may mean that the visitor does not know the charge.
  const lacksCharge = (letter: Letter) => hasCharge(values, letter) && !values[`charge${letter}`];
  return [
    ...letters.map((letter) =>
      isPartFixed(values, letter) ? describeChange(values, letter, costs[letter]) : '',
    ),
    monthsA === monthsB ? '' : formatMessage(words.tenuresDiffer, tenures),
    selectNote(isFixed, words.countsAsFixed, words.bothCountAsFixed),
    selectNote(lacksCharge, words.noChargeEntered, words.noChargesEntered),
  ]
    .map((note) => note && ` ${note}`)
    .join('');
}

function calculate(values: Values<Key>): CalculationResult | CalculationError<Key> {
  const { amount, repaidIn: month, monthsA, monthsB } = values;
  for (const letter of letters) {
    if (calculateUpfront(values, letter) >= amount)
      return {
        error: formatMessage(words.feesTooHigh, { offer: offers[letter] }),
        field: `fee${letter}`,
      };
    const error = findFixedYearsError(values, letter);
    if (error) return { error, field: `fixedYears${letter}` };
  }
  if (month >= Math.max(monthsA, monthsB))
    return { error: formatMessage(words.alreadyRepaid, { month }), field: 'repaidIn' };
  const costs = { A: calculateOfferCosts(values, 'A'), B: calculateOfferCosts(values, 'B') };
  const { rows, sentence } = describeDifference(
    { total: costs.B.total - costs.A.total, early: costs.B.early - costs.A.early },
    month,
    formatYearsAndMonths(month),
  );
  const createRow = (label: string, format: (offer: OfferCosts) => string) => [
    label,
    format(costs.A),
    format(costs.B),
  ];
  const commonInterest = Math.min(costs.A.interest, costs.B.interest);
  return {
    rows,
    sentence: sentence + describeConditions(values, costs),
    comparison: {
      caption: words.title,
      columns: ['', words.offerA, words.offerB],
      rows: () => [
        createRow(monthlyEmi, ({ instalment }) => formatWholeRupees(instalment)),
        ...(letters.some((letter) => isPartFixed(values, letter))
          ? [createRow(words.laterEmi, ({ laterInstalment }) => formatWholeRupees(laterInstalment))]
          : []),
        createRow(words.apr, ({ apr }) => formatPercent(apr)),
        createRow(words.received, ({ received }) => formatWholeRupees(received)),
        createRow(totalInterest, ({ interest }) => formatWholeRupees(interest)),
        createRow(words.feeAndInsurance, ({ upfront }) => formatWholeRupees(upfront)),
        createRow(words.totalCost, ({ total }) => formatWholeRupees(total)),
        createRow(formatMessage(words.prepaymentCharge, { month }), ({ charge }) =>
          formatWholeRupees(charge),
        ),
        createRow(formatMessage(words.earlyCost, { month }), ({ early }) => formatWholeRupees(early)),
      ],
    },
    // The bars omit the interest that both offers have in common. It would fill almost all of both bars, and hide the
    // difference.
    drawing: {
      bars: letters.map((letter) => ({
        label: offers[letter],
        parts: [
          { label: words.extraInterest, amount: costs[letter].interest - commonInterest, tone: 'solid' },
          { label: words.feeAndInsurance, amount: costs[letter].upfront, tone: 'cost' },
        ],
      })),
    },
  };
}

export const offersCompared = defineCalculator<Key>({
  title: words.title,
  titleInLead: 'Two loan offers',
  action: words.action,
  fields,
  examples,
  assumptions: (values) => [
    words.costMeans,
    words.aprAsInKfs,
    words.floatingStays,
    ...(letters.some((letter) => isPartFixed(values, letter)) ? [words.emiAgain, words.laterFloats] : []),
    words.noCharge,
  ],
  calculate,
  lines: (values) => [formatLoanLine(values), formatOfferLine(values, 'A'), formatOfferLine(values, 'B')],
  answers: (values) => ({
    amount: formatRupees(values.amount),
    ...(values.purpose !== BUSINESS && suggestHomeLoan(Math.max(values.monthsA, values.monthsB))),
  }),
});
