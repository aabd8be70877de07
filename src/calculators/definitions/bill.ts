import { discountBill, yearlyCost } from '../finance/bill.ts';
import { billExamples, billFee } from '../bill-examples.ts';
import type { BillExample, BillFee } from '../bill-examples.ts';
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
import { largestFee } from '../firm-fee.ts';
import { formatValue } from '../format-value.ts';
import { gstRate } from '../../site/fees.ts';

type Key = 'invoice' | 'days' | 'advance' | 'rate' | 'charges' | 'overdraft' | 'fee';

/** Returns a sentence that compares the cost of a bill with the cost of an overdraft. */
function compareWithOverdraft(cost: number, overdraft: number): string {
  const gap = wholeRupees(Math.abs(cost - overdraft));
  if (cost === overdraft) return words.overdraftSame;
  return formatMessage(cost > overdraft ? words.overdraftCheaper : words.overdraftCostlier, { gap });
}

function calculate(firmFee: BillFee, values: Values<Key>): CalculationResult | CalculationError<Key> {
  if (values.days < 1) return { error: words.dueToday, field: 'days' };
  const { discount, cost, today, later, yearly, overdraft } = discountBill(values);
  if (yearly === undefined) return { error: words.costTooHigh, field: 'charges' };
  const day = values.days;
  const fee = billFee(values.invoice, values.fee, firmFee);
  const withFee = cost + fee;
  const yearlyWithFee = percent(yearlyCost(withFee, today, day));
  return {
    rows: [
      { label: words.receiveToday, inLead: 'You receive today', amount: wholeRupees(today) },
      {
        ...(fee
          ? { label: words.costWithoutFee, inLead: 'Effective cost p.a., without our fee' }
          : { label: words.effectiveCost, inLead: 'Effective cost p.a.' }),
        amount: percent(yearly),
      },
      ...(fee ? [{ label: words.costWithFee, amount: yearlyWithFee }] : []),
      { label: formatMessage(words.receiveLater, { day }), amount: wholeRupees(later) },
      { label: words.discount, amount: wholeRupees(discount) },
      { label: words.discountAndCharges, amount: wholeRupees(cost) },
      ...(fee ? [{ label: words.ourFeeWithGst, amount: wholeRupees(fee) }] : []),
      {
        label: formatMessage(words.overdraftCost, { rate: percent(values.overdraft) }),
        amount: wholeRupees(overdraft),
      },
    ],
    sentence: [
      formatMessage(words.billSentence, {
        today: wholeRupees(today),
        later: wholeRupees(later),
        day,
        cost: wholeRupees(cost),
        yearly: percent(yearly),
      }),
      fee &&
        formatMessage(words.withFeeSentence, {
          fee: wholeRupees(fee),
          cost: wholeRupees(withFee),
          yearly: yearlyWithFee,
        }),
      compareWithOverdraft(withFee, overdraft),
    ]
      .filter(Boolean)
      .join(' '),
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

/** The limits that differ between a bill and an export bill. */
interface BillLimits {
  days: { min: number; max: number };
  /** The highest value of the invoice's slider, in rupees. */
  invoiceSliderMax: number;
}

const collapsedUnder = words.chargesAndFees;

const fieldsOf = (example: BillExample, { days, invoiceSliderMax }: BillLimits) =>
  ({
    invoice: rupeesField({
      label: words.invoice,
      min: 10_000,
      max: 10_00_00_000,
      sliderMax: invoiceSliderMax,
      step: 10_000,
      example: example.invoice,
    }),
    days: { label: words.dueIn, unit: 'days', step: 1, ...days, example: example.days },
    advance: percentField({ label: words.advance, min: 50, max: 100, step: 1, example: example.advance }),
    rate: percentField({ label: words.discountRate, min: 1, max: 36, step: 0.25, example: example.rate }),
    charges: rupeesField({
      collapsedUnder,
      label: words.charges,
      min: 0,
      max: 5_00_000,
      sliderMax: 50_000,
      step: 500,
      example: example.charges,
    }),
    overdraft: percentField({
      collapsedUnder,
      label: words.overdraftRate,
      min: 1,
      max: 36,
      step: 0.25,
      example: 12,
    }),
    fee: percentField({
      collapsedUnder,
      label: words.ourFee,
      hint:
        example.fee.gst === 'added' ? formatMessage(words.gstAdded, { rate: gstRate }) : words.gstIncluded,
      min: 0,
      max: 5,
      step: 0.05,
      example: largestFee(example.fee),
      // Links that visitors shared before this field was added contain no fee. Their result must not change.
      whenEmpty: { value: 0, label: words.nothing },
    }),
  }) satisfies Record<Key, CalculatorField>;

const shared = (example: BillExample, limits: BillLimits) =>
  ({
    fields: fieldsOf(example, limits),
    calculate: (values) => calculate(example.fee, values),
    assumptions: [words.simpleInterest, words.deducted, words.effectiveCostNote, words.paysOnTime],
    lines: ({ invoice, days, advance, rate, charges, overdraft, fee }) => [
      `Invoice ${rupees(invoice)}, due in ${days} days`,
      `Advance ${percent(advance)}, discount ${percent(rate)} p.a.`,
      `Charges ${rupees(charges)}, our fee ${percent(fee)}, overdraft ${percent(overdraft)}`,
    ],
    answers: ({ invoice, days }) => ({ amount: rupees(invoice), days: String(days) }),
  }) satisfies Partial<CalculatorDefinition<Key>>;

export const bill = defineCalculator<Key>({
  ...shared(billExamples.bill, { days: { min: 30, max: 120 }, invoiceSliderMax: 50_00_000 }),
  title: words.billDiscounting,
  titleInLead: 'Bill discounting',
  examples: [30, 60, 120].map((days) => ({ label: formatValue('days', days), values: { days } })),
});

export const exportBill = defineCalculator<Key>({
  ...shared(billExamples.export, { days: { min: 30, max: 180 }, invoiceSliderMax: 2_00_00_000 }),
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
