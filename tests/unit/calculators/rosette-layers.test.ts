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
