import { ball, bone, carve, join } from './shapes.mjs';

/** How far along the hair's growth a place lies: strands from a parting to the ears, its axis tilted. */
const combed = (tilt) => (x, y, z) => 8 * Math.atan2(z + 3, (y + 1) * Math.cos(tilt) - x * Math.sin(tilt));
/** The same for strands that fall from the crown. */
const falling = (x, y, z) => 8.5 * Math.atan2(x, z + 5);

/** The skull's cap less the face: below the hairline in front of the temples, and below the ears behind. */
function cap(x, y, z, { full = 0, high = 7.4, bow = 0.06, front = 2.2, low = -2.6, sweep = 0, top }) {
  let d = ball(x, y - 3.2, z + 1, 7.75 + full, 8.75 + full * 0.7, 10 - full * 0.6);
  if (top) d = join(d, top(x, y, z), 3);
  const face = Math.max(front + sweep * (y - 2) - z, y - high + bow * x * x);
  const nape = y - low - 0.6 * (z - 2.2);
  return carve(carve(d, face * 0.8, 0.6), nape * 0.8, 0.8);
}

const rope = (x, y, z, knots) =>
  knots.reduce((d, [kx, ky, kz, r]) => join(d, ball(x - kx, y - ky, z - kz, r, r * 1.05, r), 1), 99);

/** Shapes and strands by name, in the head's directions. */
export const hairs = {
  parted: {
    shape: (x, y, z) =>
      cap(x, y, z, {
        high: 7.5 - 0.22 * x,
        bow: 0.045,
        top: () => ball(x - 0.6, y - 9 - 0.16 * x, z - 3.6, 6.4, 3.4, 5.4),
      }),
    strand: combed(0.25),
  },
  thinning: {
    shape: (x, y, z) =>
      cap(x, y, z, { full: -0.1, high: 9.3 + 0.35 * Math.cos(x * 1.1), bow: 0.07, front: 1.9 }),
    strand: combed(-0.15),
  },
  bun: {
    shape: (x, y, z) => {
      return cap(x, y, z, { full: 0.65, high: 8.3, bow: 0.1, front: 3.2, low: -2.8, sweep: 0.5 });
    },
    strand: combed(0),
  },
  braid: {
    shape: (x, y, z) => cap(x, y, z, { full: 0.6, high: 8, bow: 0.12, front: 3.2, low: -2.8, sweep: 0.5 }),
    strand: combed(0),
  },
  bob: {
    shape: (x, y, z) => {
      const s = Math.abs(x);
      let d = cap(x, y, z, { full: 0.6, high: 8, bow: 0.13, front: 3.6, low: -30 });
      d = join(d, bone(s, y, z, [6.9, 4.5, 0, 2.1], [7.6, -13, 0.6, 2.5]), 2.4);
      return Math.max(join(d, ball(x, y + 3, z + 5.5, 8.6, 9.5, 5), 2), -11.8 - y + 0.1 * s);
    },
    strand: falling,
  },
};

/** A plait that falls over the shoulder, in the body's directions. */
export const plait = (x, y, z) =>
  rope(x, y, z, [
    [7.3, -9.5, -1.5, 2],
    [8.2, -12.2, 0.4, 1.95],
    [9, -14.9, 2.6, 1.9],
    [9.5, -17.6, 4.6, 1.85],
    [9.7, -20.3, 6, 1.8],
    [9.7, -23, 7, 1.75],
    [9.6, -25.7, 7.6, 1.7],
  ]);

/** Hair wound to a knot behind the ear, and its strands. */
export const knot = {
  shape: (x, y, z) => ball(x + 5, y + 4.6, z + 8.6, 4.7, 4.3, 4),
  strand: (x, y, z) => 0.75 * x + 1.15 * y + 0.06 * (x + 5) ** 2 - 0.3 * z,
};

/** Its strands, crossing down the middle. */
export const crossing = (x, y) => y + 0.9 * Math.abs(x - Math.min(9.7, 7.3 - (y + 9.5) * 0.27));

/** A beard on a head, and a moustache. */
const cheekLine = (x) => -6.3 + 0.85 * Math.max(0, Math.abs(x) - 2.6) ** 1.3;
export const beard = (head) => (x, y, z) => {
  const line = Math.max(y - cheekLine(x), 1 - z);
  return Math.max(
    head(x, y, z) - 0.22 * Math.max(0.1, Math.min(1, (cheekLine(x) - y) / 1.4, (z - 1) / 1.4)),
    line * 0.7,
    -ball(x, y + 7.3, z - 9, 2.1, 1, 3),
  );
};
/** Thin along the cheek. */
export const stubble = (x, y) => {
  const deep = Math.max(0, Math.min(1, (cheekLine(x) - y) / 2.4));
  return 0.85 - 0.5 * deep;
};
export const moustache = (x, y, z) => {
  const s = Math.abs(x);
  return join(
    bone(s, y, z, [0.4, -5.85, 9.75, 0.5], [1.7, -6.15, 9.3, 0.6]),
    bone(s, y, z, [1.7, -6.15, 9.3, 0.6], [3.2, -7.1, 8.2, 0.22]),
    0.3,
  );
};
