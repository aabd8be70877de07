import { discountBill } from '../finance/bill.ts';
import { formatMessage } from '../../lib/format-message.ts';
import { percent, rupees, wholeRupees } from '../../lib/indian-money.ts';
import * as m from '#words/calculator-results.json';
import { defineCalculator, inHundredths, inPaise } from '../calculator-definition.ts';
import type {
  CalculatorDefinition,
  CalculatorField,
  CalculationResult,
  CalculationError,
  Values,
} from '../calculator-definition.ts';
import { formatValue } from '../format-value.ts';

type Key = 'invoice' | 'days' | 'advance' | 'rate' | 'charges' | 'overdraft';

function calculate(values: Values<Key>): CalculationResult | CalculationError<Key> {
  if (values.days < 1) return { error: m.dueToday, field: 'days' };
  const { discount, cost, today, later, yearly, overdraft } = discountBill(values);
  if (yearly === undefined) return { error: m.costTooHigh, field: 'charges' };
  const gap = wholeRupees(Math.abs(cost - overdraft));
  const day = values.days;
  return {
    rows: [
      { label: m.receiveToday, inLead: 'You receive today', amount: wholeRupees(today) },
      { label: m.effectiveCost, inLead: 'Effective cost p.a.', amount: percent(yearly) },
      { label: formatMessage(m.receiveLater, { day }), amount: wholeRupees(later) },
      { label: m.discount, amount: wholeRupees(discount) },
      { label: m.discountAndCharges, amount: wholeRupees(cost) },
      {
        label: formatMessage(m.overdraftCost, { rate: percent(values.overdraft) }),
        amount: wholeRupees(overdraft),
      },
    ],
    sentence: formatMessage(m.billSentence, {
      today: wholeRupees(today),
      later: wholeRupees(later),
      day,
      cost: wholeRupees(cost),
      yearly: percent(yearly),
      overdraft:
        cost === overdraft
          ? m.overdraftSame
          : formatMessage(cost > overdraft ? m.overdraftCheaper : m.overdraftCostlier, { gap }),
    }),
    drawing: {
      bars: [
        {
          label: m.theBill,
          parts: [
            { label: m.today, amount: today, tone: 'hand' },
            { label: formatMessage(m.dayNumber, { day }), amount: later, tone: 'held' },
            { label: m.cost, amount: cost, tone: 'cost' },
          ],
        },
      ],
    },
  };
}

const shared = {
  calculate,
  assumptions: [m.simpleInterest, m.deducted, m.effectiveCostNote, m.paysOnTime],
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
      label: m.invoice,
      unit: 'rupees',
      min: inPaise(10_000),
      max: inPaise(10_00_00_000),
      sliderMax: own.sliderMax,
      step: inPaise(10_000),
      example: own.invoice,
    },
    days: { label: m.dueIn, unit: 'days', min: tenor[0], max: tenor[1], step: 1, example: own.days },
    advance: {
      label: m.advance,
      unit: 'percent',
      min: inHundredths(50),
      max: inHundredths(100),
      step: inHundredths(1),
      example: own.advance,
    },
    rate: {
      label: m.discountRate,
      unit: 'percent',
      min: inHundredths(1),
      max: inHundredths(36),
      step: inHundredths(0.25),
      example: own.rate,
    },
    charges: {
      label: m.charges,
      unit: 'rupees',
      min: 0,
      max: inPaise(5_00_000),
      sliderMax: inPaise(50_000),
      step: inPaise(500),
      example: own.charges,
    },
    overdraft: {
      label: m.overdraftRate,
      unit: 'percent',
      min: inHundredths(1),
      max: inHundredths(36),
      step: inHundredths(0.25),
      example: inHundredths(12),
    },
  }) satisfies Record<Key, CalculatorField>;

export const bill = defineCalculator<Key>({
  ...shared,
  title: m.billDiscounting,
  titleInLead: 'Bill discounting',
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
      label: formatValue('days', 30),
      values: [inPaise(5_00_000), 30, inHundredths(95), inHundredths(12), inPaise(2_500), inHundredths(12)],
    },
    {
      label: formatValue('days', 60),
      values: [inPaise(5_00_000), 60, inHundredths(95), inHundredths(12), inPaise(2_500), inHundredths(12)],
    },
    {
      label: formatValue('days', 120),
      values: [inPaise(5_00_000), 120, inHundredths(95), inHundredths(12), inPaise(2_500), inHundredths(12)],
    },
  ],
});

export const exportBill = defineCalculator<Key>({
  ...shared,
  title: m.exportBillDiscounting,
  titleInLead: 'Export bill discounting',
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
      label: formatMessage(m.advanceAtRate, { advance: '70%', rate: '4.5%' }),
      values: [inPaise(10_00_000), 90, inHundredths(70), inHundredths(4.5), inPaise(8_000), inHundredths(12)],
    },
    {
      label: formatMessage(m.advanceAtRate, { advance: '90%', rate: '7.5%' }),
      values: [inPaise(10_00_000), 90, inHundredths(90), inHundredths(7.5), inPaise(8_000), inHundredths(12)],
    },
    {
      label: formatValue('days', 180),
      values: [inPaise(10_00_000), 180, inHundredths(80), inHundredths(6), inPaise(8_000), inHundredths(12)],
    },
  ],
});
