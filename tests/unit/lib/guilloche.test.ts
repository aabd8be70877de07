import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  copiesAt,
  drawRosette,
  nestOf,
  pathOf,
  reachOf,
  segmentsOf,
  symmetry,
  termsOf,
  type Layer,
  type Nest,
  type OpticalSize,
} from '../../../src/lib/guilloche.ts';
import { pageMarks } from '../../../src/site/page-marks.ts';
import { heroRosettes, rosettes } from '../../../src/site/rosettes.ts';

const sizes: OpticalSize[] = ['plate', 'medallion', 'seal'];
const specs: [string, { layers: readonly Layer[] }][] = Object.entries({
  ...rosettes,
  ...heroRosettes,
  ...pageMarks,
});
const layers = specs.flatMap(([name, { layers: own }]) =>
  own.map((layer, i): [string, Layer] => [`${name} ${i + 1}`, layer]),
);

/** The points of a path: its start and the end of each segment. */
function pointsOf(d: string): [number, number][] {
  const [x = 0, y = 0, ...deltas] = (d.match(/-?\d+/g) ?? []).map(Number);
  const points: [number, number][] = [[x, y]];
  for (let i = 4; i + 1 < deltas.length; i += 4) {
    const [px, py] = points.at(-1) ?? [0, 0];
    points.push([px + (deltas[i] ?? 0), py + (deltas[i + 1] ?? 0)]);
  }
  return points;
}

const turned = ([x, y]: [number, number], angle: number): [number, number] => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
];
const distance = (a: [number, number], b: [number, number]) => Math.hypot(a[0] - b[0], a[1] - b[1]);

const numberIn = (transform: string, name: string, otherwise: number) =>
  Number(new RegExp(`${name}\\(([^)]+)\\)`).exec(transform)?.[1] ?? otherwise);

/** Turn and scale of every copy a nest makes, the first included. */
function expand({ doublings, rest }: Nest): [turn: number, scale: number][] {
  const moved = (copies: [number, number][], transform: string) =>
    copies.map(([turn, scale]): [number, number] => [
      turn + numberIn(transform, 'rotate', 0),
      scale * numberIn(transform, 'scale', 1),
    ]);
  const levels: [number, number][][] = [[[0, 1]]];
  for (const transform of doublings) {
    const before = levels.at(-1) ?? [];
    levels.push([...before, ...moved(before, transform)]);
  }
  const left = rest.flatMap(({ of, transform }) => moved(levels[of] ?? [], transform));
  return [...(levels.at(-1) ?? []), ...left];
}

describe('a curve', () => {
  it('starts a term at its angle, and is shifted by a term that does not turn', () => {
    const circle = pathOf([[10, 1]], 700);
    expect(pointsOf(pathOf([[10, 1, 90]], 700))[0]).toEqual([0, 700]);
    const shifted = pointsOf(
      pathOf(
        [
          [10, 1],
          [4, 0, 180],
        ],
        980,
      ),
    );
    expect(shifted).toEqual(pointsOf(circle).map(([x, y]) => [x - 280, y]));
  });

  it('is closed, of integers, symmetric and within its radius in each drawing of the site', () => {
    for (const [name, layer] of layers) {
      const terms = termsOf(layer);
      const order = symmetry(terms);
      const d = pathOf(terms, layer.radius);
      const points = pointsOf(d);
      expect(d, `${name}`).toMatch(/^M-?\d+[ -]\d+c[-\d ]+s[-\d ]+z$/);
      expect(points.at(-1), `${name}`).toEqual(points[0]);
      expect(points, `${name}`).toHaveLength(segmentsOf(terms) + 1);
      expect(segmentsOf(terms) % order, `${name}`).toBe(0);
      for (const point of points) {
        const image = turned(point, (2 * Math.PI) / order);
        const isNear = points.some((other) => distance(image, other) < 1.5);
        expect(
          isNear && Math.hypot(...point) <= Math.min(layer.radius + 1, reachOf('plate')),
          `${name}`,
        ).toBe(true);
      }
    }
  });
});

describe('copies', () => {
  it('are drawn once each, turned and scaled by their index, for any count', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.double({ min: -30, max: 30, noNaN: true }),
        fc.double({ min: 0.85, max: 1, noNaN: true }),
        (count, turn, scale) => {
          const copies = expand(nestOf(count, turn, scale));
          expect(copies).toHaveLength(count);
          const wanted = Array.from({ length: count }, (_, i) => [i * turn, scale ** i]);
          for (const [angle, size] of wanted) {
            const near = copies.some(
              ([a, s]) => Math.abs(a - (angle ?? 0)) < 0.05 && Math.abs(s - (size ?? 0)) < 0.01,
            );
            expect(near).toBe(true);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('number all on a plate, half on a medallion, one to three on a seal', () => {
    for (const [name, layer] of layers) {
      expect(copiesAt(layer, 'plate'), `${name}`).toBe(layer.copies);
      expect(copiesAt(layer, 'medallion'), `${name}`).toBe(Math.ceil(layer.copies / 2));
      expect(copiesAt(layer, 'seal'), `${name}`).toBeLessThanOrEqual(3);
    }
  });

  it('without a turn form a closed ring at each size', () => {
    for (const size of sizes) {
      const [outer] = drawRosette([{ ring: [10, 1.2, 36], radius: 790, copies: 4, tone: 'a' }], size);
      const nest = outer?.nests.at(-1) ?? nestOf(1, 0);
      const copies = expand(nest);
      expect((copies[1]?.[0] ?? 0) * copies.length).toBeCloseTo(360 / 36, 1);
    }
  });
});

describe('the set', () => {
  it.each(sizes)('has a different drawing for every rosette as a %s', (size) => {
    const drawings = specs.map(([, { layers: own }]) => JSON.stringify(drawRosette(own, size)));
    expect(new Set(drawings).size).toBe(specs.length);
  });
});
