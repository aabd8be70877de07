import type { Layer } from '../lib/guilloche.ts';
import type { CalculatorDefinition, Values } from './calculator-definition.ts';
import type { CalculatorName } from './calculator-summaries.ts';
import { getFieldEntries } from './calculator-values.ts';
import { hashResult } from './result-hash.ts';

const termUnits = new Set(['months', 'days', 'years']);

/**
 * Returns the rosette of a calculation. The outer lobes depend on the amount, the waves of the ring on the term, and
 * the star in the middle on a hash of the calculator's name and all values.
 */
export function createRosetteLayers(
  name: CalculatorName,
  definition: CalculatorDefinition,
  values: Values,
): readonly Layer[] {
  const fields = getFieldEntries(definition);
  /** Returns the first value whose unit matches, or 0. */
  const findValue = (matches: (unit: string) => boolean) => {
    const key = fields.find(([, { unit }]) => matches(unit))?.[0] ?? '';
    return values[key] ?? 0;
  };
  /** Two more digits of the amount in rupees add three lobes. */
  const size = 1.5 * Math.log10(1 + findValue((unit) => unit === 'rupees') / 100);
  const length = findValue((unit) => termUnits.has(unit)) ** 0.6;
  const hash = hashResult(name, definition, values);
  /** Returns `count` bits of the hash, starting at bit `from`, as a number from 0 to 1. */
  const hashBits = (from: number, count: number) => ((hash >>> from) & (2 ** count - 1)) / (2 ** count - 1);
  const lobes = 3 + Math.floor(size);
  const isOutward = lobes % 2 === 0;
  const points = 3 + Math.round(9 * hashBits(0, 4));
  return [
    {
      terms: [
        [9, 1],
        [isOutward ? 1 + (size % 1) : 1.4 + 2.4 * (size % 1), isOutward ? 1 + lobes : 1 - lobes],
      ],
      radius: 800,
      copies: 18,
      scale: 0.95,
      turn: 2 + 3 * (size % 1),
      tone: 'a',
    },
    { ring: [9, 1.2 + 1.2 * (length % 1), 8 + Math.floor(length)], radius: 500, copies: 6, tone: 'b' },
    {
      terms: [
        [6, 1],
        [2 + 2.4 * hashBits(4, 8), 1 - points, 360 * hashBits(12, 12)],
      ],
      radius: 270 + 40 * hashBits(24, 8),
      copies: 8,
      tone: 'a',
    },
  ];
}
