import { expect, it, vi } from 'vitest';
import type { CalculatorDefinition } from '../../../src/calculators/calculator-definition.ts';
import { hashResult } from '../../../src/calculators/result-hash.ts';
import { createRosetteLayers } from '../../../src/calculators/rosette-layers.ts';

vi.mock('../../../src/calculators/result-hash.ts', () => ({ hashResult: vi.fn<() => number>() }));

const definition = {
  fields: { rate: { unit: 'percent' }, amount: { unit: 'rupees' }, term: { unit: 'months' } },
} as unknown as CalculatorDefinition;
const draw = (amount: number, term: number, hash = 0) => {
  vi.mocked(hashResult).mockReturnValue(hash);
  return createRosetteLayers('loan', definition, { rate: 7, amount, term });
};

it.each([
  [900, 4, { terms: [[9, 1], [1.5, 5]], turn: 3.5 }], // 1 + 900 / 100 is 10, and 1.5 times its logarithm is 1.5
  [9_900, 6, { terms: [[9, 1], [1, 7]], turn: 2 }],
  [99_900, 7, { terms: [[9, 1], [expect.closeTo(2.6), -6]], turn: 3.5 }],
])('the rosette of %i paise has %i lobes', (amount, _, outer) => {
  expect(draw(amount, 0)[0]).toMatchObject(outer);
}); // oxfmt-ignore

it.each([
  [0, 1.2, 8],
  [1, 1.2, 9],
  [40, 1.375, 17], // 40 to the power of 0.6 is 9.146
])('a term of %i months has waves of the height %f, and their number is %i', (term, height, count) => {
  expect(draw(900, term)[1]).toMatchObject({ ring: [9, expect.closeTo(height, 3), count] });
});

it.each([
  [0, 3, { terms: [[6, 1], [2, -2, 0]], radius: 270 }],
  [0xff_ff_ff_ff, 12, { terms: [[6, 1], [4.4, -11, 360]], radius: 310 }],
])('a result with the hash %i has a star with %i points', (hash, _, star) => {
  expect(draw(900, 1, hash)[2]).toMatchObject(star);
}); // oxfmt-ignore
