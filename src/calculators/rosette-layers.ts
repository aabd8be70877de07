import type { Layer } from '../lib/guilloche.ts';
import { calculatorDefinitions } from './definitions/index.ts';
import { fieldEntries } from './calculator-values.ts';
import { resultHash } from './result-lines.ts';
import type { CalculatorName } from './calculator-summaries.ts';
import type { Values } from './calculator-definition.ts';

const termUnits = new Set(['months', 'days', 'years']);

/**
 * Returns the rosette of a calculation. It is always the same for the same calculator and values. The amount determines
 * the outer lobes, and the term the waves of the ring. A hash of all values determines the star in the middle.
 */
export function rosetteLayers(name: CalculatorName, values: Values): readonly Layer[] {
  const fields = fieldEntries(calculatorDefinitions[name]);
  const valueWith = (isWanted: (unit: string) => boolean) =>
    values[fields.find(([, { unit }]) => isWanted(unit))?.[0] ?? ''] ?? 0;
  /** Grows by 3 for every two digits of the amount in rupees. */
  const size = 1.5 * Math.log10(1 + valueWith((unit) => unit === 'rupees') / 100);
  const length = valueWith((unit) => termUnits.has(unit)) ** 0.6;
  const hash = resultHash(name, values);
  /** Returns bits of the hash as a number from 0 to 1. */
  const share = (from: number, count: number) => ((hash >>> from) & (2 ** count - 1)) / (2 ** count - 1);
  const lobes = 3 + Math.floor(size);
  const outward = lobes % 2 === 0;
  const points = 3 + Math.round(9 * share(0, 4));
  return [
    {
      terms: [
        [9, 1],
        [outward ? 1 + (size % 1) : 1.4 + 2.4 * (size % 1), outward ? 1 + lobes : 1 - lobes],
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
        [2 + 2.4 * share(4, 8), 1 - points, 360 * share(12, 12)],
      ],
      radius: 270 + 40 * share(24, 8),
      copies: 8,
      tone: 'a',
    },
  ];
}
