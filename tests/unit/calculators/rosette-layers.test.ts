import { expect, it } from 'vitest';
import type { CalculatorName } from '../../../src/calculators/calculator-summaries.ts';
import { fieldEntries } from '../../../src/calculators/calculator-values.ts';
import { calculatorDefinitions } from '../../../src/calculators/definitions/index.ts';
import { rosetteLayers } from '../../../src/calculators/rosette-layers.ts';
import { drawRosette } from '../../../src/lib/guilloche.ts';
import { names, valuesOf } from './calculate.ts';
import type { Entered } from './calculate.ts';

const layersOf = (name: CalculatorName, values: Entered) =>
  rosetteLayers(name, calculatorDefinitions[name], values);
const draw = (name: CalculatorName, values: Entered) => drawRosette(layersOf(name, values), 'medallion');
const text = (name: CalculatorName, values: Entered) => JSON.stringify(draw(name, values));
const loan = valuesOf('loan');

it('draws another rosette for another amount, term, rate or calculator', () => {
  const drawn = new Set<string>();
  for (let amount = 1; amount <= 40; amount += 1)
    for (const months of [6, 12, 120, 126, 360])
      for (const rate of [850, 900])
        drawn.add(text('loan', { ...loan, amount: amount * 5_000_000, months, rate }));
  expect(drawn.size).toBe(40 * 5 * 2);
  const bill = valuesOf('bill');
  expect(text('export', bill)).not.toBe(text('bill', bill));
});

/** Returns the two layers that depend on the amount and the term. */
const outer = (values: Entered) => layersOf('loan', values).slice(0, 2);

it('sets the outer lobes by the amount and the ring by the term', () => {
  const [lobes, ring] = outer(loan);
  const longer = outer({ ...loan, months: 240 });
  expect(longer[0]).toEqual(lobes);
  expect(longer[1]).not.toEqual(ring);
  const larger = outer({ ...loan, amount: 2 * (loan['amount'] ?? 0) });
  expect(larger[0]).not.toEqual(lobes);
  expect(larger[1]).toEqual(ring);
  expect(outer({ ...loan, rate: 900 })).toEqual([lobes, ring]);
});

it.each(names)('%s has valid curves for the least, the greatest and extreme values', (name) => {
  const fields = fieldEntries(calculatorDefinitions[name]);
  const all = fields.map(([, { min, max, unit }]) => [
    min,
    max,
    0,
    1,
    unit === 'rupees' ? 99_00_00_000_00 : 360,
  ]);
  for (const index of all[0]?.keys() ?? []) {
    const strokes = draw(name, Object.fromEntries(fields.map(([key], at) => [key, all[at]?.[index] ?? NaN])));
    expect(strokes).toHaveLength(3);
    for (const { d, nests } of strokes) {
      expect(d).toMatch(/^M[-\d ]+c[-\d ]+s[-\d ]+z$/);
      expect(d.length).toBeLessThan(5000);
      expect(JSON.stringify(nests)).not.toMatch(/NaN|Infinity/);
      // The last two numbers of a segment are relative to its end, which must be inside the view box.
      const [x = NaN, y = NaN, ...rest] = (d.match(/-?\d+/g) ?? []).map(Number);
      const point = [x, y] as [number, number];
      for (let at = 4; at < rest.length; at += 4) {
        point[0] += rest[at] ?? NaN;
        point[1] += rest[at + 1] ?? NaN;
        expect(Math.hypot(...point)).toBeLessThanOrEqual(810);
      }
    }
  }
});

// 1.5 for each digit of the amount plus a rupee: the integer adds lobes, which point outwards if even, the rest shapes
// them.
it.each([
  [999, 2.6, -6, 3.5],
  [9_999, 1.4, -8, 2],
  [99_999, 1.5, 11, 3.5],
  [9_99_999, 1, 13, 2],
])('has outer lobes for ₹%i: %d high, %i around, turned by %d degrees', (rupees, height, around, turn) => {
  const [lobes] = layersOf('loan', { ...loan, amount: rupees * 100 });
  const terms = [[9, 1], [expect.closeTo(height, 6), around]];
  expect(lobes).toMatchObject({ terms, turn: expect.closeTo(turn, 6) });
}); // oxfmt-ignore

// 1 to the power of 0.6 is 1, 10 to it 3.98 and 33 to it 8.15.
it.each([
  ['loan', { months: 33 }, 1.38, 16],
  ['bill', { days: 10 }, 2.377, 11],
  ['rating', { years: 1 }, 1.2, 9],
] as const)(
  'draws for %s with a term of %o waves of height %d, %i in number',
  (name, term, height, waves) => {
    const [, ring] = layersOf(name, valuesOf(name, term));
    expect(ring).toMatchObject({ ring: [9, expect.closeTo(height, 2), waves] });
  },
);

it('has a star of 3 to 12 points in the middle, whose shape, angle and size use their complete range', () => {
  const stars = Array.from({ length: 400 }, (_, index) => {
    const [, , star] = layersOf('loan', { ...loan, fees: index * 500_00 });
    if (!star || !('terms' in star)) throw new Error('no star');
    const [, [height = NaN, around = NaN, angle = NaN] = []] = star.terms;
    return [1 - around, height, angle, star.radius];
  });
  const ranges = [[3, 12], [2, 4.4], [0, 360], [270, 310]] as const;
  for (const [at, [least, most]] of ranges.entries()) {
    const all = stars.map((star) => star[at] ?? NaN);
    const [from, to] = [Math.min(...all), Math.max(...all)];
    expect(from).toBeGreaterThanOrEqual(least);
    expect(to).toBeLessThanOrEqual(most);
    expect((to - from) / (most - least)).toBeGreaterThan(0.9);
  }
}); // oxfmt-ignore
