import { ball, bone, carve, join } from './shapes.mjs';

/**
 * A head without hair: x to its left, y up from the eyes, z out of the face.
 * @param of how wide jaw and cheeks are, how strong brow, nose, chin and lips
 */
export const headOf = (of) => {
  const jaw = [
    [5.0 * of.jaw, -5.8, 0.9, 1.5],
    [1.7, -9.5, 6.9, 1.6],
  ];
  const brow = [
    [1, 1.9, 8.1, 0.85],
    [4.7, 1.7, 6.2, 0.85 * of.brow],
  ];
  const bridge = [
    [0, 1.4, 8.6, 0.66],
    [0, -3.4, 10.5 + of.nose, 0.95],
  ];
  const upper = [
    [0.25, -6.75, 9.75, 0.42 * of.lips],
    [2.35, -7.2, 8.6, 0.14],
  ];
  const lower = [
    [0.3, -7.72, 9.5, 0.56 * of.lips],
    [2.15, -7.32, 8.6, 0.14],
  ];
  return (x, y, z) => {
    const rough = ball(x, y - 0.6, z - 0.6, 8.6, 12.2, 11);
    if (rough > 4) return rough;
    const s = Math.sqrt(x * x + 0.06);
    let d = ball(x, y - 2.9, z + 0.7, 7.3, 8.3, 9.5);
    d = join(d, ball(x, y + 1.8, z - 2.2, 6.2 * of.cheeks, 8.3, 6.7), 2.5);
    d = join(d, bone(s, y, z, jaw[0], jaw[1]), 3);
    d = join(d, ball(s - 3.3 * of.cheeks, y + 4.9, z - 5, 2.3, 3, 2.7), 2.5);
    d = join(d, ball(s - 4.1 * of.cheeks, y + 2.2, z - 5.7, 2.1, 1.5, 2), 2.2);
    d = join(d, ball(x, y + 7, z - 6.9, 3.1, 2.7, 2.6), 2);
    d = join(d, ball(x, y + 9.9, z - 7.6 - of.chin, 2.1, 1.3, 1.4), 1.8);
    d = join(d, bone(s, y, z, brow[0], brow[1]), 1.8);
    d = carve(d, ball(s - 3.1, y - 0.15, z - 9.6, 2.2, 1.25, 2.2), 1.3);
    d = join(d, ball(s - 3.15, y + 0.1, z - 6.75, 1.75, 1.25, 1.6), 0.5);
    let nose = bone(x, y, z, bridge[0], bridge[1]);
    nose = join(nose, ball(s - 1.2 * of.wings, y + 4, z - 9.5, 0.72, 0.72, 1.05), 0.7);
    d = join(d, nose, 1.1);
    const lips = Math.min(bone(s, y, z, upper[0], upper[1]), bone(s, y, z, lower[0], lower[1]));
    d = join(d, lips, 0.45);
    d = carve(d, ball(s - 0.8 * of.wings, y + 4.65, z - 9.9, 0.45, 0.24, 0.6), 0.2);
    if (s < 6) return d;
    if (of.lobe) return join(d, ball(s - 7, y + 3.4, z + 0.2, 0.75, 1.3, 1.1), 0.5);
    let ear = ball(s - 7.1, y + 1.3 - (z + 0.4) * 0.25, z + 0.6, 0.75, 3, 1.8);
    ear = carve(ear, ball(s - 7.8, y + 0.9, z - 0.1, 0.55, 2, 0.9), 0.4);
    return join(d, ear, 0.5);
  };
};
