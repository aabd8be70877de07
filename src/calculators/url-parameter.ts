import { formatIsoDate } from '../lib/calendar-date.ts';
import { formatHundredths } from '../lib/indian-money.ts';
import { getFieldEntries, isEmptyValue, parseInput } from './calculator-values.ts';
import { isInHundredths } from './define-calculator.ts';
import type { CalculatorDefinition, CalculatorField, Values } from './calculator-definition.ts';

/**
 * The mark after a value that the visitor has not entered: a value of the example, or today's date. Values of empty
 * fields have no mark.
 */
const NOT_ENTERED = 'x';

/**
 * Formats values as a URL parameter, such as '1000000-10.5-120'. A date becomes '20260601'.
 * @param isEntered returns whether the visitor has entered the value of a key
 */
export function toUrlParameter(
  definition: CalculatorDefinition,
  values: Values,
  isEntered: (key: string) => boolean = () => true,
): string {
  const fields = getFieldEntries(definition);
  // The parameter ends with the last required value. The values after it equal the example and are omitted.
  const isRequired = ([key, { shownFor, example }]: (typeof fields)[number]) =>
    !shownFor || values[key] !== example;
  return fields
    .slice(0, fields.findLastIndex(isRequired) + 1)
    .map(([key, field]) => {
      const value = values[key] ?? 0;
      const mark = isEntered(key) || isEmptyValue(field, value) ? '' : NOT_ENTERED;
      if (field.unit === 'date') return formatIsoDate(value).replaceAll('-', '') + mark;
      return (isInHundredths(field) ? formatHundredths(value) : String(value)) + mark;
    })
    .join('-');
}

const splitParameter = (text: string | null) => (text ?? '').split('-');

function parsePart(field: CalculatorField, part: string | undefined): number | undefined {
  if (part === undefined) return field.shownFor ? field.example : field.whenEmpty?.value;
  const input = parseInput(field, part.endsWith(NOT_ENTERED) ? part.slice(0, -1) : part);
  return 'value' in input ? input.value : undefined;
}

/**
 * Parses a URL parameter. Returns undefined if it is invalid for this calculator. Optional fields and fields with
 * `shownFor` may be missing at the end, because links that were shared before such fields were added must still work.
 */
export function fromUrlParameter(definition: CalculatorDefinition, text: string | null): Values | undefined {
  const parts = splitParameter(text);
  const fields = getFieldEntries(definition);
  if (parts.length > fields.length) return undefined;
  const values: Record<string, number> = {};
  for (const [index, [key, field]] of fields.entries()) {
    const value = parsePart(field, parts[index]);
    if (value === undefined) return undefined;
    values[key] = value;
  }
  return values;
}

/** Returns the keys of the values in a URL parameter that do not have the mark `NOT_ENTERED`. */
export function findEnteredInUrl(definition: CalculatorDefinition, text: string | null): ReadonlySet<string> {
  const parts = splitParameter(text);
  const keys = getFieldEntries(definition).map(([key]) => key);
  return new Set(
    keys.filter((_, index) => {
      const part = parts[index];
      return part !== undefined && !part.endsWith(NOT_ENTERED);
    }),
  );
}
