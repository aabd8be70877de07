/* Paths of guilloche curves: closed curves z(t) = S * sum(a_j * e^(i * n_j * t)) in the complex plane. */

/**
 * A rotating vector a * e^(i * n * t): amplitude a, signed integer frequency n, and initial angle in degrees. A vector
 * of frequency 0 only shifts the curve.
 */
export type Term = readonly [amplitude: number, frequency: number, initialAngle?: number];

const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));

/**
 * Returns the order of a curve's rotational symmetry. For example, the order is 3 if the curve is unchanged after a
 * turn by a third of a circle.
 */
export function getSymmetryOrder(terms: readonly Term[]): number {
  const firstFrequency = terms[0]?.[1] ?? 0;
  return terms.reduce((order, [, frequency]) => gcd(order, frequency - firstFrequency), 0) || 1;
}

const sumOfAmplitudes = (terms: readonly Term[]) =>
  terms.reduce((sum, [amplitude]) => sum + Math.abs(amplitude), 0);

/**
 * Returns the number of cubic segments that approximate a curve: at least 4.3 for each period of its finest wave, and
 * at least 24. The number is a multiple of the symmetry order, so that all symmetric parts are equal.
 */
function countSegments(terms: readonly Term[]): number {
  const totalAmplitude = sumOfAmplitudes(terms);
  // A wave whose amplitude is less than a fifth of the total bends the line less, so it needs fewer segments.
  const finest = Math.max(
    ...terms.map(
      ([amplitude, frequency]) =>
        Math.abs(frequency) * Math.sqrt(Math.min(1, (5 * Math.abs(amplitude)) / totalAmplitude)),
    ),
  );
  const order = getSymmetryOrder(terms);
  return Math.ceil(Math.max(24, Math.ceil(4.3 * finest)) / order) * order;
}

/** Joins numbers for an SVG path. Omits the space before a minus sign, which also separates numbers: '9 0-5'. */
export const joinNumbers = (numbers: readonly number[]) =>
  numbers.map((number, index) => `${index > 0 && number >= 0 ? ' ' : ''}${number}`).join('');

/**
 * Returns a curve as an SVG path with integer coordinates: `M`, one `c`, then only `s`. The steps of t are equal, so
 * the first control point of each segment mirrors the last control point of the previous segment. `s` omits this point.
 * The relative coordinates are differences of rounded points, so that rounding errors do not accumulate.
 */
export function createCurvePath(terms: readonly Term[], radius: number): string {
  const unit = radius / sumOfAmplitudes(terms);
  const segmentCount = countSegments(terms);
  const step = (2 * Math.PI) / segmentCount;
  /** Returns point i of the curve, and the control points before and after it. */
  const pointAt = (i: number) => {
    let x = 0;
    let y = 0;
    let dx = 0;
    let dy = 0;
    for (const [amplitude, frequency, initialAngle = 0] of terms) {
      const angle = frequency * i * step + (initialAngle * Math.PI) / 180;
      const cos = amplitude * Math.cos(angle);
      const sin = amplitude * Math.sin(angle);
      x += cos;
      y += sin;
      dx -= (frequency * sin * step) / 3;
      dy += (frequency * cos * step) / 3;
    }
    const shifted = (factor: number): [number, number] => [
      Math.round(unit * (x + factor * dx)),
      Math.round(unit * (y + factor * dy)),
    ];
    return { before: shifted(-1), point: shifted(0), after: shifted(1) };
  };
  const start = pointAt(0);
  let [x, y] = start.point;
  let path = `M${joinNumbers([x, y])}`;
  for (let i = 1; i <= segmentCount; i += 1) {
    const { before, point } = pointAt(i);
    const isFirst = i === 1;
    const coordinates = [...(isFirst ? start.after : []), ...before, ...point];
    const relative = joinNumbers(
      coordinates.map((coordinate, axis) => coordinate - (axis % 2 === 0 ? x : y)),
    );
    if (isFirst) path += 'c';
    else if (i === 2) path += 's';
    else if (!relative.startsWith('-')) path += ' ';
    path += relative;
    [x, y] = point;
  }
  return `${path}z`;
}
