import { discountBill } from '../finance/bill.ts';
import { percent, rupees, wholeRupees } from '../../lib/indian-money.ts';
import { defineCalculator, inHundredths, inPaise } from '../calculator-definition.ts';
import type {
  CalculatorDefinition,
  CalculatorField,
  CalculationResult,
  CalculationError,
  Values,
} from '../calculator-definition.ts';

type Key = 'invoice' | 'days' | 'advance' | 'rate' | 'charges' | 'overdraft';

function calculate(values: Values<Key>): CalculationResult | CalculationError {
  if (values.days < 1)
    return { error: 'A bill due today cannot be discounted. Enter the days until the buyer pays.' };
  const { discount, cost, today, later, yearly, overdraft } = discountBill(values);
  if (yearly === undefined)
    return { error: 'Discount and charges are as high as the bill. Lower the charges.' };
  const isCostlier = cost > overdraft;
  const gap = wholeRupees(Math.abs(cost - overdraft));
  return {
    rows: [
      { label: 'You receive today', amount: wholeRupees(today) },
      { label: 'Effective cost p.a.', amount: percent(yearly) },
      { label: `You receive on day ${values.days}, after the buyer pays`, amount: wholeRupees(later) },
      { label: 'Discount', amount: wholeRupees(discount) },
      { label: 'Discount and charges', amount: wholeRupees(cost) },
      { label: `An overdraft at ${percent(values.overdraft)} would cost`, amount: wholeRupees(overdraft) },
    ],
    sentence: `You receive ${wholeRupees(today)} today and ${wholeRupees(later)} on day ${values.days}. The cost is ${wholeRupees(cost)}, ${percent(yearly)} a year. ${
      cost === overdraft
        ? 'The overdraft costs the same.'
        : `The overdraft is ${gap} ${isCostlier ? 'cheaper, but discounting leaves its limit free for the next order' : 'more expensive'}.`
    }`,
    drawing: {
      bars: [
        {
          label: 'The bill',
          parts: [
            { label: 'Today', amount: today, tone: 'hand' },
            { label: `Day ${values.days}`, amount: later, tone: 'held' },
            { label: 'Cost', amount: cost, tone: 'cost' },
          ],
        },
      ],
    },
  };
}

const shared = {
  calculate,
  assumptions: [
    'The discount is simple interest on the advance, with 365 days a year.',
    'Discount and charges are deducted from the amount held back or, if it is too small, from the advance.',
    'The effective cost compares discount and charges with the amount you receive today.',
    'The buyer pays on the due date. The overdraft has no charges.',
  ],
  lines: ({ invoice, days, advance, rate, charges, overdraft }) => [
    `Invoice ${rupees(invoice)}, due in ${days} days`,
    `Advance ${percent(advance)}, discount ${percent(rate)} p.a.`,
    `Charges ${rupees(charges)}, overdraft ${percent(overdraft)}`,
  ],
  answers: ({ invoice, days }) => ({ amount: rupees(invoice), days: String(days) }),
} satisfies Partial<CalculatorDefinition<Key>>;

/** Returns the fields of either kind of bill, with its ranges and example. */
const billFields = (
  own: Record<'sliderMax' | 'invoice' | 'advance' | 'rate' | 'charges' | 'days', number>,
  tenor: [number, number],
) =>
  ({
    invoice: {
      label: 'Invoice amount',
      unit: 'rupees',
      min: inPaise(10_000),
      max: inPaise(10_00_00_000),
      sliderMax: own.sliderMax,
      step: inPaise(10_000),
      example: own.invoice,
    },
    days: { label: 'Due in', unit: 'days', min: tenor[0], max: tenor[1], step: 1, example: own.days },
    advance: {
      label: 'Advance on invoice',
      unit: 'percent',
      min: inHundredths(50),
      max: inHundredths(100),
      step: inHundredths(1),
      example: own.advance,
    },
    rate: {
      label: 'Discount rate p.a.',
      unit: 'percent',
      min: inHundredths(1),
      max: inHundredths(36),
      step: inHundredths(0.25),
      example: own.rate,
    },
    charges: {
      label: 'Lender’s charges',
      unit: 'rupees',
      min: 0,
      max: inPaise(5_00_000),
      sliderMax: inPaise(50_000),
      step: inPaise(500),
      example: own.charges,
    },
    overdraft: {
      label: 'Your overdraft rate p.a.',
      unit: 'percent',
      min: inHundredths(1),
      max: inHundredths(36),
      step: inHundredths(0.25),
      example: inHundredths(12),
    },
  }) satisfies Record<Key, CalculatorField>;

export const bill = defineCalculator<Key>({
  ...shared,
  title: 'Bill discounting',
  fields: billFields(
    {
      sliderMax: inPaise(50_00_000),
      invoice: inPaise(5_00_000),
      days: 60,
      advance: inHundredths(95),
      rate: inHundredths(12),
      charges: inPaise(2_500),
    },
    [30, 120],
  ),
  examples: [
    {
      label: '30 days',
      values: [inPaise(5_00_000), 30, inHundredths(95), inHundredths(12), inPaise(2_500), inHundredths(12)],
    },
    {
      label: '60 days',
      values: [inPaise(5_00_000), 60, inHundredths(95), inHundredths(12), inPaise(2_500), inHundredths(12)],
    },
    {
      label: '120 days',
      values: [inPaise(5_00_000), 120, inHundredths(95), inHundredths(12), inPaise(2_500), inHundredths(12)],
    },
  ],
});

export const exportBill = defineCalculator<Key>({
  ...shared,
  title: 'Export bill discounting',
  fields: billFields(
    {
      sliderMax: inPaise(2_00_00_000),
      invoice: inPaise(10_00_000),
      days: 90,
      advance: inHundredths(80),
      rate: inHundredths(6),
      charges: inPaise(8_000),
    },
    [30, 180],
  ),
  examples: [
    {
      label: '70% at 4.5%',
      values: [inPaise(10_00_000), 90, inHundredths(70), inHundredths(4.5), inPaise(8_000), inHundredths(12)],
    },
    {
      label: '90% at 7.5%',
      values: [inPaise(10_00_000), 90, inHundredths(90), inHundredths(7.5), inPaise(8_000), inHundredths(12)],
    },
    {
      label: '180 days',
      values: [inPaise(10_00_000), 180, inHundredths(80), inHundredths(6), inPaise(8_000), inHundredths(12)],
    },
  ],
});
