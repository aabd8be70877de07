/* Draws guilloche rosettes: layers of curves or polygons, each with rotated copies that form a pattern. */
import { createCurvePath, joinNumbers, getSymmetryOrder } from './guilloche-path.ts';
import type { Term } from './guilloche-path.ts';

/**
 * A curve with its outer radius in plate units. `terms` gives any curve; `ring` is a wave around a circle with the
 * polar equation r + A * cos(n * angle).
 */
type Curve = { readonly radius: number } & (
  | { readonly terms: readonly Term[] }
  | { readonly ring: readonly [radius: number, amplitude: number, waves: number] }
);

type Point = readonly [x: number, y: number];

/** A part of an ellipse, drawn with a corner every 15 degrees. Angles are in degrees, clockwise from the right. */
type Arc = readonly [cx: number, cy: number, rx: number, ry: number, from: number, to: number];

/** A polygon with corners in plate units. */
interface Polygon {
  readonly corners: readonly (Point | Arc)[];
}

/** The colour of a layer: 'a' is the first colour of the rosette, 'b' the second. */
type Tone = 'a' | 'b';

export type Layer = (Curve | Polygon) & {
  readonly copies: number;
  /** The size of each copy relative to the previous one. By default, all copies have the same size. */
  readonly scale?: number;
  /** The angle from each copy to the next, in degrees. By default, the copies form a complete ring. */
  readonly turn?: number;
  /** Whether the layer also has the mirror images of all copies. Seals have no mirror images. */
  readonly mirror?: boolean;
  /** Whether the lines are wider than in other layers. */
  readonly wide?: boolean;
  readonly tone: Tone;
};

/** The levels of detail, by rendered width: plate from 260 px, medallion 72 to 200 px, seal 28 to 64 px. */
export type OpticalSize = 'plate' | 'medallion' | 'seal';

/**
 * Copies of a curve, drawn with few SVG `use` elements. Each entry of `doublings` is the `transform` of one `use`. This
 * `use` copies everything drawn so far, so n doublings give 2^n curves. `rest` adds the remaining copies.
 */
interface Nest {
  readonly doublings: readonly string[];
  readonly rest: readonly Copy[];
}

interface Copy {
  /** The copied curves: 0 is the curve itself, and n is everything that the first n doublings have drawn. */
  readonly of: number;
  readonly transform: string;
}

/** A layer as the data of SVG elements. */
export interface Stroke {
  readonly d: string;
  readonly tone: Tone;
  readonly wide: boolean;
  /** The copies of the curve, followed by the mirror images of these copies if the layer is mirrored. */
  readonly nests: readonly Nest[];
}

/** The radius of a rosette in plate units, the units of all layers. */
const PLATE_RADIUS = 810;

/**
 * The number of plate units in one unit of the SVG path. Path coordinates are integers, and a larger unit makes them
 * shorter. A small drawing needs less precision: one unit of a seal is at most 0.4 px on the screen.
 */
const UNIT: Record<OpticalSize, number> = { plate: 1, medallion: 1, seal: 10 };

/** Returns half the side of the square around a rosette, in units of the path. */
export const getReach = (size: OpticalSize) => PLATE_RADIUS / UNIT[size];

export const getViewBox = (size: OpticalSize) => {
  const reach = getReach(size);
  return `${-reach} ${-reach} ${2 * reach} ${2 * reach}`;
};

function getTerms(curve: Curve): readonly Term[] {
  if ('terms' in curve) return curve.terms;
  const [radius, amplitude, waves] = curve.ring;
  return [
    [radius, 1],
    [amplitude / 2, waves + 1],
    [amplitude / 2, 1 - waves],
  ];
}

function getPoints(corner: Point | Arc): readonly Point[] {
  if (corner.length === 2) return [corner];
  const [cx, cy, rx, ry, from, to] = corner;
  const steps = Math.ceil(Math.abs(to - from) / 15);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });
}

function drawPolygon({ corners }: Polygon, unit: number): string {
  const coordinates = corners.flatMap(getPoints).flat();
  return `M${joinNumbers(coordinates.map((coordinate) => Math.round(coordinate / unit)))}z`;
}

/** Returns the path of a layer, and the order of its rotational symmetry. */
function drawLayerPath(layer: Layer, unit: number): { d: string; order: number } {
  if ('corners' in layer) return { d: drawPolygon(layer, unit), order: 1 };
  const terms = getTerms(layer);
  return { d: createCurvePath(terms, layer.radius / unit), order: getSymmetryOrder(terms) };
}

const createTransform = (turn: number, scale: number) =>
  `rotate(${Number(turn.toFixed(2))})${scale === 1 ? '' : `scale(${Number(scale.toFixed(3))})`}`;

/** Returns rotated and scaled copies: copy i is rotated by i * turn degrees, and scaled by scale^i. */
function createNest(copies: number, turn: number, scale: number): Nest {
  const transform = (i: number) => createTransform(i * turn, scale ** i);
  const doublings: string[] = [];
  let count = 1;
  for (; count * 2 <= copies; count *= 2) doublings.push(transform(count));
  const rest: Copy[] = [];
  for (let level = doublings.length - 1; count < copies; level -= 1) {
    if (count + 2 ** level > copies) continue;
    rest.push({ of: level, transform: transform(count) });
    count += 2 ** level;
  }
  return { doublings, rest };
}

/** Returns the number of copies at a size. Smaller rosettes have fewer copies, because more lines would merge. */
function countCopies(layer: Layer, size: OpticalSize): number {
  if (size === 'plate') return layer.copies;
  if (size === 'medallion') return Math.ceil(layer.copies / 2);
  return Math.min(layer.copies, layer.scale === undefined ? 2 : 3);
}

function drawLayer(layer: Layer, size: OpticalSize): Stroke {
  const { d, order } = drawLayerPath(layer, UNIT[size]);
  const copies = countCopies(layer, size);
  const plateCopiesPerCopy = layer.copies / copies;
  const turn = layer.turn ?? 360 / (order * layer.copies);
  const nests = [
    createNest(copies, turn * plateCopiesPerCopy, (layer.scale ?? 1) ** plateCopiesPerCopy),
    { doublings: layer.mirror && size !== 'seal' ? ['scale(-1 1)'] : [], rest: [] },
  ];
  return {
    d,
    tone: layer.tone,
    wide: layer.wide ?? false,
    nests: nests.filter(({ doublings }) => doublings.length > 0),
  };
}

/** Returns the strokes of a rosette, in the order of its layers. */
export const drawRosette = (layers: readonly Layer[], size: OpticalSize): readonly Stroke[] =>
  layers.map((layer) => drawLayer(layer, size));
