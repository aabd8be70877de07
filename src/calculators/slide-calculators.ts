import { formatMessage } from '../lib/format-message.ts';
import { formatPercent, formatRupees, formatWholeRupees } from '../lib/indian-money.ts';
import * as words from '#words/calculators.json';
import type { CalculatorDefinition, Values } from './calculator-definition.ts';
import { bill } from './definitions/bill.ts';
import { loan } from './definitions/loan.ts';
import { rating } from './definitions/rating.ts';
import { discountBill } from './finance/bill.ts';
import { calculateInstalment, createSchedule, sumInterest } from './finance/loan.ts';
import { calculateRatingSavings } from './finance/savings.ts';
import { formatValue } from './format-value.ts';

/**
 * The calculator of a hero slide, a short form of another calculator: two of its fields and its main result. The other fields have the values of the example.
 */
interface SlideCalculator<Key extends string> {
  definition: CalculatorDefinition;
  fields: readonly [Key, Key];
  /** The label of the amount, such as 'today'. */
  label: string;
  calculate: (values: Values<Key>) => {
    amount: number;
    /** A sentence with the most important values, and a second result if there is one. */
    note: string;
  };
}

/** The type parameter checks the keys of a calculator. The result accepts any strings, so that all have one type. */
const defineSlideCalculator = <Key extends string>(calculator: SlideCalculator<Key>) =>
  calculator as unknown as SlideCalculator<string>;

const { slideCalculators: texts } = words;

export const slideCalculators = {
  bill: defineSlideCalculator<'invoice' | 'days' | 'advance' | 'rate' | 'charges' | 'overdraft'>({
    definition: bill,
    fields: ['invoice', 'days'],
    label: texts.bill.label,
    calculate: (values) => {
      const { receivedToday, receivedLater } = discountBill(values);
      const note = formatMessage(texts.bill.note, {
        invoice: formatRupees(values.invoice),
        today: formatWholeRupees(receivedToday),
        later: formatWholeRupees(receivedLater),
        day: values.days,
        rate: formatPercent(values.rate),
        charges: formatWholeRupees(values.charges),
      });
      return { amount: receivedToday, note };
    },
  }),
  loan: defineSlideCalculator<'amount' | 'rate' | 'months'>({
    definition: loan,
    fields: ['amount', 'months'],
    label: texts.loan.label,
    calculate: (values) => {
      const note = formatMessage(texts.loan.note, {
        amount: formatRupees(values.amount),
        tenure: formatValue('months', values.months),
        interest: formatWholeRupees(sumInterest(createSchedule(values))),
        rate: formatPercent(values.rate),
      });
      return { amount: calculateInstalment(values), note };
    },
  }),
  rating: defineSlideCalculator<'debt' | 'difference'>({
    definition: rating,
    fields: ['debt', 'difference'],
    label: texts.rating.label,
    calculate: ({ debt, difference }) => {
      const { yearly } = calculateRatingSavings(debt, difference, 1, 0);
      const note = formatMessage(texts.rating.note, {
        debt: formatRupees(debt),
        difference: formatPercent(difference),
      });
      return { amount: yearly, note };
    },
  }),
} as const;

export type SlideCalculatorName = keyof typeof slideCalculators;
