/** The fields of the comparison of two loan offers, and its examples. */
import { loanAmount, rate, tenure } from '#words/calculator-results.json';
import * as m from '#words/offers.json';
import { inHundredths, inPaise } from '../calculator-definition.ts';
import type { CalculatorField } from '../calculator-definition.ts';

export type Letter = 'A' | 'B';
type OfferKey =
  `${'rate' | 'type' | 'fee' | 'insurance' | 'months' | 'charge' | 'fixedYears' | 'laterRate'}${Letter}`;
export type Key = 'amount' | 'purpose' | 'repaidIn' | OfferKey;

export const FIXED = 0;
export const FLOATING = 1;
/** Fixed for some years, then another rate. */
export const PART_FIXED = 2;
export const BUSINESS = 1;

export const offers = { A: m.offerA, B: m.offerB };
const types = [m.fixed, m.floating, m.partFixed];

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

const partFixed = (letter: Letter) => ({
  group: offers[letter], shownFor: { key: `type${letter}`, value: PART_FIXED },
}); // oxfmt-ignore
const fixedYearsOf = (letter: Letter): CalculatorField => ({
  ...partFixed(letter), label: m.fixedYears, unit: 'years', min: 1, max: 29, step: 1, example: 3,
}); // oxfmt-ignore
const laterRateOf = (letter: Letter): CalculatorField => ({
  ...rateOf(letter, inHundredths(9.5)), ...partFixed(letter), label: m.laterRate,
}); // oxfmt-ignore

/* Loan, purpose and month; then rate, type, fee, insurance, tenure and charge of each offer; then years and later rate. */
export const homeExample = [
  inPaise(50_00_000), 0, 36,
  inHundredths(8.4), FLOATING, inPaise(50_000), inPaise(75_000), 240, 0,
  inHundredths(8.65), FLOATING, inPaise(10_000), 0, 240, 0,
  3, inHundredths(9.5), 3, inHundredths(9.5),
]; // oxfmt-ignore
export const personalExample = [
  inPaise(5_00_000), 0, 24,
  inHundredths(11.5), FIXED, inPaise(5_000), 0, 60, inHundredths(4),
  inHundredths(12.25), FIXED, inPaise(2_500), 0, 60, 0,
  2, inHundredths(13), 2, inHundredths(13),
]; // oxfmt-ignore
export const businessExample = [
  inPaise(20_00_000), BUSINESS, 18,
  inHundredths(15), FLOATING, inPaise(40_000), inPaise(10_000), 48, inHundredths(2),
  inHundredths(16), FIXED, inPaise(20_000), 0, 48, inHundredths(4),
  2, inHundredths(17), 2, inHundredths(17),
]; // oxfmt-ignore

export const fields = {
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
  fixedYearsA: fixedYearsOf('A'),
  laterRateA: laterRateOf('A'),
  fixedYearsB: fixedYearsOf('B'),
  laterRateB: laterRateOf('B'),
} satisfies Record<Key, CalculatorField>;
