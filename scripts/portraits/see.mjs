/** Pictures of a model: what each pixel shows, how far it is and how much light falls on it. */

/** Towards the light: from above, from the left. */
const LIGHT = [-0.6, 0.45, 0.66];
/** How bright a gloss hair has, and how narrow it is. */
const GLOSS = { hair: 0.34, plait: 0.4, beard: 0.1 };

/** @param parts of `modelOf` */
export function see(parts, { width, height, scale, middle: [mx, my] }) {
  const model = (x, y, z) => {
    let least = 99;
    for (const { shape } of parts) least = Math.min(least, shape(x, y, z));
    return least;
  };
  const size = width * height;
  const depth = new Float32Array(size);
  const light = new Float32Array(size).fill(1);
  const part = new Int8Array(size).fill(-1);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const [x, y] = [(column + 0.5 - mx) / scale, (my - row - 0.5) / scale];
      const z = hit(model, x, y);
      if (z === undefined) continue;
      const at = row * width + column;
      depth[at] = z;
      const far = parts.map(({ shape }) => shape(x, y, z));
      part[at] = far.indexOf(Math.min(...far));
      const { kind, stuff } = parts[part[at]];
      const own = typeof stuff === 'function' ? stuff(x, y, z) : stuff;
      light[at] = lit(model, x, y, z, own, GLOSS[kind] ?? 0);
    }
  return { depth, light, part };
}

function hit(model, x, y) {
  let z = 15;
  for (let step = 0; step < 80 && z > -13; step += 1) {
    const far = model(x, y, z);
    if (far < 0.015) return z;
    z -= far * 0.85;
  }
}

function lit(model, x, y, z, stuff, gloss) {
  const e = 0.04;
  const at = model(x, y, z);
  const n = [model(x + e, y, z) - at, model(x, y + e, z) - at, model(x, y, z + e) - at];
  const long = Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]) || 1;
  const [nx, ny, nz] = n.map((length) => length / long);
  const facing = nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2];
  let open = 1;
  for (const far of [0.4, 1, 2.2])
    open -= Math.max(0, far - model(x + nx * far, y + ny * far, z + nz * far)) * (0.2 / far ** 0.7);
  const direct = facing > 0 ? facing * sun(model, x + nx * 0.08, y + ny * 0.08, z + nz * 0.08) : 0;
  const sky = 0.5 + 0.5 * ny;
  const edge = Math.max(0, nx * 0.8 - nz * 0.1);
  const spread = 0.78 * direct + 0.14 * sky + 0.12 * edge + 0.16 * Math.max(0, nz) + 0.2 * Math.max(0, -ny);
  const half = Math.max(0, (nx * LIGHT[0] + ny * LIGHT[1] + nz * (LIGHT[2] + 1)) / 1.822);
  return Math.max(0, open) * (stuff * spread + gloss * stuff * 2.2 * half ** 12 * (direct > 0 ? 1 : 0.2));
}

/** How much of the light reaches a place: 0 in full shadow. */
function sun(model, x, y, z) {
  let open = 1;
  for (let far = 0.2; far < 12;) {
    const near = model(x + LIGHT[0] * far, y + LIGHT[1] * far, z + LIGHT[2] * far);
    open = Math.min(open, Math.max(far < 2.2 ? 0.42 : 0, 0.5 + (near * 6) / (2 * far)));
    if (open <= 0) return 0;
    far += Math.max(0.15, near * 0.85);
  }
  return open * open * (3 - 2 * open);
}
