/**
 * Draws guilloche rosettes: closed curves z(t) = S * sum(a_j * e^(i * n_j * t)) as short SVG paths, and rotated copies
 * that form a pattern.
 */

/**
 * A rotating vector: amplitude, signed integer frequency, and initial angle in degrees. Frequency 0 moves the curve.
 */
type Term = readonly [amplitude: number, frequency: number, start?: number];

/** The terms of a curve, or a polar wave r + A * cos(n * angle). The outer radius is in units of a plate. */
type Curve = { readonly radius: number } & (
  | { readonly terms: readonly Term[] }
  | { readonly ring: readonly [radius: number, amplitude: number, waves: number] }
);

type Point = readonly [x: number, y: number];

/** A part of an ellipse, drawn as corners at each 15 degrees. Angles are in degrees, clockwise from the right. */
type Arc = readonly [cx: number, cy: number, rx: number, ry: number, from: number, to: number];

/** Corners in units of a plate. */
interface Polygon {
  readonly corners: readonly (Point | Arc)[];
}

type Tone = 'a' | 'b';

/** A plate has a radius of 810 units. */
export type Layer = (Curve | Polygon) & {
  readonly copies: number;
  /** The scale factor from one copy to the next. */
  readonly scale?: number;
  /** The angle from one copy to the next, in degrees. By default, the copies form a complete ring. */
  readonly turn?: number;
  /** Whether the layer also has the mirror images of all copies. */
  readonly mirror?: boolean;
  readonly wide?: boolean;
  readonly tone: Tone;
};

/** The sizes of rosettes, by rendered width: plate from 260 px, medallion 72 to 200 px, seal 28 to 64 px. */
export type OpticalSize = 'plate' | 'medallion' | 'seal';

/** A copy of level `of`. Level 0 is the first curve, and level n is the nth doubling. */
interface Copy {
  readonly of: number;
  readonly transform: string;
}

/**
 * Copies by doubling. Each entry of `doublings` duplicates all existing copies. Then `rest` adds the copies above the
 * power of two.
 */
export interface Nest {
  readonly doublings: readonly string[];
  readonly rest: readonly Copy[];
}

export interface Stroke {
  readonly d: string;
  readonly tone: Tone;
  readonly wide: boolean;
  /** The copies of the curve and the mirror images, from the inside out. */
  readonly nests: readonly Nest[];
}

/** Plate units per integer unit of the path. A unit of a seal is a third of a pixel. */
const UNIT: Record<OpticalSize, number> = { plate: 1, medallion: 1, seal: 10 };

/** Returns half the side of the square around a rosette of a size, including the stroke. */
export const reachOf = (size: OpticalSize) => 810 / UNIT[size];

export const viewBoxOf = (size: OpticalSize) => {
  const reach = reachOf(size);
  return `${-reach} ${-reach} ${2 * reach} ${2 * reach}`;
};

function termsOf(curve: Curve): readonly Term[] {
  if ('terms' in curve) return curve.terms;
  const [radius, amplitude, waves] = curve.ring;
  return [
    [radius, 1],
    [amplitude / 2, waves + 1],
    [amplitude / 2, 1 - waves],
  ];
}

const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));

/** Returns the order of the rotational symmetry of a curve. */
function symmetry(terms: readonly Term[]): number {
  const first = terms[0]?.[1] ?? 0;
  return terms.reduce((order, [, frequency]) => gcd(order, frequency - first), 0) || 1;
}

const span = (terms: readonly Term[]) => terms.reduce((sum, [a]) => sum + Math.abs(a), 0);

/** Returns the number of cubic segments of a curve: 4.3 for each period of its finest wave, at least 24. */
function segmentsOf(terms: readonly Term[]): number {
  const totalSpan = span(terms);
  // Ignores waves with less than a fifth of the amplitude, which curve the line less and need fewer points.
  const finest = Math.max(
    ...terms.map(([a, n]) => Math.abs(n) * Math.sqrt(Math.min(1, (5 * Math.abs(a)) / totalSpan))),
  );
  const order = symmetry(terms);
  return Math.ceil(Math.max(24, Math.ceil(4.3 * finest)) / order) * order;
}

const whole = (numbers: readonly number[]) =>
  numbers.map((n, i) => `${i > 0 && n >= 0 ? ' ' : ''}${n}`).join('');

/**
 * Returns a curve as an integer path: `M`, one `c`, then only `s`. With equal steps of t, each first control point is
 * the mirror image of the previous control point, which `s` omits. Deltas are between rounded points, so that rounding
 * errors do not accumulate.
 */
function pathOf(terms: readonly Term[], radius: number): string {
  const unit = radius / span(terms);
  const all = segmentsOf(terms);
  const step = (2 * Math.PI) / all;
  /** Returns point i of the curve, with the control points before and after, in integer units. */
  const pointAt = (i: number) => {
    let [x, y, dx, dy] = [0, 0, 0, 0];
    for (const [a, n, start = 0] of terms) {
      const angle = n * i * step + (start * Math.PI) / 180;
      const [cos, sin] = [a * Math.cos(angle), a * Math.sin(angle)];
      x += cos;
      y += sin;
      dx -= (n * sin * step) / 3;
      dy += (n * cos * step) / 3;
    }
    const shifted = (by: number) => [Math.round(unit * (x + by * dx)), Math.round(unit * (y + by * dy))];
    return { before: shifted(-1), point: shifted(0) as [number, number], after: shifted(1) };
  };
  const start = pointAt(0);
  let [x, y] = start.point;
  let d = `M${whole([x, y])}`;
  for (let i = 1; i <= all; i += 1) {
    const { before, point } = pointAt(i);
    const points = [...(i === 1 ? start.after : []), ...before, ...point];
    const deltas = whole(points.map((value, axis) => value - (axis % 2 === 0 ? x : y)));
    d += i === 1 ? 'c' : i === 2 ? 's' : deltas.startsWith('-') ? '' : ' ';
    d += deltas;
    [x, y] = point;
  }
  return `${d}z`;
}

function pointsOf(corner: Point | Arc): readonly Point[] {
  if (corner.length === 2) return [corner];
  const [cx, cy, rx, ry, from, to] = corner;
  const steps = Math.ceil(Math.abs(to - from) / 15);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });
}

const polygonPath = ({ corners }: Polygon, unit: number) =>
  `M${whole(
    corners
      .flatMap(pointsOf)
      .flat()
      .map((value) => Math.round(value / unit)),
  )}z`;

/** Returns the path of a layer, and the order of its rotational symmetry. */
function curveOf(layer: Layer, unit: number): [d: string, order: number] {
  if ('corners' in layer) return [polygonPath(layer, unit), 1];
  const terms = termsOf(layer);
  return [pathOf(terms, layer.radius / unit), symmetry(terms)];
}

const transformOf = (turn: number, scale: number) =>
  `rotate(${Number(turn.toFixed(2))})${scale === 1 ? '' : `scale(${Number(scale.toFixed(3))})`}`;

/** Returns copies. Copy i is rotated by i * turn degrees and scaled by scale^i. */
function nestOf(copies: number, turn: number, scale = 1): Nest {
  const transform = (i: number) => transformOf(i * turn, scale ** i);
  const doublings: string[] = [];
  let done = 1;
  for (; done * 2 <= copies; done *= 2) doublings.push(transform(done));
  const rest: Copy[] = [];
  for (let level = doublings.length - 1; done < copies; level -= 1) {
    if (done + 2 ** level > copies) continue;
    rest.push({ of: level, transform: transform(done) });
    done += 2 ** level;
  }
  return { doublings, rest };
}

/** Returns the number of copies for an optical size: the distance between lines is the same in every size. */
function copiesAt(layer: Layer, size: OpticalSize): number {
  if (size === 'plate') return layer.copies;
  if (size === 'medallion') return Math.ceil(layer.copies / 2);
  return Math.min(layer.copies, layer.scale === undefined ? 2 : 3);
}

function strokeOf(layer: Layer, size: OpticalSize): Stroke {
  const [d, order] = curveOf(layer, UNIT[size]);
  const copies = copiesAt(layer, size);
  const stride = layer.copies / copies;
  const turn = layer.turn ?? 360 / (order * layer.copies);
  const nests = [
    nestOf(copies, turn * stride, (layer.scale ?? 1) ** stride),
    { doublings: layer.mirror && size !== 'seal' ? ['scale(-1 1)'] : [], rest: [] },
  ];
  return {
    d,
    tone: layer.tone,
    wide: layer.wide ?? false,
    nests: nests.filter((nest) => nest.doublings.length > 0),
  };
}

/** Returns the strokes of a rosette, outer layer first. */
export const drawRosette = (layers: readonly Layer[], size: OpticalSize): readonly Stroke[] =>
  layers.map((layer) => strokeOf(layer, size));
