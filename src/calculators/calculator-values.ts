import { formatIsoDate, parseIsoDate } from '../lib/calendar-date.ts';
import { hundredths, inWords, rupees } from '../lib/indian-money.ts';
import { formatMessage } from '../lib/format-message.ts';
import { parseNumber } from '../lib/parse-number.ts';
import * as words from '#words/calculators.json';
import type { CalculatorDefinition, CalculatorField, Values } from './calculator-definition.ts';
import { isExact } from './define-calculator.ts';
import { formatValue } from './format-value.ts';

const isInRange = ({ min, max }: CalculatorField, value: number) => value >= min && value <= max;

/** Returns the fields of a calculator with their keys, in order. */
export const fieldEntries = ({ fields }: CalculatorDefinition) => Object.entries(fields);

/** Returns the assumptions of a calculation. */
export const assumptionsOf = ({ assumptions }: CalculatorDefinition, values: Values) =>
  typeof assumptions === 'function' ? assumptions(values) : assumptions;

/** Returns whether a field has a slider. Dates, choices and optional fields have none. */
export const hasSlider = ({ unit, whenEmpty }: CalculatorField) =>
  unit !== 'date' && unit !== 'choice' && !whenEmpty;

/** Returns whether a value is 0, or the value of an empty box. */
export const isEmptyValue = ({ unit, whenEmpty }: CalculatorField, value: number | undefined) =>
  unit !== 'choice' && value === (whenEmpty?.value ?? 0);

/** Returns the group and the label of a field: this name is unique in the calculator. */
export const fullLabel = ({ group, label }: CalculatorField) => (group ? `${group}: ${label}` : label);

/** Returns a value as shown in the number box, without its unit. */
export function formatInput({ unit, whenEmpty }: CalculatorField, value: number): string {
  if (whenEmpty?.value === value) return '';
  if (unit === 'date') return formatIsoDate(value);
  if (unit === 'rupees') return rupees(value).slice(1);
  return unit === 'percent' ? hundredths(value) : String(value);
}

const enterMessages = {
  rupees: words.enterAmount,
  percent: words.enterPercentage,
  months: words.enterMonths,
  days: words.enterDays,
  years: words.enterYears,
} as const;

const inexactMessages = {
  rupees: words.twoDecimals,
  percent: words.twoDecimals,
  months: words.wholeMonths,
  days: words.wholeDays,
  years: words.wholeYears,
} as const;

function parseDate({ example, min, max }: CalculatorField, text: string): ParsedInput {
  const value = parseIsoDate(text);
  // The browser's value of an incomplete date is ''.
  if (value === undefined)
    return {
      problem: formatMessage(words.enterDate, { sample: formatValue('date', example) }),
    };
  if (value < min) return { problem: formatMessage(words.earliestDate, { date: formatValue('date', min) }) };
  if (value > max) return { problem: formatMessage(words.latestDate, { date: formatValue('date', max) }) };
  return { value };
}

/** Parses the value of a select, or any text from a URL. */
const parseChoice = (field: CalculatorField, text: string): ParsedInput =>
  /^\d$/.test(text) && isInRange(field, Number(text))
    ? { value: Number(text) }
    : { problem: words.chooseOption };

/** Returns a sample entry. An amount is also written in words, if the words are exact: '10,00,000 or 10 lakh'. */
function sampleOf(field: CalculatorField, value: number): string {
  const digits = formatInput(field, value);
  const inWordsText = field.unit === 'rupees' ? inWords(value) : '';
  // Inexact words, such as 'about 1.23 lakh', cannot be parsed.
  return 'value' in parseNumber(inWordsText, 'rupees')
    ? formatMessage(words.orInWords, { digits, words: inWordsText })
    : digits;
}

const percentage = /[%٪]|per ?cent|प्रतिशत/i;

type ParsedInput = { value: number } | { problem: string };

/** Parses the text of a box. Returns its value, or an error message. */
export function parseInput(field: CalculatorField, text: string): ParsedInput {
  const { unit, min, max, whenEmpty } = field;
  if (unit === 'date') return parseDate(field, text);
  if (unit === 'choice') return parseChoice(field, text);
  const example = field.example || field.step;
  const sample = formatInput(field, example);
  const samples = { sample: sampleOf(field, example) };
  const enter = formatMessage(enterMessages[unit], samples);
  const number = parseNumber(text, unit);
  if ('problem' in number) {
    if (number.problem === 'unclear') return { problem: number.message };
    if (number.problem === 'empty' && whenEmpty) return { value: whenEmpty.value };
    if (unit === 'rupees' && percentage.test(text))
      return { problem: formatMessage(words.notPercentage, samples) };
    return { problem: number.problem === 'empty' ? enter : formatMessage(words.noNumber, { enter }) };
  }
  const value = isExact(field) ? number.value : number.value / 100;
  if (value < min) return { problem: formatMessage(words.minimum, { value: formatValue(unit, min) }) };
  if (value > max) return { problem: formatMessage(words.maximum, { value: formatValue(unit, max) }) };
  if (Number.isInteger(value)) return { value };
  return { problem: formatMessage(inexactMessages[unit], { sample }) };
}
