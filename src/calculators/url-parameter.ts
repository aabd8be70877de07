import { isoDate } from '../lib/calendar-date.ts';
import { hundredths } from '../lib/indian-money.ts';
import { fieldEntries, isExact, isNothing, parseInput, toValues } from './calculator-values.ts';
import type { CalculatorDefinition, Values } from './calculator-definition.ts';

/** Follows a figure that the visitor has not entered: the example's, or today's date. */
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
      const mark = isEntered(key) || isNothing(field, value) ? '' : NOT_ENTERED;
      if (field.unit === 'date') return isoDate(value).replaceAll('-', '') + mark;
      return (isExact(field) ? hundredths(value) : String(value)) + mark;
    })
    .join('-');
}

const partsOf = (text: string | null) => (text ?? '').split('-');

/**
 * Parses such a parameter; undefined if it is not valid for this calculator. Optional fields, and those for one value of
 * a choice, may be missing at the end, so that links from before they were added still work.
 */
export function fromUrlParameter(definition: CalculatorDefinition, text: string | null): Values | undefined {
  const parts = partsOf(text);
  if (parts.length > fieldEntries(definition).length) return undefined;
  return toValues(
    definition,
    fieldEntries(definition).map(([, field], at) => {
      const part = parts[at];
      if (part === undefined) return field.shownFor ? field.example : field.whenEmpty?.value;
      const read = parseInput(field, part.endsWith(NOT_ENTERED) ? part.slice(0, -1) : part);
      return 'value' in read ? read.value : undefined;
    }),
  );
}

/** Returns the keys of the values that were entered, from such a parameter. */
export function enteredInUrl(definition: CalculatorDefinition, text: string | null): ReadonlySet<string> {
  const parts = partsOf(text);
  const keys = fieldEntries(definition).map(([key]) => key);
  return new Set(keys.filter((_, at) => parts[at] !== undefined && !parts[at].endsWith(NOT_ENTERED)));
}
