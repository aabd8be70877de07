import type { NumberUnit } from '../lib/parse-number.ts';

/** A date is a day number (lib/calendar-date.ts), a choice the index of an option. */
export type FieldUnit = NumberUnit | 'date' | 'choice';

export interface CalculatorField {
  label: string;
  /** Heading of this field and of its neighbours with the same group. */
  group?: string;
  hint?: string;
  unit: FieldUnit;
  /** Limits and step in the unit's integer form. The number box accepts any value between the limits. */
  min: number;
  max: number;
  /** End of the slider if lower than `max`. Otherwise usual values would be too close together to set by finger. */
  sliderMax?: number;
  step: number;
  /** Value in the worked example. */
  example: number;
  /** The value of an empty box, and its name among the inputs. Without it the box is required and has a slider. */
  whenEmpty?: { value: number; label: string };
  /** Names of the values of a choice, from 0 to `max`. */
  options?: readonly string[];
  /**
   * The key of a choice, and its value for which this field is shown, next to the choice. These fields come last, and a
   * URL has them only if they differ from the example.
   */
  shownFor?: { key: string; value: number };
  /** Key of an amount; while it is 0, this value has no effect. */
  needs?: string;
  /** Whether it starts at today's date in India, once the page is hydrated. */
  startsToday?: boolean;
}

interface ResultRow {
  label: string;
  amount: string;
}

/** A row that the enquiry repeats, in the language of the office. */
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

/** A table whose rows are computed when it is opened. */
export interface ResultTable {
  caption: string;
  columns: readonly string[];
  rows: () => readonly (readonly string[])[];
}

export interface CalculationResult {
  /** The first is the main result, shown large. */
  rows: readonly [LeadRow, LeadRow, ...ResultRow[]];
  /** The result in one or two sentences, announced after a change. */
  sentence: string;
  /** Bars of parts; or, for each year, the principal's share of that year's payments. */
  drawing: { bars: readonly { label: string; parts: readonly BarPart[] }[] } | { coupons: readonly number[] };
  tables?: readonly ResultTable[];
  /** A table in place of the rows, with the sentence above it. Its columns are those that are compared. */
  comparison?: ResultTable;
}

/** Result for values that are valid one by one but not together. */
export interface CalculationError<Key extends string = string> {
  error: string;
  /** The field that shows the error too. Without it, all entries are valid, but there is nothing to calculate. */
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
