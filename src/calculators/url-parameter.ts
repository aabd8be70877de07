import { formatIsoDate } from '../lib/calendar-date.ts';
import { hundredths } from '../lib/indian-money.ts';
import { fieldEntries, isEmptyValue, parseInput } from './calculator-values.ts';
import { isExact } from './define-calculator.ts';
import type { CalculatorDefinition, CalculatorField, Values } from './calculator-definition.ts';

/** Marks a value that the visitor has not entered: a value of the example, or today's date. */
const NOT_ENTERED = 'x';

/**
 * Returns values as a URL parameter, such as '1000000-10.5-120', and dates as '20260601'.
 * @param isEntered whether the visitor has entered the value of a key
 */
export function toUrlParameter(
  definition: CalculatorDefinition,
  values: Values,
  isEntered: (key: string) => boolean = () => true,
): string {
  const fields = fieldEntries(definition);
  const isWritten = ([key, { shownFor, example }]: (typeof fields)[number]) =>
    !shownFor || values[key] !== example;
  return fields
    .slice(0, fields.findLastIndex(isWritten) + 1)
    .map(([key, field]) => {
      const value = values[key] ?? 0;
      const mark = isEntered(key) || isEmptyValue(field, value) ? '' : NOT_ENTERED;
      if (field.unit === 'date') return formatIsoDate(value).replaceAll('-', '') + mark;
      return (isExact(field) ? hundredths(value) : String(value)) + mark;
    })
    .join('-');
}

const partsOf = (text: string | null) => (text ?? '').split('-');

function readPart(field: CalculatorField, part: string | undefined): number | undefined {
  if (part === undefined) return field.shownFor ? field.example : field.whenEmpty?.value;
  const read = parseInput(field, part.endsWith(NOT_ENTERED) ? part.slice(0, -1) : part);
  return 'value' in read ? read.value : undefined;
}

/**
 * Parses a URL parameter; returns undefined if it is invalid for this calculator. Optional fields and fields that
 * depend on a choice may be missing at the end: links from before they were added still work.
 */
export function fromUrlParameter(definition: CalculatorDefinition, text: string | null): Values | undefined {
  const parts = partsOf(text);
  const fields = fieldEntries(definition);
  if (parts.length > fields.length) return undefined;
  const values: Record<string, number> = {};
  for (const [index, [key, field]] of fields.entries()) {
    const value = readPart(field, parts[index]);
    if (value === undefined) return undefined;
    values[key] = value;
  }
  return values;
}

/** Returns the keys of the values in a URL parameter that the visitor has entered. */
export function enteredInUrl(definition: CalculatorDefinition, text: string | null): ReadonlySet<string> {
  const parts = partsOf(text);
  const keys = fieldEntries(definition).map(([key]) => key);
  return new Set(keys.filter((_, at) => parts[at] !== undefined && !parts[at].endsWith(NOT_ENTERED)));
}
