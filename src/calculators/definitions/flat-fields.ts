import * as words from '#words/flat.json';
import { firmFees } from '../../site/fees.ts';
import { homeLoan } from '../../site/property-loan.ts';
import type { CalculatorField, Values } from '../calculator-definition.ts';
import { createChoiceField, createPercentField, createRupeesField } from '../define-calculator.ts';

export type Key =
  | 'price'
  | 'state'
  | 'buyer'
  | 'stage'
  | 'lenderFee'
  | 'ourFee'
  | 'loan'
  | 'duty'
  | 'registration';

/**
 * The keys of the options, in the order of each select. URLs that visitors have shared contain the indexes of options,
 * so append new options at the end.
 */
export const states = ['uttarPradesh', 'delhi', 'haryana', 'mumbai', 'pune', 'karnataka', 'other'] as const;
export const buyers = ['man', 'woman', 'both'] as const;
export const stages = ['ready', 'building', 'affordable'] as const;

/** Returns the keys of the options that the visitor has selected. */
export const getChosenOptions = (values: Values<Key>) => ({
  state: states[values.state]!,
  buyer: buyers[values.buyer]!,
  stage: stages[values.stage]!,
});

/** The firm's fee for a home loan. The field is a percentage of the loan, so the type check rejects a fee in rupees. */
const ourShare = firmFees.homeLoan satisfies { unit: '%' };

const collapsedUnder = words.feesLoanAndDuty;

const createFeeField = (label: string, example: number) =>
  createPercentField({ collapsedUnder, label, min: 0, max: 3, sliderMax: 2, step: 0.01, example });
const createOwnRateField = (label: string, max: number) =>
  createPercentField({
    collapsedUnder,
    label,
    min: 0,
    max,
    step: 0.1,
    example: 0,
    whenEmpty: { value: 0, label: words.usualRate },
  });
const getNamedValues = <Name extends string>(names: readonly Name[], of: Readonly<Record<Name, string>>) =>
  names.map((name) => of[name]);

export const flatFields: Readonly<Record<Key, CalculatorField>> = {
  price: createRupeesField({
    label: words.price,
    // Up to ₹10 lakh, a bank may count stamp duty and registration as part of the price. The calculation does not do
    // this, so the lowest price is above that amount.
    min: 11_00_000,
    max: 20_00_00_000,
    sliderMax: 3_00_00_000,
    step: 50_000,
    example: 60_00_000,
  }),
  state: createChoiceField(words.state, getNamedValues(states, words.states), 0),
  buyer: createChoiceField(words.buyer, getNamedValues(buyers, words.buyers), 0),
  stage: createChoiceField(words.stage, getNamedValues(stages, words.stages), 0),
  lenderFee: createFeeField(words.lenderFee, homeLoan.fee.to),
  ourFee: createFeeField(words.ourFee, ourShare.to),
  loan: createRupeesField({
    collapsedUnder,
    label: words.loan,
    min: 0,
    max: 15_00_00_000,
    step: 50_000,
    example: 0,
    whenEmpty: { value: 0, label: words.mostLoan },
  }),
  duty: createOwnRateField(words.duty, 15),
  registration: createOwnRateField(words.registration, 5),
};
