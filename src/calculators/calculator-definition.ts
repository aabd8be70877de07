import type { NumberUnit } from '../lib/parse-number.ts';

/**
 * The unit of a value. All values are integers: amounts are in paise, and rates in hundredths of a percent. A date is a
 * day number (lib/calendar-date.ts). A choice is the index of the selected option.
 */
export type FieldUnit = NumberUnit | 'date' | 'choice';

export interface CalculatorField {
  label: string;
  /** The heading above the field. Adjacent fields with the same group share one heading. */
  group?: string;
  /** The label of the disclosure that collapses the field. All collapsed fields of a group need the same label. */
  collapsedUnder?: string;
  hint?: string;
  unit: FieldUnit;
  min: number;
  max: number;
  /**
   * The highest value of the slider, if it is lower than `max`. A shorter scale makes usual values easier to set by
   * touch.
   */
  sliderMax?: number;
  /** The step of the slider. The text box also accepts values between two steps. */
  step: number;
  /** The value in the worked example. */
  example: number;
  /** The value of an empty field, and its label in the result. If this is omitted, the field is required. */
  whenEmpty?: { value: number; label: string };
  /** The labels of the options, if the field is a choice. */
  options?: readonly string[];
  /**
   * If this is set, the field is shown only while the choice `key` has the value `value`. Fields with `shownFor` must
   * be the last fields, because the URL omits their example values only at its end (url-parameter.ts).
   */
  shownFor?: { key: string; value: number };
  /**
   * The key of another field. While that field is 0, this field does not affect the result, and is not a figure of the
   * example.
   */
  needs?: string;
  /** Whether the field starts with today's date in India. Prerendered HTML shows `example` instead. */
  startsToday?: boolean;
}

export interface ResultRow {
  label: string;
  amount: string;
}

/** A row that is also part of the lead. */
export interface LeadRow extends ResultRow {
  /** The English label. */
  inLead: string;
  /** The amount in English. Set it if the amount contains words. */
  amountInLead?: string;
}

/** A part of a bar in a drawing. */
export interface BarPart {
  label: string;
  amount: number;
  /**
   * The colour of the part. `hand` is for money that is received now, `held` for money that is paid later or still
   * owed, `cost` for costs, and `solid` for a second kind of costs.
   */
  tone: 'hand' | 'held' | 'solid' | 'cost';
}

/** A table. Its rows are calculated only when they are rendered, because a table can have 360 rows. */
export interface ResultTable {
  caption: string;
  columns: readonly string[];
  /** Whether the table emphasises its last column as amounts. The default is true. */
  hasAmounts?: boolean;
  rows: () => readonly (readonly string[])[];
}

export interface CalculationResult {
  /** The first row is the main result. Its amount has the largest type. */
  rows: readonly [LeadRow, LeadRow, ...ResultRow[]];
  /** The result in a few sentences. Screen readers announce it after a change. */
  sentence: string;
  /**
   * The drawing of the result: bars, or a coupon for each year. Each number in `coupons` is the share of principal in
   * the payments of one year, from 0 to 1.
   */
  drawing: { bars: readonly { label: string; parts: readonly BarPart[] }[] } | { coupons: readonly number[] };
  tables?: readonly ResultTable[];
  /** A table that compares offers, one in each column. It is shown below the rows. */
  comparison?: ResultTable;
}

/** The result if all values are valid but their combination has no result. */
export interface CalculationError<Key extends string = string> {
  error: string;
  /** The key of the field to correct. This field shows the error too. Without a key, all fields remain valid. */
  field?: Key;
}

export type Values<Key extends string = string> = Readonly<Record<Key, number>>;

export interface CalculatorDefinition<Key extends string = string> {
  title: string;
  titleInLead: string;
  fields: Readonly<Record<Key, CalculatorField>>;
  /** The examples that the visitor can select. */
  examples: readonly { label: string; values: Values<Key> }[];
  assumptions: readonly string[] | ((values: Values<Key>) => readonly string[]);
  /** The text of the link to the enquiry. By default, it is 'Get a quote'. */
  action?: string;
  calculate: (values: Values<Key>) => CalculationResult | CalculationError<Key>;
  /** Returns English lines with the inputs for the lead. There are at most three. */
  lines: (values: Values<Key>) => readonly string[];
  /** Returns the answers to prefill in the enquiry form of the page, by field name (enquiry/forms). */
  answers: (values: Values<Key>) => Readonly<Record<string, string>>;
}

export const toPaise = (rupees: number) => Math.round(rupees * 100);
export const toHundredths = (percent: number) => Math.round(percent * 100);
