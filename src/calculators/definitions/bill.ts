import { discountBill } from '../finance/bill.ts';
import { formatMessage } from '../../lib/format-message.ts';
import { percent, rupees, wholeRupees } from '../../lib/indian-money.ts';
import * as words from '#words/calculator-results.json';
import { defineCalculator, percentField, rupeesField } from '../define-calculator.ts';
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
  if (values.days < 1) return { error: words.dueToday, field: 'days' };
  const { discount, cost, today, later, yearly, overdraft } = discountBill(values);
  if (yearly === undefined) return { error: words.costTooHigh, field: 'charges' };
  const gap = wholeRupees(Math.abs(cost - overdraft));
  const day = values.days;
  return {
    rows: [
      { label: words.receiveToday, inLead: 'You receive today', amount: wholeRupees(today) },
      { label: words.effectiveCost, inLead: 'Effective cost p.a.', amount: percent(yearly) },
      { label: formatMessage(words.receiveLater, { day }), amount: wholeRupees(later) },
      { label: words.discount, amount: wholeRupees(discount) },
      { label: words.discountAndCharges, amount: wholeRupees(cost) },
      {
        label: formatMessage(words.overdraftCost, { rate: percent(values.overdraft) }),
        amount: wholeRupees(overdraft),
      },
    ],
    sentence: formatMessage(words.billSentence, {
      today: wholeRupees(today),
      later: wholeRupees(later),
      day,
      cost: wholeRupees(cost),
      yearly: percent(yearly),
      overdraft:
        cost === overdraft
          ? words.overdraftSame
          : formatMessage(cost > overdraft ? words.overdraftCheaper : words.overdraftCostlier, { gap }),
    }),
    drawing: {
      bars: [
        {
          label: words.theBill,
          parts: [
            { label: words.today, amount: today, tone: 'hand' },
            { label: formatMessage(words.dayNumber, { day }), amount: later, tone: 'held' },
            { label: words.cost, amount: cost, tone: 'cost' },
          ],
        },
      ],
    },
  };
}

const shared = {
  calculate,
  assumptions: [words.simpleInterest, words.deducted, words.effectiveCostNote, words.paysOnTime],
  lines: ({ invoice, days, advance, rate, charges, overdraft }) => [
    `Invoice ${rupees(invoice)}, due in ${days} days`,
    `Advance ${percent(advance)}, discount ${percent(rate)} p.a.`,
    `Charges ${rupees(charges)}, overdraft ${percent(overdraft)}`,
  ],
  answers: ({ invoice, days }) => ({ amount: rupees(invoice), days: String(days) }),
} satisfies Partial<CalculatorDefinition<Key>>;

/** The values that differ between the two kinds of bill, in rupees, days and per cent. */
interface BillRange {
  invoice: { example: number; sliderMax: number };
  days: { min: number; max: number; example: number };
  advance: number;
  rate: number;
  charges: number;
}

const billFields = ({ invoice, days, advance, rate, charges }: BillRange) =>
  ({
    invoice: rupeesField({ label: words.invoice, min: 10_000, max: 10_00_00_000, step: 10_000, ...invoice }),
    days: { label: words.dueIn, unit: 'days', step: 1, ...days },
    advance: percentField({ label: words.advance, min: 50, max: 100, step: 1, example: advance }),
    rate: percentField({ label: words.discountRate, min: 1, max: 36, step: 0.25, example: rate }),
    charges: rupeesField({
      label: words.charges,
      min: 0,
      max: 5_00_000,
      sliderMax: 50_000,
      step: 500,
      example: charges,
    }),
    overdraft: percentField({ label: words.overdraftRate, min: 1, max: 36, step: 0.25, example: 12 }),
  }) satisfies Record<Key, CalculatorField>;

export const bill = defineCalculator<Key>({
  ...shared,
  title: words.billDiscounting,
  titleInLead: 'Bill discounting',
  fields: billFields({
    invoice: { example: 5_00_000, sliderMax: 50_00_000 },
    days: { min: 30, max: 120, example: 60 },
    advance: 95,
    rate: 12,
    charges: 2_500,
  }),
  examples: [30, 60, 120].map((days) => ({ label: formatValue('days', days), values: { days } })),
});

export const exportBill = defineCalculator<Key>({
  ...shared,
  title: words.exportBillDiscounting,
  titleInLead: 'Export bill discounting',
  fields: billFields({
    invoice: { example: 10_00_000, sliderMax: 2_00_00_000 },
    days: { min: 30, max: 180, example: 90 },
    advance: 80,
    rate: 6,
    charges: 8_000,
  }),
  examples: [
    {
      label: formatMessage(words.advanceAtRate, { advance: '70%', rate: '4.5%' }),
      values: { advance: 70, rate: 4.5 },
    },
    {
      label: formatMessage(words.advanceAtRate, { advance: '90%', rate: '7.5%' }),
      values: { advance: 90, rate: 7.5 },
    },
    { label: formatValue('days', 180), values: { days: 180 } },
  ],
});
