import { expect, it } from 'vitest';
import { calculatorSummaries } from '../../../src/calculators/calculator-summaries.ts';
import type { CalculatorName } from '../../../src/calculators/calculator-summaries.ts';
import { exampleValues, fieldEntries } from '../../../src/calculators/calculator-values.ts';
import { calculatorDefinitions } from '../../../src/calculators/definitions/index.ts';
import { rosetteLayers } from '../../../src/calculators/rosette-layers.ts';
import { drawRosette } from '../../../src/lib/guilloche.ts';

const names = Object.keys(calculatorSummaries) as CalculatorName[];
const draw = (name: CalculatorName, values: Readonly<Record<string, number>>) =>
  drawRosette(rosetteLayers(name, values), 'medallion');
const text = (name: CalculatorName, values: Readonly<Record<string, number>>) =>
  JSON.stringify(draw(name, values));
const loan = exampleValues(calculatorDefinitions.loan);

it('draws the same rosette for the same calculation', () => {
  for (const name of names) {
    const values = exampleValues(calculatorDefinitions[name]);
    expect(text(name, { ...values })).toBe(text(name, values));
  }
});

it('draws another rosette for another amount, term, rate or calculator', () => {
  const drawn = new Set<string>();
  for (let amount = 1; amount <= 40; amount += 1)
    for (const months of [6, 12, 120, 126, 360])
      for (const rate of [850, 900])
        drawn.add(text('loan', { ...loan, amount: amount * 5_000_000, months, rate }));
  expect(drawn.size).toBe(40 * 5 * 2);
  const bill = exampleValues(calculatorDefinitions.bill);
  expect(text('export', bill)).not.toBe(text('bill', bill));
});

/** The two layers that amount and term set; all values set the third. */
const outer = (values: Readonly<Record<string, number>>) => rosetteLayers('loan', values).slice(0, 2);

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
  const allAt = (valueOf: (field: (typeof fields)[number][1]) => number) =>
    Object.fromEntries(fields.map(([key, field]) => [key, valueOf(field)]));
  const limits = [
    allAt(({ min }) => min),
    allAt(({ max }) => max),
    allAt(() => 0),
    allAt(() => 1),
    allAt(({ unit }) => (unit === 'rupees' ? 99_00_00_000_00 : 360)),
  ];
  for (const values of limits) {
    const strokes = draw(name, values);
    expect(strokes).toHaveLength(3);
    for (const { d, nests } of strokes) {
      expect(d).toMatch(/^M[-\d ]+c[-\d ]+s[-\d ]+z$/);
      expect(d.length).toBeLessThan(5000);
      expect(JSON.stringify(nests)).not.toMatch(/NaN|Infinity/);
      // The last two numbers of a segment lead to its end, which is inside the view box.
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

// 1.5 for each digit of the amount plus a rupee: the integer adds lobes, which point outwards if even, the rest shapes them.
it.each([
  [999, 2.6, -6, 3.5],
  [9_999, 1.4, -8, 2],
  [99_999, 1.5, 11, 3.5],
  [9_99_999, 1, 13, 2],
])('has outer lobes for ₹%i: %d high, %i around, turned by %d degrees', (rupees, height, around, turn) => {
  const [lobes] = rosetteLayers('loan', { ...loan, amount: rupees * 100 });
  expect(lobes).toMatchObject({
    terms: [
      [9, 1],
      [expect.closeTo(height, 6), around],
    ],
    turn: expect.closeTo(turn, 6),
  });
});

// 1 to the power of 0.6 is 1, 10 to it 3.98 and 33 to it 8.15.
it.each([
  ['loan', { months: 33 }, 1.38, 16],
  ['bill', { days: 10 }, 2.377, 11],
  ['rating', { years: 1 }, 1.2, 9],
] as const)(
  'has for %s with a term of %o waves of %d in the ring, %i of them',
  (name, term, height, waves) => {
    const [, ring] = rosetteLayers(name, { ...exampleValues(calculatorDefinitions[name]), ...term });
    expect(ring).toMatchObject({ ring: [9, expect.closeTo(height, 2), waves] });
  },
);

it('has a star of 3 to 12 points in the middle, whose shape, angle and size use their complete range', () => {
  const stars = Array.from({ length: 400 }, (_, index) => {
    const [, , star] = rosetteLayers('loan', { ...loan, fees: index * 500_00 });
    if (!star || !('terms' in star)) throw new Error('no star');
    const [, [height = NaN, around = NaN, angle = NaN] = []] = star.terms;
    return { points: 1 - around, height, angle, radius: star.radius };
  });
  const rangeOf = (key: 'points' | 'height' | 'angle' | 'radius') => {
    const all = stars.map((star) => star[key]);
    return [Math.min(...all), Math.max(...all)] as const;
  };
  expect(rangeOf('points')).toEqual([3, 12]);
  for (const [key, least, most] of [
    ['height', 2, 4.4],
    ['angle', 0, 360],
    ['radius', 270, 310],
  ] as const) {
    const [from, to] = rangeOf(key);
    expect(from, `${key}`).toBeGreaterThanOrEqual(least);
    expect(to, `${key}`).toBeLessThanOrEqual(most);
    expect((to - from) / (most - least), `${key}`).toBeGreaterThan(0.9);
  }
});
