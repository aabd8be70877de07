import { calculatorDefinitions } from './definitions/index.ts';
import type { CalculatorName } from './calculator-summaries.ts';
import type { Values } from './calculator-definition.ts';
import { hashResult } from './result-hash.ts';

/** Digits and letters without I and O, which look like 1 and 0. */
const SERIAL_CHARACTERS = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const SERIAL_LENGTH = 7;

export function formatSerialNumber(name: CalculatorName, values: Values): string {
  let rest = hashResult(name, calculatorDefinitions[name], values);
  let serial = '';
  while (serial.length < SERIAL_LENGTH) {
    serial = SERIAL_CHARACTERS.charAt(rest % SERIAL_CHARACTERS.length) + serial;
    rest = Math.floor(rest / SERIAL_CHARACTERS.length);
  }
  return serial;
}

const exampleLines = {
  all: 'All these figures are from our example',
  some: 'Some of these figures are from our example',
} as const;

/** Replaces no-break spaces by spaces, so that the firm can search the text. */
const replaceNoBreakSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

/**
 * Returns the lead's lines with results and inputs: at most seven lines of at most 60 characters. If the values have no
 * result, the list is empty.
 * @param examples whether all, some or none of the inputs come from the example
 */
export function formatResultLines(
  name: CalculatorName,
  values: Values,
  examples: 'all' | 'some' | 'none' = 'none',
): string[] {
  const definition = calculatorDefinitions[name];
  const result = definition.calculate(values);
  if ('error' in result) return [];
  return [
    `${definition.titleInLead}, no. ${formatSerialNumber(name, values)}, illustration only`,
    ...(examples === 'none' ? [] : [exampleLines[examples]]),
    ...[result.rows[0], result.rows[1]].map(
      ({ inLead, amount, amountInLead = amount }) => `${inLead}: ${amountInLead}`,
    ),
    ...definition.lines(values),
  ].map(replaceNoBreakSpaces);
}

/** Returns the answers that prefill the enquiry form of the page. */
export const getResultAnswers = (name: CalculatorName, values: Values) =>
  Object.fromEntries(
    Object.entries(calculatorDefinitions[name].answers(values)).map(([field, answer]) => [
      field,
      replaceNoBreakSpaces(answer),
    ]),
  );
