import { isoDate, parseIsoDate } from '../lib/calendar-date.ts';
import { today } from '../lib/device-clock.ts';
import { hundredths, inWords, rupees } from '../lib/indian-money.ts';
import { formatMessage } from '../lib/format-message.ts';
import { parseNumber } from '../lib/parse-number.ts';
import * as m from '../messages/calculators.ts';
import { calculatorDefinitions } from './definitions/index.ts';
import type { CalculatorName } from './calculator-summaries.ts';
import type { CalculatorDefinition, CalculatorField, Values } from './calculator-definition.ts';
import { formatValue } from './format-value.ts';

const isExact = ({ unit }: CalculatorField) => unit === 'rupees' || unit === 'percent';
const isInRange = ({ min, max }: CalculatorField, value: number) => value >= min && value <= max;

/** The fields of a calculator with their keys, in order. */
export const fieldEntries = ({ fields }: CalculatorDefinition) => Object.entries(fields);

/** The values of the worked example. */
export const exampleValues = (definition: CalculatorDefinition): Values =>
  Object.fromEntries(fieldEntries(definition).map(([key, { example }]) => [key, example]));

/** What a calculator assumes for the values. */
export const assumptionsOf = ({ assumptions }: CalculatorDefinition, values: Values) =>
  typeof assumptions === 'function' ? assumptions(values) : assumptions;

/** Whether a field has a slider next to its box: dates, choices and optional fields have none. */
export const hasSlider = ({ unit, whenEmpty }: CalculatorField) =>
  unit !== 'date' && unit !== 'choice' && !whenEmpty;

/** The label of a field with that of its group, which is unique in the calculator. */
export const fullLabel = ({ group, label }: CalculatorField) => (group ? `${group}: ${label}` : label);

/** Returns the values with today's date in India where the example's date would be outdated. */
export const withToday = (definition: CalculatorDefinition, values: Values): Values => ({
  ...values,
  ...Object.fromEntries(
    fieldEntries(definition)
      .filter(([key, { startsToday, example }]) => startsToday && values[key] === example)
      .map(([key]) => [key, today()]),
  ),
});

/** Returns values by key from values in field order; undefined if one is missing or out of range. */
export function toValues(
  definition: CalculatorDefinition,
  values: readonly (number | undefined)[],
): Values | undefined {
  const fields = fieldEntries(definition);
  const areAllInRange = fields.every(([, field], at) => isInRange(field, values[at] ?? NaN));
  return areAllInRange ? Object.fromEntries(fields.map(([key], at) => [key, values[at] ?? 0])) : undefined;
}

/** Returns a value as shown in the number box, without its unit. */
export function formatInput({ unit, whenEmpty }: CalculatorField, value: number): string {
  if (whenEmpty?.value === value) return '';
  if (unit === 'date') return isoDate(value);
  if (unit === 'rupees') return rupees(value).slice(1);
  return unit === 'percent' ? hundredths(value) : String(value);
}

const enterMessages = {
  rupees: m.enterAmount,
  percent: m.enterPercentage,
  months: m.enterMonths,
  days: m.enterDays,
  years: m.enterYears,
} as const;

const inexactMessages = {
  rupees: m.twoDecimals,
  percent: m.twoDecimals,
  months: m.wholeMonths,
  days: m.wholeDays,
  years: m.wholeYears,
} as const;

function parseDate({ example, min, max }: CalculatorField, text: string): ParsedInput {
  const value = parseIsoDate(text);
  // A browser passes on nothing of an incomplete date.
  if (value === undefined)
    return {
      problem: formatMessage(m.enterDate, { sample: formatValue('date', example) }),
    };
  if (value < min) return { problem: formatMessage(m.earliestIs, { date: formatValue('date', min) }) };
  if (value > max) return { problem: formatMessage(m.latestIs, { date: formatValue('date', max) }) };
  return { value };
}

/** A select has no other values; an address can. */
const parseChoice = (field: CalculatorField, text: string): ParsedInput =>
  /^\d$/.test(text) && isInRange(field, Number(text)) ? { value: Number(text) } : { problem: m.chooseOption };

/** Returns an example of what to enter. An amount is also in words where these are exact: '10,00,000 or 10 lakh'. */
function exampleOf(field: CalculatorField, value: number): string {
  const digits = formatInput(field, value);
  const words = field.unit === 'rupees' ? inWords(value) : '';
  // 'about 1.23 lakh' is no number.
  return 'value' in parseNumber(words, 'rupees') ? formatMessage(m.orInWords, { digits, words }) : digits;
}

const percentage = /[%٪]|per ?cent|प्रतिशत/i;

type ParsedInput = { value: number } | { problem: string };

/** Returns the value of the text in a box, or a message that says what to enter instead. */
export function parseInput(field: CalculatorField, text: string): ParsedInput {
  const { unit, min, max, whenEmpty } = field;
  if (unit === 'date') return parseDate(field, text);
  if (unit === 'choice') return parseChoice(field, text);
  const example = field.example || field.step;
  const sample = formatInput(field, example);
  const samples = { sample: exampleOf(field, example) };
  const enter = formatMessage(enterMessages[unit], samples);
  const read = parseNumber(text, unit);
  if ('problem' in read) {
    if (read.problem === 'unclear') return { problem: read.message };
    if (read.problem === 'empty' && whenEmpty) return { value: whenEmpty.value };
    if (unit === 'rupees' && percentage.test(text))
      return { problem: formatMessage(m.notPercentage, samples) };
    return { problem: read.problem === 'empty' ? enter : formatMessage(m.noNumber, { enter }) };
  }
  const value = isExact(field) ? read.value : read.value / 100;
  if (value < min) return { problem: formatMessage(m.leastIs, { value: formatValue(unit, min) }) };
  if (value > max) return { problem: formatMessage(m.mostIs, { value: formatValue(unit, max) }) };
  if (Number.isInteger(value)) return { value };
  return { problem: formatMessage(inexactMessages[unit], { sample }) };
}

/** Returns values as a URL parameter, such as '1000000-10.5-120', and dates as '20260601'. */
export function toUrlParameter(definition: CalculatorDefinition, values: Values): string {
  const fields = fieldEntries(definition);
  const isWritten = ([key, { shownFor, example }]: (typeof fields)[number]) =>
    !shownFor || values[key] !== example;
  return fields
    .slice(0, fields.findLastIndex(isWritten) + 1)
    .map(([key, field]) => {
      const value = values[key] ?? 0;
      if (field.unit === 'date') return isoDate(value).replaceAll('-', '');
      return isExact(field) ? hundredths(value) : String(value);
    })
    .join('-');
}

/**
 * Parses such a parameter; undefined if it is not valid for this calculator. Optional fields, and those for one value of
 * a choice, may be missing at the end, so that links from before they were added still work.
 */
export function fromUrlParameter(definition: CalculatorDefinition, text: string | null): Values | undefined {
  const parts = (text ?? '').split('-');
  if (parts.length > fieldEntries(definition).length) return undefined;
  return toValues(
    definition,
    fieldEntries(definition).map(([, field], at) => {
      const part = parts[at];
      if (part === undefined) return field.shownFor ? field.example : field.whenEmpty?.value;
      const read = parseInput(field, part);
      return 'value' in read ? read.value : undefined;
    }),
  );
}

/** Returns a 32-bit number that is the same for the same calculator and values (FNV-1a hash). */
export function resultHash(name: CalculatorName, values: Values): number {
  let hash = 0x811c9dc5;
  for (const letter of `${name} ${toUrlParameter(calculatorDefinitions[name], values)}`)
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash;
}

/** Returns the serial number of a result. */
export const serialNumber = (name: CalculatorName, values: Values) =>
  resultHash(name, values).toString(36).toUpperCase().padStart(7, '0');

/** Replaces no-break spaces, so that the text can be searched and typed. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** Returns result and inputs for the enquiry: at most six lines of at most 60 characters. */
export function resultLines(name: CalculatorName, values: Values): string[] {
  const definition = calculatorDefinitions[name];
  const result = definition.calculate(values);
  if ('error' in result) return [];
  return [
    `${definition.titleInLead}, no. ${serialNumber(name, values)}, illustration only`,
    ...[result.rows[0], result.rows[1]].map(
      ({ inLead, amount, amountInLead = amount }) => `${inLead}: ${amountInLead}`,
    ),
    ...definition.lines(values),
  ].map(plain);
}

/** Returns prefilled answers for the page’s enquiry form. */
export const resultAnswers = (name: CalculatorName, values: Values) =>
  Object.fromEntries(
    Object.entries(calculatorDefinitions[name].answers(values)).map(([field, answer]) => [
      field,
      plain(answer),
    ]),
  );
