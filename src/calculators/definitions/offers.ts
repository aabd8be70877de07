import { offerCosts } from '../finance/offer.ts';
import { formatMessage } from '../../lib/format-message.ts';
import { percent, rupees, wholeRupees } from '../../lib/indian-money.ts';
import { monthlyEmi, totalInterest } from '../../messages/calculator-results.ts';
import * as m from '../../messages/offers.ts';
import { propertyLoan } from '../../site/property-loan.ts';
import { defineCalculator } from '../calculator-definition.ts';
import type { CalculationError, CalculationResult, Values } from '../calculator-definition.ts';
import { formatMonths, formatValue } from '../format-value.ts';
import { describeDifference, noteOn } from './offers-difference.ts';
import {
  areExamples,
  BUSINESS,
  businessExample,
  fields,
  FLOATING,
  homeExample,
  personalExample,
} from './offers-fields.ts';
import type { Key, Letter } from './offers-fields.ts';

/**
 * Whether an offer may have a prepayment charge: not for a floating rate, unless the loan is for business (RBI,
 * Pre-payment Charges on Loans Directions, 2 July 2025).
 */
const hasCharge = (values: Values<Key>, letter: Letter) =>
  values[`type${letter}`] !== FLOATING || values.purpose === BUSINESS;

const chargeOf = (values: Values<Key>, letter: Letter) =>
  hasCharge(values, letter) ? values[`charge${letter}`] : 0;

/** What the visitor should ask or know before relying on the result. */
function notesOn(values: Values<Key>): string {
  const { purpose, monthsA, monthsB } = values;
  const tenures = { a: formatValue('months', monthsA), b: formatValue('months', monthsB) };
  const isFixed = (letter: Letter) => purpose !== BUSINESS && values[`type${letter}`] !== FLOATING;
  // Empty or 0: the charge may be unknown.
  const lacksCharge = (letter: Letter) => hasCharge(values, letter) && !values[`charge${letter}`];
  return [
    monthsA === monthsB ? '' : formatMessage(m.tenuresDiffer, tenures),
    noteOn(isFixed, m.countsAsFixed, m.bothCountAsFixed),
    noteOn(lacksCharge, m.noChargeEntered, m.noChargesEntered),
  ]
    .map((note) => note && ` ${note}`)
    .join('');
}

const upfrontOf = (values: Values<Key>, letter: Letter) =>
  values[`fee${letter}`] + values[`insurance${letter}`];

const costsOf = (values: Values<Key>, letter: Letter) =>
  offerCosts(
    {
      amount: values.amount,
      rate: values[`rate${letter}`],
      months: values[`months${letter}`],
      fee: values[`fee${letter}`],
      insurance: values[`insurance${letter}`],
      prepaymentCharge: chargeOf(values, letter),
    },
    values.repaidIn,
  );

function calculate(values: Values<Key>): CalculationResult | CalculationError<Key> {
  const { amount, repaidIn: month, monthsA, monthsB } = values;
  for (const [letter, offer] of [
    ['A', m.offerA],
    ['B', m.offerB],
  ] as const)
    // oxfmt-ignore
    if (upfrontOf(values, letter) >= amount)
      return { error: formatMessage(m.feesTooHigh, { offer }), field: `fee${letter}` };
  if (month >= Math.max(monthsA, monthsB))
    return { error: formatMessage(m.alreadyRepaid, { month }), field: 'repaidIn' };
  const [a, b] = [costsOf(values, 'A'), costsOf(values, 'B')];
  const { rows, sentence } = describeDifference(
    { total: b.total - a.total, early: b.early - a.early },
    month,
    formatMonths(month),
  );
  const line = (label: string, of: (costs: typeof a) => string) => [label, of(a), of(b)];
  return {
    rows,
    sentence: sentence + notesOn(values),
    comparison: {
      caption: m.title,
      columns: ['', m.offerA, m.offerB],
      rows: () => [
        line(monthlyEmi, ({ instalment }) => wholeRupees(instalment)),
        line(m.apr, ({ apr }) => percent(apr)),
        line(m.received, ({ received }) => wholeRupees(received)),
        line(totalInterest, ({ interest }) => wholeRupees(interest)),
        line(m.feeAndInsurance, ({ upfront }) => wholeRupees(upfront)),
        line(m.totalCost, ({ total }) => wholeRupees(total)),
        line(formatMessage(m.prepaymentCharge, { month }), ({ charge }) => wholeRupees(charge)),
        line(formatMessage(m.earlyCost, { month }), ({ early }) => wholeRupees(early)),
      ],
    },
    drawing: {
      bars: ([[m.offerA, a], [m.offerB, b]] as const).map(([label, { interest, upfront }]) => ({
        label,
        parts: [
          { label: totalInterest, amount: interest, tone: 'held' },
          { label: m.feeAndInsurance, amount: upfront, tone: 'cost' },
        ],
      })), // oxfmt-ignore
    },
  };
}

/** An amount or a share that was entered, with its name; nothing for an empty field. */
const entered = (name: string, value: number, format: (value: number) => string) =>
  value ? [`${name} ${format(value)}`] : [];

/** The terms of an offer as a line of the enquiry. Only large amounts need the shorter words. */
function lineOf(values: Values<Key>, letter: Letter) {
  const line = [
    `${letter} ${percent(values[`rate${letter}`])} ${values[`type${letter}`] === FLOATING ? 'floating' : 'fixed'}`,
    `${values[`months${letter}`]} months`,
    ...entered('fee', values[`fee${letter}`], wholeRupees),
    ...entered('insurance', values[`insurance${letter}`], wholeRupees),
  ].join(', ');
  return line.length > 60 ? line.replace(' months', ' m').replace('insurance', 'ins.') : line;
}

/** The loan as a line of the enquiry, with the prepayment charges. */
function loanLine(values: Values<Key>) {
  const charges = (['A', 'B'] as const).flatMap((letter) =>
    entered(letter, chargeOf(values, letter), percent),
  );
  return [
    `${rupees(values.amount)}, ${values.purpose === BUSINESS ? 'business' : 'home or personal'}`,
    ...(charges.length > 0 ? [`charge ${charges.join(', ')}`] : []),
    ...(areExamples(values) ? ['example offers'] : []),
  ].join('; ');
}

/** No other loan to an individual runs for so long. */
const isHomeLoan = ({ purpose, monthsA, monthsB }: Values<Key>) =>
  purpose !== BUSINESS && Math.max(monthsA, monthsB) > 12 * propertyLoan.years;

export const offersCompared = defineCalculator<Key>({
  title: m.title,
  titleInLead: 'Two loan offers',
  action: m.action,
  fields,
  examples: [
    { label: m.homeLoan, values: homeExample },
    { label: m.personalLoan, values: personalExample },
    { label: m.businessLoan, values: businessExample },
  ],
  assumptions: [m.costMeans, m.aprAsInKfs, m.floatingStays, m.noCharge],
  calculate,
  lines: (values) => [loanLine(values), lineOf(values, 'A'), lineOf(values, 'B')],
  answers: (values) => ({
    amount: rupees(values.amount),
    ...(isHomeLoan(values) && { kind: 'Home loan' }),
  }),
});
