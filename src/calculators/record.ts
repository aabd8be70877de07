import type { NumberUnit } from '../lib/parse-number.ts';

/** What a field holds: paise, hundredths of a per cent, or a whole number of months, days or years. */
export type Unit = NumberUnit;

export interface Field {
  label: string;
  unit: Unit;
  /** All in what the unit holds. The box takes any figure between the limits, the slider moves by steps. */
  min: number;
  max: number;
  /** Where the slider ends if not at `max`: a finger could not tell what is usual from what is rare. */
  usual?: number;
  step: number;
  /** Of the worked example. */
  start: number;
}

export interface Row {
  label: string;
  amount: string;
}

/** A piece of the whole that is drawn: money in hand, money held or owed, and what it costs. */
export interface Part {
  label: string;
  amount: number;
  tone: 'hand' | 'held' | 'cost';
}

/** Rows of a table, made when somebody opens it. */
export interface Table {
  caption: string;
  columns: readonly string[];
  rows: () => readonly (readonly string[])[];
}

export interface Outcome {
  /** The first is the answer, and is set large. */
  rows: readonly [Row, ...Row[]];
  /** The result in one or two sentences: said after a change. */
  sentence: string;
  /** Bars, each a whole with its parts; or a coupon for each year, with the principal's share of what it pays. */
  drawing: { bars: readonly { label: string; parts: readonly Part[] }[] } | { coupons: readonly number[] };
  tables?: readonly Table[];
}

/** Figures that are possible one by one and not together. */
export interface Refusal {
  refused: string;
}

export type Values<Key extends string> = Readonly<Record<Key, number>>;

export interface Calculator<Key extends string = string> {
  title: string;
  fields: Readonly<Record<Key, Field>>;
  /** Named sets of figures, in the order of the fields. */
  examples: readonly { label: string; values: readonly number[] }[];
  assumptions: readonly string[];
  reckon: (values: Values<Key>) => Outcome | Refusal;
  /** At most four lines for the enquiry, without title and number. */
  lines: (values: Values<Key>) => readonly string[];
  /** What the figures answer of the page’s enquiry, by the names of its fields (enquiry/forms). */
  answers?: (values: Values<Key>) => Readonly<Record<string, string>>;
}

/** Lets a record's keys be known in its functions and forgotten outside. */
export const calculator = <Key extends string>(record: Calculator<Key>) => record as unknown as Calculator;

/** Rupees as a field holds them. */
export const rs = (rupees: number) => Math.round(rupees * 100);
/** Per cent as a field holds them. */
export const pc = (percent: number) => Math.round(percent * 100);
