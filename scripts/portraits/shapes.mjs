/** Signed distances to round things, in centimetres: below 0 is inside. Roots by hand: Math.hypot is ten times slower. */

/** Of two, with a fillet of k between them. */
export const join = (a, b, k) => {
  const near = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - (near * near * k) / 4;
};

/** Of the first without the second. */
export const carve = (a, b, k) => -join(-a, b, k);

/** Of an ellipsoid, from its middle. */
export const ball = (x, y, z, rx, ry, rz) => {
  const [ux, uy, uz] = [x / rx, y / ry, z / rz];
  const near = Math.sqrt(ux * ux + uy * uy + uz * uz);
  const [vx, vy, vz] = [ux / rx, uy / ry, uz / rz];
  return (near * (near - 1)) / (Math.sqrt(vx * vx + vy * vy + vz * vz) + 1e-9);
};

/** Of a bone between two places, each with its radius. */
export const bone = (x, y, z, a, b) => {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const dz = b[2] - a[2];
  const px = x - a[0];
  const py = y - a[1];
  const pz = z - a[2];
  const part = (px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz);
  const at = Math.max(0, Math.min(1, part));
  const qx = px - dx * at;
  const qy = py - dy * at;
  const qz = pz - dz * at;
  return Math.sqrt(qx * qx + qy * qy + qz * qz) - a[3] - (b[3] - a[3]) * at;
};
