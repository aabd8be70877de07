import type { NumberUnit } from '../lib/parse-number.ts';

/**
 * The unit of a value. Values are integers: amounts are in paise, rates in hundredths of a per cent. A date is a day
 * number (lib/calendar-date.ts), a choice is the index of an option.
 */
export type FieldUnit = NumberUnit | 'date' | 'choice';

export interface CalculatorField {
  label: string;
  /** The heading above adjacent fields with the same group. */
  group?: string;
  hint?: string;
  unit: FieldUnit;
  min: number;
  max: number;
  /** The end of the slider, if it is lower than `max`. On a shorter scale, usual values are easier to set by touch. */
  sliderMax?: number;
  /** The step of the slider. The number box accepts all values between `min` and `max`. */
  step: number;
  /** The value in the worked example. */
  example: number;
  /** The value used if the box is empty, and its label in the list of inputs. Without this, the box is required. */
  whenEmpty?: { value: number; label: string };
  /** The labels of a choice's options. */
  options?: readonly string[];
  /**
   * Shows the field only while the choice `key` has this value. Such fields are the last in the definition. The URL omits
   * them if they have the values of the example.
   */
  shownFor?: { key: string; value: number };
  /** The key of an amount without which this field has no effect. */
  needs?: string;
  /** Whether the initial value, after hydration, is today's date in India. */
  startsToday?: boolean;
}

export interface ResultRow {
  label: string;
  amount: string;
}

/** A row that the lead contains too. */
export interface LeadRow extends ResultRow {
  /** The English label. */
  inLead: string;
  /** The English amount, if the amount contains words. */
  amountInLead?: string;
}

/** A part of a bar. */
export interface BarPart {
  label: string;
  amount: number;
  /** The colour: `hand` for money received now, `held` for money paid later or still owed, `cost` for costs. */
  tone: 'hand' | 'held' | 'solid' | 'cost';
}

/** A table whose rows are calculated when the visitor opens it. */
export interface ResultTable {
  caption: string;
  columns: readonly string[];
  /** False if the last column has text instead of amounts. */
  amount?: boolean;
  rows: () => readonly (readonly string[])[];
}

export interface CalculationResult {
  /** The first row is the main result, which is shown in large type. */
  rows: readonly [LeadRow, LeadRow, ...ResultRow[]];
  /** The result in a few sentences, which is announced after a change. */
  sentence: string;
  /** Bars, or coupons: for each year, the share of the principal in the payments of the year. */
  drawing: { bars: readonly { label: string; parts: readonly BarPart[] }[] } | { coupons: readonly number[] };
  tables?: readonly ResultTable[];
  /** A table that compares offers, which are its columns. It is shown instead of the rows. */
  comparison?: ResultTable;
}

/** Each value is valid, but the combination has no result. */
export interface CalculationError<Key extends string = string> {
  error: string;
  /** The field to correct, which shows the error too. Without it, no value is invalid. */
  field?: Key;
}

export type Values<Key extends string = string> = Readonly<Record<Key, number>>;

export interface CalculatorDefinition<Key extends string = string> {
  title: string;
  titleInLead: string;
  fields: Readonly<Record<Key, CalculatorField>>;
  /** Examples that the visitor can select. */
  examples: readonly { label: string; values: Values<Key> }[];
  assumptions: readonly string[] | ((values: Values<Key>) => readonly string[]);
  /** The text of the link to the enquiry. The default is 'Get a quote'. */
  action?: string;
  calculate: (values: Values<Key>) => CalculationResult | CalculationError<Key>;
  /** Returns English lines with the inputs for the lead: at most four. */
  lines: (values: Values<Key>) => readonly string[];
  /** Returns answers to prefill in the enquiry form of the page, by field name (enquiry/forms). */
  answers: (values: Values<Key>) => Readonly<Record<string, string>>;
}

export const inPaise = (rupees: number) => Math.round(rupees * 100);
export const inHundredths = (percent: number) => Math.round(percent * 100);
