import { ball, bone, carve, join } from './shapes.mjs';

/** Neck and shoulders; x, y and z as for the head, but turned with the body. */
export const neckOf = (wide) => (x, y, z) => {
  const s = Math.sqrt(x * x + 0.05);
  let d = bone(x, y, z, [0, -5, -2.4, 4.9 * wide], [0, -17, -3.6, 5.3 * wide]);
  d = join(d, bone(s, y, z, [5 * wide, -6, -1.6, 1], [1, -16.8, 2, 0.9]), 1.6);
  let bust = bone(s, y, z, [3, -16.6, -4.5, 3], [16.5, -21.6, -4.2, 4]);
  bust = join(bust, ball(s, y + 32, z + 3, 17.5, 15, 9.4), 4);
  bust = join(bust, bone(s, y, z, [1.4, -17.6, 1.6, 0.7], [13, -18.4, -1.6, 0.8]), 1.2);
  return join(d, bust, 3);
};

/** Cloth so far from the body, up to the foot of the neck. */
const cloth = (wide, by, top = -13.3) => {
  const body = neckOf(wide);
  return (x, y, z) => Math.max(body(x, y, z) - by, (y - top - 0.1 * z) * 0.8);
};
/** A collar that stands on the neck, open by a wedge in front. */
const collar = (wide, high, open) => (x, y, z) => {
  const d = bone(x, y, z, [0, -5, -2.4, 5.3 * wide], [0, -18, -2.7, 6.3 * wide]);
  const hollow = bone(x, y, z, [0, -5, -2.4, 4.9 * wide], [0, -18, -2.7, 5.9 * wide]);
  const wedge = z > 0 ? (open * (y + 18.4) - Math.abs(x)) * 0.8 : -9;
  return Math.max(d, -hollow, y - high + 0.3 * (z + 2), -19 - y, wedge);
};
/** Cloth with a neck cut as a wedge from a point on the breast, its sides straight or round. */
const cut =
  (shape, foot, slope, round = 0, widest = 99) =>
  (x, y, z) => {
    const s = Math.abs(x);
    const opening =
      Math.max(s - slope * (y - foot) - round * Math.sqrt(Math.max(0, y - foot)), s - widest) * 0.75;
    return z > -4 ? carve(shape(x, y, z), opening, 0.25) : shape(x, y, z);
  };
const within = (shape, limit) => (x, y, z) => Math.max(shape(x, y, z), limit(x, y, z));

const pleats = (x, y) => 0.16 * Math.sin((x * 0.72 + y * 0.7) * 2.6);
/** Inside a lapel: from the neck to the breast, with a notch. */
const lapel = (x, y) => {
  const s = Math.abs(x);
  const wing = s - 5.4 - 0.3 * (y + 24) - (y > -20.6 ? 0.6 : 2.1);
  return Math.max(wing * 0.7, -30 - y);
};
/** Below 0 where a sari covers the body: from its left shoulder to its right side. */
const drape = (x, y) => (y + 21.5 - 0.95 * (x - 1)) * 0.72;

/** Parts of each dress: shape, how light its stuff is, and at which angle its lines run. */
export const dresses = {
  suit: (wide) => [
    { shape: cut(cloth(wide, 0.35), -30, 0.02, 1), stuff: 1.1, angle: -0.2 },
    { shape: collar(wide, -12.4, 0.4), stuff: 1.1, angle: 0.5 },
    { shape: (x, y, z) => bone(x, y, z, [0, -17.4, 4.2, 1.15], [0, -18.8, 5, 0.8]), stuff: 0.22, angle: 0.9 },
    {
      shape: within(cloth(wide, 0.95), (x, y) =>
        Math.max((Math.abs(x) - 0.8 + 0.1 * (y + 18.4)) * 0.8, y + 18.6),
      ),
      stuff: 0.25,
      angle: 0.9,
    },
    { shape: cut(cloth(wide, 1.15), -28, 0.45), stuff: 0.34, angle: 0.62 },
    { shape: within(cut(cloth(wide, 1.55), -27.6, 0.47), lapel), stuff: 0.38, angle: -0.75 },
  ],
  blazer: (wide) => [
    { shape: cut(cloth(wide, 0.35), -20.8, 0.1, 2.2), stuff: 0.85, angle: -0.3 },
    { shape: cut(cloth(wide, 1), -29, 0.42), stuff: 0.34, angle: 0.62 },
    { shape: within(cut(cloth(wide, 1.4), -28.6, 0.44), lapel), stuff: 0.4, angle: -0.75 },
  ],
  bandhgala: (wide) => [
    { shape: collar(wide, -12.9, 0.05), stuff: 0.4, angle: 0.2 },
    { shape: cut(cloth(wide, 0.9), -18, 3, 0, 5.6), stuff: 0.38, angle: 0.62 },
  ],
  kurta: (wide) => [
    { shape: cut(cloth(wide, 0.7), -22, 0.08, 1.75), stuff: 0.62, angle: 0.62 },
    {
      shape: within(
        cut(cloth(wide, 0.95), -21.8, 0.1, 1.85),
        (x, y) => (Math.abs(x) - 0.1 * (y + 23.2) - 2.55 * Math.sqrt(Math.max(0, y + 23.2))) * 0.7,
      ),
      stuff: 0.4,
      angle: -0.6,
    },
  ],
  sari: (wide) => [
    { shape: cut(cloth(wide, 0.5), -22, 0.1, 2.6), stuff: 0.5, angle: 0.3 },
    {
      shape: within(
        (x, y, z) => cloth(wide, 1.05, -12.8)(x, y, z) + pleats(x, y),
        (x, y) => drape(x, y) * 0.8,
      ),
      stuff: 0.8,
      angle: -0.6,
    },
    {
      shape: within(
        (x, y, z) => cloth(wide, 1.3, -12.8)(x, y, z) + pleats(x, y),
        (x, y) => Math.abs(drape(x, y) + 0.9) * 0.8 - 0.7,
      ),
      stuff: 0.36,
      angle: 0.75,
    },
  ],
};
