/** Numbers by pixel, row by row. */

/** Their mean over a square about each pixel, twice; of the pixels alone that `inside` holds. */
export function blurred(values, inside, { width, height }, radius) {
  const spread = (from, step, long, placeOf) =>
    from.map((_, at) => {
      const place = placeOf(at);
      let sum = 0;
      for (let by = -Math.min(radius, place); by <= Math.min(radius, long - 1 - place); by += 1)
        sum += from[at + by * step];
      return sum / (2 * radius + 1);
    });
  const square = (from) =>
    spread(
      spread(from, 1, width, (at) => at % width),
      width,
      height,
      (at) => Math.floor(at / width),
    );
  const sums = square(square(Float64Array.from(values, (value, at) => (inside(at) ? value : 0))));
  const counts = square(square(Float64Array.from(values, (_, at) => (inside(at) ? 1 : 0))));
  return sums.map((sum, at) => (counts[at] > 1e-6 ? sum / counts[at] : 0));
}

/** The field between its pixels. */
export const between =
  (field, { width, height }) =>
  (x, y) => {
    const cx = Math.max(0, Math.min(width - 1.001, x - 0.5));
    const cy = Math.max(0, Math.min(height - 1.001, y - 0.5));
    const [column, row] = [Math.floor(cx), Math.floor(cy)];
    const [fx, fy] = [cx - column, cy - row];
    const at = row * width + column;
    const top = field[at] * (1 - fx) + field[at + 1] * fx;
    return top * (1 - fy) + (field[at + width] * (1 - fx) + field[at + width + 1] * fx) * fy;
  };

/** Which way the field grows at a place, and how fast. */
export const growth = (value, x, y) => [
  (value(x + 1, y) - value(x - 1, y)) / 2,
  (value(x, y + 1) - value(x, y - 1)) / 2,
];
