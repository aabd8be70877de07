/** Lines and spots of a face, laid on its front: [x, y] or with the line's half width; of one side, mirrored where paired. */

const eye = {
  top: [
    [1.62, -0.42],
    [1.95, 0],
    [2.55, 0.42],
    [3.25, 0.52],
    [4, 0.32],
    [4.62, -0.02],
    [4.9, -0.16],
  ],
  foot: [
    [4.9, -0.16],
    [4.3, -0.55],
    [3.4, -0.74],
    [2.5, -0.66],
    [1.62, -0.42],
  ],
};
const ring = (x, y, r, squash = 1, from = 0) =>
  Array.from({ length: 14 }, (_, at) => {
    const angle = from + (at / 14) * Math.PI * 2;
    return [x + r * Math.cos(angle), y + r * squash * Math.sin(angle)];
  });
const below = (points, top) => points.map(([x, y]) => [x, Math.min(y, top)]);

/** A polygon with a hole. */
const holed = (outer, inner) => [...outer, outer[0], ...[...inner, inner[0]].reverse()];

/** The white of an eye on both sides of its iris. */
function whites(middle) {
  const arc = (from, to) =>
    Array.from({ length: 7 }, (_, n) => (from + ((to - from) * n) / 6) * (Math.PI / 180)).map((a) => [
      middle + 0.72 * Math.cos(a),
      -0.06 + 0.72 * Math.sin(a),
    ]);
  const lid = (is) => (points) => points.filter(([x]) => is(x));
  const [inner, outer] = [lid((x) => x < middle - 0.5), lid((x) => x > middle + 0.5)];
  return [
    [...inner(eye.top), ...arc(132, 228), ...inner(eye.foot)],
    [...arc(-48, 48), ...outer(eye.top), ...outer(eye.foot)],
  ];
}

/** @param person what of the face is its own; gaze is how far the eyes look to a side */
export function faceMarks({
  gaze = 0,
  brows = 1,
  lashes = 0,
  glasses,
  bindi,
  buttons,
  chain,
  parting,
  earrings,
  age = 0,
  soft,
  yaw,
}) {
  const marks = [];
  const dark = (points, more) => marks.push({ dark: true, points, ...more });
  const light = (points, more) => marks.push({ dark: false, points, ...more });
  for (const side of [-1, 1]) {
    const at = (points) => points.map(([x, y, ...w]) => [x * side, y, ...w]);
    const middle = 3.2 * side + gaze;
    for (const white of whites(middle * side)) light(at(white), { filled: true });
    dark(holed(below(ring(middle, -0.06, 0.68), 0.44), ring(middle - 0.24, 0.12, 0.2)), { filled: true });
    light(ring(middle - 0.24, 0.12, 0.2), { filled: true });
    const w = [0.05, 0.09, 0.14, 0.16, 0.15 + lashes * 0.04, 0.12 + lashes * 0.08, 0.03];
    dark(at(eye.top.map(([x, y], n) => [x, y, w[n]])));
    dark(
      at([
        [2, 0.62, 0.02],
        [2.7, 0.98, 0.06],
        [3.5, 1.02, 0.07],
        [4.4, 0.66, 0.05],
        [5, 0.2, 0.02],
      ]),
    );
    dark(at(eye.foot.map(([x, y], n) => [x, y, [0.03, 0.06, 0.06, 0.05, 0.06][n]])));
    dark(
      at([
        [1.9, -1.15, 0.02],
        [2.6, -1.45, 0.04 + age * 0.03],
        [3.6, -1.5, 0.03 + age * 0.02],
        [4.3, -1.3, 0.01],
      ]),
    );
    const brow = [
      [1.15, 1.5, 0.1],
      [1.9, 2.02, 0.24],
      [3.3, 2.5, 0.24],
      [4.6, 2.3, 0.15],
      [5.5, 1.65, 0.03],
    ];
    dark(at(brow.map(([x, y, w]) => [x, y, w * brows])));
    for (const [x, y] of [
      [1.15, 1.5],
      [1.6, 1.8],
      [2.2, 2.1],
      [2.9, 2.35],
    ])
      dark(
        at([
          [x, y - 0.1, 0.1],
          [x + 0.3, y + 0.42 * brows, 0.08],
          [x + 0.75, y + 0.55 * brows, 0.02],
        ]),
      );
    dark(
      at([
        [0.45, -4.72, 0.03],
        [0.8, -4.6, 0.14],
        [1.2, -4.66, 0.12],
        [1.5, -4.8, 0.03],
      ]),
    );
    if (side * yaw < 0)
      dark(
        at([
          [1.6, -3.2, 0.01],
          [1.9, -3.8, 0.05],
          [1.85, -4.4, 0.07],
          [1.45, -4.75, 0.03],
        ]),
      );
    if (age > 0)
      dark(
        at([
          [2.05, -4.3, 0.02],
          [2.6, -5.1, 0.04 * age],
          [2.95, -6, 0.01],
        ]),
      );
    if (earrings && side * yaw < 0) {
      light(ring(7.7 * side, -4.9, 0.5), { filled: true, z: 1.2 });
      dark(
        [...ring(7.7 * side, -4.9, 0.52), [8.22 * side, -4.9]].map((p) => [...p, 0.07]),
        { z: 1.3 },
      );
    }
    if (glasses) {
      const rim = Array.from({ length: 25 }, (_, n) => {
        const angle = (n / 24) * Math.PI * 2;
        const bend = (v) => Math.sign(v) * Math.abs(v) ** 0.7;
        return [3.3 + 2.55 * bend(Math.cos(angle)), -0.15 + 1.95 * bend(Math.sin(angle)), 0.14];
      });
      dark(at(rim), { z: 9.2 });
      dark(
        at([
          [5.85, 0.5, 0.12],
          [7, 0.35, 0.1],
        ]),
        { zs: [8.6, 3] },
      );
    }
  }
  const lip = soft ? 0.1 : 0.12;
  dark([
    [-2.6, -7, 0.06],
    [-1.9, -7.24, lip],
    [-0.8, -7.2, lip * 0.8],
    [0, -7.3, lip],
    [0.8, -7.2, lip * 0.8],
    [1.9, -7.24, lip],
    [2.6, -7, 0.06],
  ]);
  dark([
    [-1.2, -8.62, 0.02],
    [0, -8.75, 0.09],
    [1.2, -8.62, 0.02],
  ]);
  if (glasses)
    dark(
      [
        [-0.85, 0.45, 0.12],
        [0, 0.75, 0.13],
        [0.85, 0.45, 0.12],
      ],
      { z: 9.8 },
    );
  if (parting)
    light(
      [
        [0, 8, 0.1],
        [0, 9.2, 0.16],
        [0, 10.4, 0.12],
        [0, 11.3, 0.03],
      ],
      { on: 'hair' },
    );
  if (chain)
    dark(
      [
        [-4.4, -15.6, 0.05],
        [-2.6, -17.6, 0.08],
        [-0.2, -19, 0.1],
        [2.4, -17.6, 0.08],
        [4.2, -15.6, 0.05],
      ],
      { on: 'body' },
    );
  if (buttons) for (const y of [-19.4, -22.4]) light(ring(0.2, y, 0.34), { filled: true, on: 'body' });
  if (buttons)
    dark(
      [
        [0, -18, 0.04],
        [-0.15, -21, 0.06],
        [-0.2, -25, 0.06],
      ],
      { on: 'body' },
    );
  if (bindi) dark(ring(0, 3.05, 0.36), { filled: true });
  return marks;
}
