import { hundredths, rupees } from '../lib/indian-money.ts';
import { parseNumber } from '../lib/parse-number.ts';
import { records } from './all.ts';
import type { CalculatorName } from './names.ts';
import type { Calculator, Field, Values } from './record.ts';
import { valueOf } from './words.ts';

export type Figures = Values<string>;

const isExact = ({ unit }: Field) => unit === 'rupees' || unit === 'percent';
const fits = ({ min, max }: Field, value: number) => value >= min && value <= max;

/** Each field with its key, in order. */
export const fieldsOf = ({ fields }: Calculator) => Object.entries(fields);

/** The figures of the worked example. */
export const startOf = (record: Calculator): Figures =>
  Object.fromEntries(fieldsOf(record).map(([key, { start }]) => [key, start]));

/** Figures in the order of the fields; nothing where one is missing or impossible. */
export function inOrder(record: Calculator, values: readonly (number | undefined)[]): Figures | undefined {
  const fields = fieldsOf(record);
  const all =
    fields.every(([, field], at) => fits(field, values[at] ?? NaN)) && values.length === fields.length;
  return all ? Object.fromEntries(fields.map(([key], at) => [key, values[at] ?? 0])) : undefined;
}

/** A figure as its box shows it, without its unit. */
export const inBox = (field: Field, value: number) =>
  field.unit === 'rupees'
    ? rupees(value).slice(1)
    : field.unit === 'percent'
      ? hundredths(value)
      : String(value);

const wanted = {
  rupees: 'an amount',
  percent: 'a percentage',
  months: 'the number of months',
  days: 'the number of days',
  years: 'the number of years',
} as const;

/** Returns the value of what is typed in a box, or a message that says what to enter instead. */
export function readBox(field: Field, text: string): { value: number } | { problem: string } {
  const { unit, min, max } = field;
  const sample = inBox(field, field.start || field.step);
  const enter = `Enter ${wanted[unit]}, such as ${sample}.`;
  const read = parseNumber(text, unit);
  if ('problem' in read) {
    if (read.problem === 'unclear') return { problem: read.message };
    return { problem: read.problem === 'empty' ? enter : `This is not a number. ${enter}` };
  }
  const value = isExact(field) ? read.value : read.value / 100;
  if (value < min) return { problem: `The least is ${valueOf(unit, min)}.` };
  if (value > max) return { problem: `The most is ${valueOf(unit, max)}.` };
  if (Number.isInteger(value)) return { value };
  return {
    problem: isExact(field)
      ? `Enter at most two digits after the decimal point, such as ${sample}.`
      : `Enter a whole number of ${unit}, such as ${sample}.`,
  };
}

/** The figures as the address holds them: '1000000-10.5-120'. */
export const toAddress = (record: Calculator, values: Figures) =>
  fieldsOf(record)
    .map(([key, field]) => (isExact(field) ? hundredths(values[key] ?? 0) : String(values[key])))
    .join('-');

/** Reads such an address back; nothing where it is not one of this calculator. */
export function fromAddress(record: Calculator, text: string | null): Figures | undefined {
  const fields = fieldsOf(record);
  const pieces = text?.split('-') ?? [];
  return inOrder(
    record,
    pieces.map((piece, at) => {
      const [, field] = fields[at] ?? [];
      const read = field && readBox(field, piece);
      return read && 'value' in read ? read.value : undefined;
    }),
  );
}

/** A number that names these figures of this calculator, the same wherever they are reckoned (FNV-1a). */
export function specimenNumber(name: CalculatorName, values: Figures): string {
  let hash = 0x811c9dc5;
  for (const letter of `${name} ${toAddress(records[name], values)}`)
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash.toString(36).toUpperCase().padStart(7, '0');
}

/** With the spaces that a keyboard writes. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** The result and what it was reckoned from, for the enquiry: at most six lines of at most 60 characters. */
export function resultLines(name: CalculatorName, values: Figures): string[] {
  const record = records[name];
  const outcome = record.reckon(values);
  if ('refused' in outcome) return [];
  return [
    `${record.title}, ref. ${specimenNumber(name, values)}, illustration only`,
    ...outcome.rows.slice(0, 2).map(({ label, amount }) => `${label}: ${amount}`),
    ...record.lines(values),
  ].map(plain);
}

/** What the figures answer of the page’s enquiry. */
export const resultAnswers = (name: CalculatorName, values: Figures) =>
  Object.fromEntries(
    Object.entries(records[name].answers?.(values) ?? {}).map(([field, answer]) => [field, plain(answer)]),
  );
