import type { NumberUnit } from '../lib/parse-number.ts';

/**
 * The unit of a value. The value of a date is a day number (lib/calendar-date.ts), of a choice the index of an option.
 */
export type FieldUnit = NumberUnit | 'date' | 'choice';

export interface CalculatorField {
  label: string;
  /** Heading of adjacent fields with the same group. */
  group?: string;
  hint?: string;
  unit: FieldUnit;
  /**
   * Limits and step in the unit's integer form. The number box accepts all values between the limits, not only steps.
   */
  min: number;
  max: number;
  /** End of the slider, if it is lower than `max`: usual values must be far enough apart to be set with a finger. */
  sliderMax?: number;
  step: number;
  /** Value in the worked example. */
  example: number;
  /** The value of an empty box, and its name in the list of inputs. Without `whenEmpty`, the box is required. */
  whenEmpty?: { value: number; label: string };
  /** Names of the values of a choice, from 0 to `max`. */
  options?: readonly string[];
  /**
   * The field is shown, next to a choice, only while the choice `key` has this value. Such fields are last in the
   * definition, and in the URL only if they differ from the example.
   */
  shownFor?: { key: string; value: number };
  /** Key of an amount. While the amount is 0, this field has no effect. */
  needs?: string;
  /** After hydration, the initial value is today's date in India. */
  startsToday?: boolean;
}

interface ResultRow {
  label: string;
  amount: string;
}

/** A row that the enquiry repeats in the language of the office. */
interface LeadRow extends ResultRow {
  inLead: string;
  /** The amount in the language of the office, if it contains words. */
  amountInLead?: string;
}

/** A part of a bar: money received now, money paid later or still owed, or costs. */
export interface BarPart {
  label: string;
  amount: number;
  tone: 'hand' | 'held' | 'solid' | 'cost';
}

/** A table. Its rows are calculated when it is opened. */
export interface ResultTable {
  caption: string;
  columns: readonly string[];
  rows: () => readonly (readonly string[])[];
}

export interface CalculationResult {
  /** The first row is the main result, in large type. */
  rows: readonly [LeadRow, LeadRow, ...ResultRow[]];
  /** The result in one or two sentences, which is announced after a change. */
  sentence: string;
  /** Bars of parts; or, for each year, the principal's share of that year's payments. */
  drawing: { bars: readonly { label: string; parts: readonly BarPart[] }[] } | { coupons: readonly number[] };
  tables?: readonly ResultTable[];
  /** A table that replaces the rows. Its columns are the compared offers. */
  comparison?: ResultTable;
}

/** The outcome for values of which each is valid, but not their combination. */
export interface CalculationError<Key extends string = string> {
  error: string;
  /** The field that shows the error too. Without `field`, there is nothing to correct: the values have no result. */
  field?: Key;
}

export type Values<Key extends string = string> = Readonly<Record<Key, number>>;

export interface CalculatorDefinition<Key extends string = string> {
  title: string;
  titleInLead: string;
  fields: Readonly<Record<Key, CalculatorField>>;
  /** Named sets of values. */
  examples: readonly { label: string; values: Values<Key> }[];
  assumptions: readonly string[] | ((values: Values<Key>) => readonly string[]);
  /** Name of the link to the enquiry, instead of 'Get a quote'. */
  action?: string;
  calculate: (values: Values<Key>) => CalculationResult | CalculationError<Key>;
  /** Lines for the enquiry in the language of the office, at most four, without title and reference. */
  lines: (values: Values<Key>) => readonly string[];
  /** Prefilled answers of the page’s enquiry form, by field name (enquiry/forms). */
  answers: (values: Values<Key>) => Readonly<Record<string, string>>;
}

export const inPaise = (rupees: number) => Math.round(rupees * 100);
export const inHundredths = (percent: number) => Math.round(percent * 100);
