/* The fields and the examples of the calculator that compares two loan offers. */
import { loanAmount, rate, tenure } from '#words/calculator-results.json';
import * as words from '#words/offers.json';
import type { CalculatorField } from '../calculator-definition.ts';
import { createChoiceField, createPercentField, createRupeesField } from '../define-calculator.ts';

export type Letter = 'A' | 'B';
type Term = 'rate' | 'type' | 'fee' | 'insurance' | 'months' | 'charge';
/** The additional terms of an offer whose rate is fixed for only some years. */
type LaterTerm = 'fixedYears' | 'laterRate';
export type Key = 'amount' | 'purpose' | 'repaidIn' | `${Term | LaterTerm}${Letter}`;

// The values of the fields `typeA` and `typeB`. PART_FIXED means that the rate is fixed for some years and then
// changes.
export const FIXED = 0;
export const FLOATING = 1;
export const PART_FIXED = 2;
/** The value of the field `purpose` for a business loan. */
export const BUSINESS = 1;

export const letters = ['A', 'B'] as const;
export const offers = { A: words.offerA, B: words.offerB };

/** Appends the letter of an offer to each key: `rate` becomes `rateA`. */
const withLetter = <L extends Letter, Name extends string, Value>(letter: L, record: Record<Name, Value>) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name + letter, value])) as Record<
    `${Name}${L}`,
    Value
  >;

const rateLimits = { min: 1, max: 36, sliderMax: 24, step: 0.05 };
const upfrontLimits = { min: 0, max: 20_00_000, step: 500 };
const whenEmpty = { value: 0, label: words.none };
const collapsedUnder = words.feesAndInsurance;

/**
 * Returns the fields of an offer.
 * @param example the terms of the offer in the worked example
 */
function createOfferFields<L extends Letter>(letter: L, example: Record<Term, number>) {
  const group = offers[letter];
  return withLetter<L, Term, CalculatorField>(letter, {
    rate: createPercentField({ group, label: rate, ...rateLimits, example: example.rate }),
    type: {
      group,
      ...createChoiceField(words.rateType, [words.fixed, words.floating, words.partFixed], example.type),
    },
    fee: createRupeesField({
      group,
      collapsedUnder,
      label: words.fee,
      hint: words.withGst,
      ...upfrontLimits,
      example: example.fee,
      whenEmpty,
    }),
    insurance: createRupeesField({
      group,
      collapsedUnder,
      label: words.insurance,
      hint: words.insuranceHint,
      ...upfrontLimits,
      example: example.insurance,
      whenEmpty,
    }),
    months: {
      group,
      label: tenure,
      hint: words.tenureHint,
      unit: 'months',
      min: 6,
      max: 360,
      step: 6,
      example: example.months,
    },
    charge: createPercentField({
      group,
      collapsedUnder,
      label: words.charge,
      hint: words.chargeHint,
      min: 0,
      max: 10,
      step: 0.25,
      example: example.charge,
      whenEmpty,
    }),
  });
}

/** Returns the additional fields of an offer whose rate is fixed for only some years. */
function createLaterFields<L extends Letter>(letter: L) {
  const shared = { group: offers[letter], shownFor: { key: `type${letter}`, value: PART_FIXED } };
  return withLetter<L, LaterTerm, CalculatorField>(letter, {
    fixedYears: { ...shared, label: words.fixedYears, unit: 'years', min: 1, max: 29, step: 1, example: 3 },
    laterRate: createPercentField({ ...shared, label: words.laterRate, ...rateLimits, example: 9.5 }),
  });
}

// Do not change the order of the keys, because URLs contain the values in this order.
export const fields: Record<Key, CalculatorField> = {
  amount: createRupeesField({
    label: loanAmount,
    min: 50_000,
    max: 5_00_00_000,
    sliderMax: 1_00_00_000,
    step: 50_000,
    example: 50_00_000,
  }),
  purpose: createChoiceField(words.purpose, [words.personal, words.business], 0),
  repaidIn: { label: words.repaidIn, unit: 'months', min: 1, max: 359, step: 1, example: 36 },
  ...createOfferFields('A', {
    rate: 8.4,
    type: FLOATING,
    fee: 50_000,
    insurance: 75_000,
    months: 240,
    charge: 0,
  }),
  ...createOfferFields('B', {
    rate: 8.65,
    type: FLOATING,
    fee: 10_000,
    insurance: 0,
    months: 240,
    charge: 0,
  }),
  ...createLaterFields('A'),
  ...createLaterFields('B'),
};

/** Returns the same terms for both offers of an example. */
const copyToBothOffers = (terms: { months: number; fixedYears: number; laterRate: number }) => ({
  ...withLetter('A', terms),
  ...withLetter('B', terms),
});

/** The examples, in rupees and percent. The first is the worked example. */
export const examples = [
  { label: words.homeLoan, values: {} },
  {
    label: words.personalLoan,
    values: {
      amount: 5_00_000,
      repaidIn: 24,
      ...copyToBothOffers({ months: 60, fixedYears: 2, laterRate: 13 }),
      ...withLetter('A', { rate: 11.5, type: FIXED, fee: 5_000, insurance: 0, charge: 4 }),
      ...withLetter('B', { rate: 12.25, type: FIXED, fee: 2_500, insurance: 0, charge: 0 }),
    },
  },
  {
    label: words.businessLoan,
    values: {
      amount: 20_00_000,
      purpose: BUSINESS,
      repaidIn: 18,
      ...copyToBothOffers({ months: 48, fixedYears: 2, laterRate: 17 }),
      ...withLetter('A', { rate: 15, type: FLOATING, fee: 40_000, insurance: 10_000, charge: 2 }),
      ...withLetter('B', { rate: 16, type: FIXED, fee: 20_000, insurance: 0, charge: 4 }),
    },
  },
];
