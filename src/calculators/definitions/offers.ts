import { formatMessage } from '../../lib/format-message.ts';
import { percent, rupees, wholeRupees } from '../../lib/indian-money.ts';
import { monthlyEmi, totalInterest } from '#words/calculator-results.json';
import * as words from '#words/offers.json';
import { defineCalculator } from '../define-calculator.ts';
import type { CalculationError, CalculationResult, Values } from '../calculator-definition.ts';
import { formatMonths, formatValue } from '../format-value.ts';
import { homeLoanBy } from './kind-of-loan.ts';
import { costsOf, fixedMonths, hasCharge, isPartFixed, upfrontOf } from './offers-costs.ts';
import type { OfferCosts } from './offers-costs.ts';
import { describeDifference, noteOn } from './offers-difference.ts';
import { BUSINESS, examples, fields, FIXED, letters, offers } from './offers-fields.ts';
import type { Key, Letter } from './offers-fields.ts';
import { lineOf, loanLine } from './offers-lines.ts';

/** Returns a text with the EMI before and after the rate changes. */
const changeInWords = (values: Values<Key>, letter: Letter, costs: OfferCosts) =>
  formatMessage(words.emiChanges, {
    offer: offers[letter],
    emi: wholeRupees(costs.instalment),
    tenure: formatMonths(fixedMonths(values, letter)),
    later: wholeRupees(costs.laterInstalment),
    rate: percent(values[`laterRate${letter}`]),
    rest: formatMonths(values[`months${letter}`] - fixedMonths(values, letter)),
  });

/** Returns an error message if a rate is fixed for the complete tenure or longer; otherwise ''. */
function fixedTooLong(values: Values<Key>, letter: Letter): string {
  const months = values[`months${letter}`];
  if (!isPartFixed(values, letter) || fixedMonths(values, letter) < months) return '';
  const most = Math.ceil(months / 12) - 1;
  const names = { offer: offers[letter], tenure: formatMonths(months), fixed: words.fixed };
  return most > 0
    ? formatMessage(words.fixedTooLong, { ...names, most: formatValue('years', most) })
    : formatMessage(words.noYearsAfter, names);
}

/** Returns the notes that qualify the result. */
function notesOn(values: Values<Key>, costs: Record<Letter, OfferCosts>): string {
  const { purpose, monthsA, monthsB } = values;
  const tenures = { a: formatValue('months', monthsA), b: formatValue('months', monthsB) };
  const isFixed = (letter: Letter) => purpose !== BUSINESS && values[`type${letter}`] === FIXED;
  // An empty charge can mean that the visitor does not know the charge.
  const lacksCharge = (letter: Letter) => hasCharge(values, letter) && !values[`charge${letter}`];
  return [
    ...letters.map((letter) =>
      isPartFixed(values, letter) ? changeInWords(values, letter, costs[letter]) : '',
    ),
    monthsA === monthsB ? '' : formatMessage(words.tenuresDiffer, tenures),
    noteOn(isFixed, words.countsAsFixed, words.bothCountAsFixed),
    noteOn(lacksCharge, words.noChargeEntered, words.noChargesEntered),
  ]
    .map((note) => note && ` ${note}`)
    .join('');
}

function calculate(values: Values<Key>): CalculationResult | CalculationError<Key> {
  const { amount, repaidIn: month, monthsA, monthsB } = values;
  for (const letter of letters) {
    if (upfrontOf(values, letter) >= amount)
      return {
        error: formatMessage(words.feesTooHigh, { offer: offers[letter] }),
        field: `fee${letter}`,
      };
    const error = fixedTooLong(values, letter);
    if (error) return { error, field: `fixedYears${letter}` };
  }
  if (month >= Math.max(monthsA, monthsB))
    return { error: formatMessage(words.alreadyRepaid, { month }), field: 'repaidIn' };
  const [a, b] = [costsOf(values, 'A'), costsOf(values, 'B')];
  const { rows, sentence } = describeDifference(
    { total: b.total - a.total, early: b.early - a.early },
    month,
    formatMonths(month),
  );
  const line = (label: string, of: (costs: typeof a) => string) => [label, of(a), of(b)];
  return {
    rows,
    sentence: sentence + notesOn(values, { A: a, B: b }),
    comparison: {
      caption: words.title,
      columns: ['', words.offerA, words.offerB],
      rows: () => [
        line(monthlyEmi, ({ instalment }) => wholeRupees(instalment)),
        ...(letters.some((letter) => isPartFixed(values, letter))
          ? [line(words.laterEmi, ({ laterInstalment }) => wholeRupees(laterInstalment))]
          : []),
        line(words.apr, ({ apr }) => percent(apr)),
        line(words.received, ({ received }) => wholeRupees(received)),
        line(totalInterest, ({ interest }) => wholeRupees(interest)),
        line(words.feeAndInsurance, ({ upfront }) => wholeRupees(upfront)),
        line(words.totalCost, ({ total }) => wholeRupees(total)),
        line(formatMessage(words.prepaymentCharge, { month }), ({ charge }) => wholeRupees(charge)),
        line(formatMessage(words.earlyCost, { month }), ({ early }) => wholeRupees(early)),
      ],
    },
    // The bars omit the interest that both offers have in common: it would fill both bars.
    drawing: {
      bars: (
        [
          [words.offerA, a],
          [words.offerB, b],
        ] as const
      ).map(([label, { interest, upfront }]) => ({
        label,
        parts: [
          { label: words.extraInterest, amount: interest - Math.min(a.interest, b.interest), tone: 'solid' },
          { label: words.feeAndInsurance, amount: upfront, tone: 'cost' },
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
  lines: (values) => [loanLine(values), lineOf(values, 'A'), lineOf(values, 'B')],
  answers: (values) => ({
    amount: rupees(values.amount),
    ...(values.purpose !== BUSINESS && homeLoanBy(Math.max(values.monthsA, values.monthsB))),
  }),
});
