import { expect, it } from 'vitest';
import type { CalculatorName } from '../../../src/calculators/calculator-summaries.ts';
import { fieldEntries } from '../../../src/calculators/calculator-values.ts';
import { calculatorDefinitions } from '../../../src/calculators/definitions/index.ts';
import { rosetteLayers } from '../../../src/calculators/rosette-layers.ts';
import { drawRosette } from '../../../src/lib/guilloche.ts';
import { names } from './calculate.ts';
import type { Entered } from './calculate.ts';

const draw = (name: CalculatorName, values: Entered) => drawRosette(rosetteLayers(name, values), 'medallion');

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
