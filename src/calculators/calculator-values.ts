import { formatIsoDate, parseIsoDate } from '../lib/calendar-date.ts';
import { formatHundredths, formatInWords, formatRupees } from '../lib/indian-money.ts';
import { formatMessage } from '../lib/format-message.ts';
import { parseNumber } from '../lib/parse-number.ts';
import * as words from '#words/calculators.json';
import type { CalculatorDefinition, CalculatorField, Values } from './calculator-definition.ts';
import { isInHundredths } from './define-calculator.ts';
import { formatValue } from './format-value.ts';

const isInRange = ({ min, max }: CalculatorField, value: number) => value >= min && value <= max;

/** Returns the keys and fields of a calculator in the order of the definition. */
export const getFieldEntries = ({ fields }: CalculatorDefinition) => Object.entries(fields);

/** Returns the assumptions of a calculation, which may depend on the values. */
export const listAssumptions = ({ assumptions }: CalculatorDefinition, values: Values) =>
  typeof assumptions === 'function' ? assumptions(values) : assumptions;

/** Returns whether a field has a slider. Dates, choices and fields that may be empty have no slider. */
export const hasSlider = ({ unit, whenEmpty }: CalculatorField) =>
  unit !== 'date' && unit !== 'choice' && !whenEmpty;

/** Returns whether a field counts as empty: its value is `whenEmpty.value`, by default 0. Choices are never empty. */
export const isEmptyValue = ({ unit, whenEmpty }: CalculatorField, value: number | undefined) =>
  unit !== 'choice' && value === (whenEmpty?.value ?? 0);

/** Returns the group and the label of a field. Together they are unique in the calculator. */
export const getFullLabel = ({ group, label }: CalculatorField) => (group ? `${group}: ${label}` : label);

/** Formats a value for the input, without its unit. Returns '' for `whenEmpty.value`. */
export function formatInput({ unit, whenEmpty }: CalculatorField, value: number): string {
  if (whenEmpty?.value === value) return '';
  if (unit === 'date') return formatIsoDate(value);
  if (unit === 'rupees') return formatRupees(value).slice(1);
  return unit === 'percent' ? formatHundredths(value) : String(value);
}

type ParsedInput = { value: number } | { problem: string };

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
  // Links contain dates without hyphens. For an incomplete date, browsers return '', which is invalid too.
  const value = parseIsoDate(text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'));
  if (Number.isNaN(value))
    return {
      problem: formatMessage(words.enterDate, { sample: formatValue('date', example) }),
    };
  if (value < min) return { problem: formatMessage(words.earliestDate, { date: formatValue('date', min) }) };
  if (value > max) return { problem: formatMessage(words.latestDate, { date: formatValue('date', max) }) };
  return { value };
}

/** Parses the value of a choice. The text can be anything, because it can come from a URL. */
const parseChoice = (field: CalculatorField, text: string): ParsedInput =>
  /^\d$/.test(text) && isInRange(field, Number(text))
    ? { value: Number(text) }
    : { problem: words.chooseOption };

/** Returns an example of what to type. Adds the amount in words if the words are exact: '10,00,000 or 10 lakh'. */
function formatSample(field: CalculatorField, value: number): string {
  const digits = formatInput(field, value);
  const amountInWords = field.unit === 'rupees' ? formatInWords(value) : '';
  // Words for a rounded amount, such as 'about 1.23 lakh', would be a bad example, because the parser rejects a rounded
  // amount.
  const isExactInWords = 'value' in parseNumber(amountInWords, 'rupees');
  return isExactInWords ? formatMessage(words.orInWords, { digits, words: amountInWords }) : digits;
}

/** Matches a text that contains a percentage. Fields for amounts have a special error message for it. */
const percentage = /[%٪]|per ?cent|प्रतिशत/i;

/** Parses the text of a field, from its input or from a URL. Returns the value, or an error message. */
export function parseInput(field: CalculatorField, text: string): ParsedInput {
  const { unit, min, max, whenEmpty } = field;
  if (unit === 'date') return parseDate(field, text);
  if (unit === 'choice') return parseChoice(field, text);
  // An example of 0 would be a bad sample of what to type. The messages then show the step instead.
  const sampleValue = field.example || field.step;
  const messageValues = { sample: formatSample(field, sampleValue) };
  const enterMessage = formatMessage(enterMessages[unit], messageValues);
  const number = parseNumber(text, unit);
  if ('problem' in number) {
    if (number.problem === 'unclear') return { problem: number.message };
    if (number.problem === 'empty' && whenEmpty) return { value: whenEmpty.value };
    if (unit === 'rupees' && percentage.test(text))
      return { problem: formatMessage(words.notPercentage, messageValues) };
    return {
      problem:
        number.problem === 'empty' ? enterMessage : formatMessage(words.noNumber, { enter: enterMessage }),
    };
  }
  // `parseNumber` returns hundredths of every unit, but months, days and years are stored as whole units.
  const value = isInHundredths(field) ? number.value : number.value / 100;
  if (value < min) return { problem: formatMessage(words.minimum, { value: formatValue(unit, min) }) };
  if (value > max) return { problem: formatMessage(words.maximum, { value: formatValue(unit, max) }) };
  if (Number.isInteger(value)) return { value };
  return { problem: formatMessage(inexactMessages[unit], { sample: formatInput(field, sampleValue) }) };
}
