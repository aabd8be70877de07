import { offerCosts } from '../finance/offer.ts';
import { formatMessage } from '../../lib/format-message.ts';
import { percent, rupees, wholeRupees } from '../../lib/indian-money.ts';
import { monthlyEmi, totalInterest } from '../../messages/calculator-results.ts';
import * as m from '../../messages/offers.ts';
import { defineCalculator } from '../calculator-definition.ts';
import type { CalculationError, CalculationResult, Values } from '../calculator-definition.ts';
import { formatMonths } from '../format-value.ts';
import { describeDifference } from './offers-difference.ts';
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

/** Names the offers whose prepayment charge may be unknown: the field is empty or 0. */
function chargeNote(values: Values<Key>): string {
  const [a, b] = (['A', 'B'] as const).map(
    (letter) => hasCharge(values, letter) && !values[`charge${letter}`],
  );
  if (a && b) return ` ${m.noChargesEntered}`;
  return a || b ? ` ${formatMessage(m.noChargeEntered, { offer: a ? m.offerA : m.offerB })}` : '';
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
    sentence: sentence + chargeNote(values),
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

/** The terms of an offer as a line of the enquiry. */
const lineOf = (values: Values<Key>, letter: Letter) =>
  [
    `${letter} ${percent(values[`rate${letter}`])} ${values[`type${letter}`] === FLOATING ? 'floating' : 'fixed'}`,
    `${values[`months${letter}`]} months`,
    `fees ${wholeRupees(upfrontOf(values, letter))}`,
    `charge ${percent(chargeOf(values, letter))}`,
  ].join(', ');

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
  lines: (values) => [
    `${rupees(values.amount)} for ${values.purpose === BUSINESS ? 'business' : 'home or personal use'}${areExamples(values) ? '; example offers' : ''}`,
    lineOf(values, 'A'),
    lineOf(values, 'B'),
  ],
  answers: ({ amount }) => ({ amount: rupees(amount) }),
});
