/** Lines of an engraving: level lines of a field, each as wide as the picture is dark along it. */

/** Half widths below which no line is cut; by how much a point may be missed; steps along a line. */
const [THINNEST, MISSED, STEP] = [0.15, 0.42, 1.6];
/** Units of the path: thirds of a pixel. */
export const UNITS = 3;

/**
 * Level lines of field, each a list of points, where `inside` holds.
 * @param {(at: number) => boolean} inside by pixel
 */
export function levels(field, inside, { width, height }, gap) {
  const next = new Map();
  const add = (from, to) => next.set(from, [...(next.get(from) ?? []), to]);
  const places = new Map();
  for (let row = 0; row < height - 1; row += 1)
    for (let column = 0; column < width - 1; column += 1) {
      const at = row * width + column;
      const corners = [at, at + 1, at + width + 1, at + width];
      if (!corners.every(inside)) continue;
      const values = corners.map((corner) => field[corner] / gap);
      const [least, most] = [Math.min(...values), Math.max(...values)];
      if (most - least > 1.5) continue;
      for (let level = Math.ceil(least); level <= most; level += 1) {
        const cuts = [];
        for (let side = 0; side < 4; side += 1) {
          const [a, b] = [values[side], values[(side + 1) % 4]];
          if (a < level === b < level) continue;
          const part = (level - a) / (b - a);
          const [from, to] = [corners[side], corners[(side + 1) % 4]];
          const key = `${Math.min(from, to)},${Math.max(from, to)},${level}`;
          const mix = (f, t) => f + (t - f) * part;
          places.set(key, [
            mix(from % width, to % width) + 0.5,
            mix(Math.floor(from / width), Math.floor(to / width)) + 0.5,
          ]);
          cuts.push(key);
        }
        if (cuts.length === 2) {
          add(cuts[0], cuts[1]);
          add(cuts[1], cuts[0]);
        }
      }
    }
  return chains(next).map((chain) => chain.map((key) => places.get(key)));
}

/** Keys joined into chains, ends first. */
function chains(next) {
  const seen = new Set();
  const follow = (start) => {
    const chain = [];
    for (let key = start; key !== undefined; key = next.get(key).find((other) => !seen.has(other))) {
      seen.add(key);
      chain.push(key);
    }
    return chain;
  };
  const keys = [...next.keys()];
  const starts = [...keys.filter((key) => next.get(key).length === 1), ...keys];
  return starts.flatMap((key) => (seen.has(key) ? [] : [follow(key)]));
}

/** Points a step apart, so that widths follow the picture. */
function spaced(line) {
  const points = [line[0]];
  let since = 0;
  for (let at = 1; at < line.length; at += 1) {
    since += Math.hypot(line[at][0] - line[at - 1][0], line[at][1] - line[at - 1][1]);
    if (since < STEP && at < line.length - 1) continue;
    points.push(line[at]);
    since = 0;
  }
  return points;
}

/** Runs of points with the half width there, where there is any; they end in a point where it fades. */
export function swelling(line, half) {
  const runs = [];
  let run = [];
  let before;
  for (const [x, y] of spaced(line)) {
    const w = half(x, y);
    const isCut = w > THINNEST;
    if (!isCut && run.length > 0) {
      runs.push([...run, [x, y, 0]]);
      run = [];
    }
    if (isCut && run.length === 0 && before) run.push([...before, 0]);
    if (isCut) run.push([x, y, w]);
    before = isCut ? undefined : [x, y];
  }
  return [...runs, run].filter((points) => points.length > 3);
}

/** The points that a straight line between their neighbours would miss (Douglas and Peucker, widths too). */
function needed(points, missed) {
  const [first, last] = [points[0], points.at(-1)];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const long = Math.hypot(dx, dy) || 1;
  const isRing = long < 0.5 || dx * dx + dy * dy === 0;
  let [worst, most] = [0, missed];
  for (let at = 1; at < points.length - 1; at += 1) {
    const [x, y, w] = points[at];
    const aside = isRing
      ? Math.hypot(x - first[0], y - first[1])
      : Math.abs((x - first[0]) * dy - (y - first[1]) * dx) / long;
    const part = Math.max(0, Math.min(1, ((x - first[0]) * dx + (y - first[1]) * dy) / long / long));
    const miss = Math.max(aside * 0.7, Math.abs(first[2] + (last[2] - first[2]) * part - w));
    if (miss > most) [worst, most] = [at, miss];
  }
  if (worst === 0) return [first, last];
  return [...needed(points.slice(0, worst + 1), missed).slice(0, -1), ...needed(points.slice(worst), missed)];
}

/** A line that swells, as a closed path. */
export function outline(points, missed = MISSED) {
  const kept = needed(points, missed);
  const sides = [[], []];
  for (const [at, [x, y, w]] of kept.entries()) {
    const [a, b] = [kept[Math.max(0, at - 1)], kept[Math.min(kept.length - 1, at + 1)]];
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [nx, ny] = [(-(b[1] - a[1]) / long) * w, ((b[0] - a[0]) / long) * w];
    sides[0].push([x - nx, y - ny]);
    if (w > 0) sides[1].unshift([x + nx, y + ny]);
  }
  return closed([...sides[0], ...sides[1]]);
}

/** A polygon as a path, always clockwise: where two overlap nothing is cut out. */
export function closed(polygon) {
  const area = polygon.reduce((sum, [x, y], at) => {
    const [nx, ny] = polygon[(at + 1) % polygon.length];
    return sum + x * ny - nx * y;
  }, 0);
  const round = (area < 0 ? [...polygon].reverse() : polygon).map((point) =>
    [0, 1].map((of) => Math.round(point[of] * UNITS)),
  );
  let [x, y] = round[0];
  const steps = [];
  for (const [nextX, nextY] of round.slice(1)) {
    if (nextX === x && nextY === y) continue;
    steps.push(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  return steps.length < 4 ? '' : `M${round[0].join(' ')}l${steps.join(' ').replaceAll(' -', '-')}z`;
}
