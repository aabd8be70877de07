import { discountBill, calculateYearlyCost } from '../finance/bill.ts';
import { billExamples, calculateBillFee } from '../bill-examples.ts';
import type { BillExample, BillFee } from '../bill-examples.ts';
import { formatMessage } from '../../lib/format-message.ts';
import { formatPercent, formatRupees, formatWholeRupees } from '../../lib/indian-money.ts';
import * as words from '#words/calculator-results.json';
import { defineCalculator, createPercentField, createRupeesField } from '../define-calculator.ts';
import type {
  CalculatorDefinition,
  CalculatorField,
  CalculationResult,
  CalculationError,
  Values,
} from '../calculator-definition.ts';
import { getLargestFee } from '../firm-fee.ts';
import { formatValue } from '../format-value.ts';
import { gstRate } from '../../site/fees.ts';

type Key = 'invoice' | 'days' | 'advance' | 'rate' | 'charges' | 'overdraft' | 'fee';

/** Returns a sentence that compares the cost of a bill with the cost of an overdraft. */
function compareWithOverdraft(cost: number, overdraftCost: number): string {
  const gap = formatWholeRupees(Math.abs(cost - overdraftCost));
  if (cost === overdraftCost) return words.overdraftSame;
  return formatMessage(cost > overdraftCost ? words.overdraftCheaper : words.overdraftCostlier, { gap });
}

function calculate(firmFee: BillFee, values: Values<Key>): CalculationResult | CalculationError<Key> {
  if (values.days < 1) return { error: words.dueToday, field: 'days' };
  const {
    discount,
    cost,
    receivedToday,
    receivedLater,
    yearlyRate: yearly,
    overdraftCost,
  } = discountBill(values);
  if (yearly === undefined) return { error: words.costTooHigh, field: 'charges' };
  const day = values.days;
  const fee = calculateBillFee(values.invoice, values.fee, firmFee);
  const withFee = cost + fee;
  const yearlyWithFee = formatPercent(calculateYearlyCost(withFee, receivedToday, day));
  return {
    rows: [
      { label: words.receiveToday, inLead: 'You receive today', amount: formatWholeRupees(receivedToday) },
      {
        ...(fee
          ? { label: words.costWithoutFee, inLead: 'Effective cost p.a., without our fee' }
          : { label: words.effectiveCost, inLead: 'Effective cost p.a.' }),
        amount: formatPercent(yearly),
      },
      ...(fee ? [{ label: words.costWithFee, amount: yearlyWithFee }] : []),
      { label: formatMessage(words.receiveLater, { day }), amount: formatWholeRupees(receivedLater) },
      { label: words.discount, amount: formatWholeRupees(discount) },
      { label: words.discountAndCharges, amount: formatWholeRupees(cost) },
      ...(fee ? [{ label: words.ourFeeWithGst, amount: formatWholeRupees(fee) }] : []),
      {
        label: formatMessage(words.overdraftCost, { rate: formatPercent(values.overdraft) }),
        amount: formatWholeRupees(overdraftCost),
      },
    ],
    sentence: [
      formatMessage(words.billSentence, {
        today: formatWholeRupees(receivedToday),
        later: formatWholeRupees(receivedLater),
        day,
        cost: formatWholeRupees(cost),
        yearly: formatPercent(yearly),
      }),
      fee &&
        formatMessage(words.withFeeSentence, {
          fee: formatWholeRupees(fee),
          cost: formatWholeRupees(withFee),
          yearly: yearlyWithFee,
        }),
      compareWithOverdraft(withFee, overdraftCost),
    ]
      .filter(Boolean)
      .join(' '),
    drawing: {
      bars: [
        {
          label: words.theBill,
          parts: [
            { label: words.today, amount: receivedToday, tone: 'hand' },
            { label: formatMessage(words.dayNumber, { day }), amount: receivedLater, tone: 'held' },
            { label: words.cost, amount: cost, tone: 'cost' },
          ],
        },
      ],
    },
  };
}

/** The limits that differ between a bill and an export bill. */
interface BillLimits {
  days: { min: number; max: number };
  /** The highest value of the invoice's slider, in rupees. */
  invoiceSliderMax: number;
}

const collapsedUnder = words.chargesAndFees;

const createBillFields = (example: BillExample, { days, invoiceSliderMax }: BillLimits) =>
  ({
    invoice: createRupeesField({
      label: words.invoice,
      min: 10_000,
      max: 10_00_00_000,
      sliderMax: invoiceSliderMax,
      step: 10_000,
      example: example.invoice,
    }),
    days: { label: words.dueIn, unit: 'days', step: 1, ...days, example: example.days },
    advance: createPercentField({
      label: words.advance,
      min: 50,
      max: 100,
      step: 1,
      example: example.advance,
    }),
    rate: createPercentField({
      label: words.discountRate,
      min: 1,
      max: 36,
      step: 0.25,
      example: example.rate,
    }),
    charges: createRupeesField({
      collapsedUnder,
      label: words.charges,
      min: 0,
      max: 5_00_000,
      sliderMax: 50_000,
      step: 500,
      example: example.charges,
    }),
    overdraft: createPercentField({
      collapsedUnder,
      label: words.overdraftRate,
      min: 1,
      max: 36,
      step: 0.25,
      example: 12,
    }),
    fee: createPercentField({
      collapsedUnder,
      label: words.ourFee,
      hint:
        example.fee.gst === 'added' ? formatMessage(words.gstAdded, { rate: gstRate }) : words.gstIncluded,
      min: 0,
      max: 5,
      step: 0.05,
      example: getLargestFee(example.fee),
      // Links that visitors shared before this field was added contain no fee. Their result must not change.
      whenEmpty: { value: 0, label: words.nothing },
    }),
  }) satisfies Record<Key, CalculatorField>;

const createSharedParts = (example: BillExample, limits: BillLimits) =>
  ({
    fields: createBillFields(example, limits),
    calculate: (values) => calculate(example.fee, values),
    assumptions: [words.simpleInterest, words.deducted, words.effectiveCostNote, words.paysOnTime],
    lines: ({ invoice, days, advance, rate, charges, overdraft, fee }) => [
      `Invoice ${formatRupees(invoice)}, due in ${days} days`,
      `Advance ${formatPercent(advance)}, discount ${formatPercent(rate)} p.a.`,
      `Charges ${formatRupees(charges)}, our fee ${formatPercent(fee)}, overdraft ${formatPercent(overdraft)}`,
    ],
    answers: ({ invoice, days }) => ({ amount: formatRupees(invoice), days: String(days) }),
  }) satisfies Partial<CalculatorDefinition<Key>>;

export const bill = defineCalculator<Key>({
  ...createSharedParts(billExamples.bill, { days: { min: 30, max: 120 }, invoiceSliderMax: 50_00_000 }),
  title: words.billDiscounting,
  titleInLead: 'Bill discounting',
  examples: [30, 60, 120].map((days) => ({ label: formatValue('days', days), values: { days } })),
});

export const exportBill = defineCalculator<Key>({
  ...createSharedParts(billExamples.export, { days: { min: 30, max: 180 }, invoiceSliderMax: 2_00_00_000 }),
  title: words.exportBillDiscounting,
  titleInLead: 'Export bill discounting',
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
