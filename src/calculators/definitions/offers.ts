import { offerCosts } from '../finance/offer.ts';
import { formatMessage } from '../../lib/format-message.ts';
import { percent, rupees, wholeRupees } from '../../lib/indian-money.ts';
import { loanAmount, monthlyEmi, rate, tenure, totalInterest } from '../../messages/calculator-results.ts';
import * as m from '../../messages/offers.ts';
import { defineCalculator, inHundredths, inPaise } from '../calculator-definition.ts';
import type {
  CalculationError,
  CalculationResult,
  CalculatorField,
  Values,
} from '../calculator-definition.ts';
import { formatMonths } from '../format-value.ts';
import { describeDifference } from './offers-difference.ts';

type Letter = 'A' | 'B';
type OfferKey = `${'rate' | 'type' | 'fee' | 'insurance' | 'months' | 'charge'}${Letter}`;
type Key = 'amount' | 'purpose' | 'repaidIn' | OfferKey;

const FLOATING = 1;
const BUSINESS = 1;

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

const offers = { A: m.offerA, B: m.offerB };
const types = [m.fixed, m.floating];

/* The fields that both offers have. */
const rateOf = (letter: Letter, example: number): CalculatorField => ({
  group: offers[letter], label: rate, unit: 'percent', min: inHundredths(1), max: inHundredths(36), sliderMax: inHundredths(24), step: inHundredths(0.05), example,
}); // oxfmt-ignore
const choice = (label: string, options: readonly string[], example: number): CalculatorField => ({
  label, options, unit: 'choice', min: 0, max: options.length - 1, step: 1, example,
}); // oxfmt-ignore
const typeOf = (letter: Letter, example: number): CalculatorField => ({
  group: offers[letter], ...choice(m.rateType, types, example),
}); // oxfmt-ignore
const amountOf = (letter: Letter, label: string, hint: string, example: number): CalculatorField => ({
  group: offers[letter], label, hint, unit: 'rupees', min: 0, max: inPaise(20_00_000), step: inPaise(500), example, whenEmpty: { value: 0, label: m.none },
}); // oxfmt-ignore
const termOf = (letter: Letter, example: number): CalculatorField => ({
  group: offers[letter], label: tenure, hint: m.tenureHint, unit: 'months', min: 6, max: 360, step: 6, example,
}); // oxfmt-ignore
const chargeField = (letter: Letter): CalculatorField => ({
  group: offers[letter], label: m.charge, hint: m.chargeHint, unit: 'percent', min: 0, max: inHundredths(10), step: inHundredths(0.25), example: 0, whenEmpty: { value: 0, label: m.none },
}); // oxfmt-ignore

/** The terms of an offer as a line of the enquiry. */
const lineOf = (values: Values<Key>, letter: Letter) =>
  [
    `${letter} ${percent(values[`rate${letter}`])} ${values[`type${letter}`] === FLOATING ? 'floating' : 'fixed'}`,
    `${values[`months${letter}`]} months`,
    `fees ${wholeRupees(upfrontOf(values, letter))}`,
    `charge ${percent(chargeOf(values, letter))}`,
  ].join(', ');

/* Loan, purpose and month; then rate, type, fee, insurance, tenure and charge of each offer. */
const homeExample = [
  inPaise(50_00_000), 0, 36,
  inHundredths(8.4), FLOATING, inPaise(50_000), inPaise(75_000), 240, 0,
  inHundredths(8.65), FLOATING, inPaise(10_000), 0, 240, 0,
]; // oxfmt-ignore
const personalExample = [
  inPaise(5_00_000), 0, 24,
  inHundredths(11.5), 0, inPaise(5_000), 0, 60, inHundredths(4),
  inHundredths(12.25), 0, inPaise(2_500), 0, 60, 0,
]; // oxfmt-ignore
const businessExample = [
  inPaise(20_00_000), BUSINESS, 18,
  inHundredths(15), FLOATING, inPaise(40_000), inPaise(10_000), 48, inHundredths(2),
  inHundredths(16), 0, inPaise(20_000), 0, 48, inHundredths(4),
]; // oxfmt-ignore

const fields = {
  amount: {
    label: loanAmount,
    unit: 'rupees',
    min: inPaise(50_000),
    max: inPaise(5_00_00_000),
    sliderMax: inPaise(1_00_00_000),
    step: inPaise(50_000),
    example: inPaise(50_00_000),
  },
  purpose: choice(m.purpose, [m.personal, m.business], 0),
  repaidIn: { label: m.repaidIn, unit: 'months', min: 1, max: 359, step: 1, example: 36 },
  rateA: rateOf('A', inHundredths(8.4)),
  typeA: typeOf('A', FLOATING),
  feeA: amountOf('A', m.fee, m.withGst, inPaise(50_000)),
  insuranceA: amountOf('A', m.insurance, m.insuranceHint, inPaise(75_000)),
  monthsA: termOf('A', 240),
  chargeA: chargeField('A'),
  rateB: rateOf('B', inHundredths(8.65)),
  typeB: typeOf('B', FLOATING),
  feeB: amountOf('B', m.fee, m.withGst, inPaise(10_000)),
  insuranceB: amountOf('B', m.insurance, m.insuranceHint, 0),
  monthsB: termOf('B', 240),
  chargeB: chargeField('B'),
} satisfies Record<Key, CalculatorField>;

/** Whether both offers are still those of an example. The lead then says that the visitor has not entered them. */
const areExamples = (values: Values<Key>) =>
  [homeExample, personalExample, businessExample].some((example) =>
    Object.entries(fields).every(
      ([key, field], at) => !('group' in field) || values[key as Key] === example[at],
    ),
  );

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
