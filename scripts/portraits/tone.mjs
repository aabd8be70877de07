import sharp from 'sharp';

/** Half the oval of a medallion, of the picture's sides. */
export const OVAL = [0.47, 0.475];

const clamp = (value) => Math.max(0, Math.min(1, value));

/** Marks of one shade as a mask of the picture: 0 to 255. */
async function maskOf(marks, { width, height, scale, middle }) {
  const shapes = marks.map(({ points, filled }) => {
    const line = points.map(([x, y]) => [middle[0] + x * scale, middle[1] - y * scale].join()).join(' ');
    const wide = Math.max(...points.map(([, , , w]) => w)) * 2 * scale;
    return filled
      ? `<polygon points="${line}" fill="#fff"/>`
      : `<polyline points="${line}" fill="none" stroke="#fff" stroke-width="${wide}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/>${shapes.join('')}</svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().extractChannel(0).raw().toBuffer();
}

/**
 * How much of each pixel is to be lines: the dark, or for the dark scheme the light. The ground is darker on the lit
 * side of the head and lighter behind the neck.
 */
export async function toneOf({ seen, marks }, view) {
  const { width, height, isDark, oval } = view;
  const spared = await maskOf(
    marks.filter(({ dark }) => dark === isDark),
    view,
  );
  return seen.light.map((value, at) => {
    const [x, y] = [(at % width) / width, Math.floor(at / width) / height];
    if (oval && Math.hypot((x - 0.5) / OVAL[0], (y - 0.5) / OVAL[1]) > 1) return 0;
    if (seen.part[at] === -1) {
      const side = 0.34 - 0.24 * clamp((x - 0.15) / 0.75);
      const shade = side * (1 - 0.75 * clamp((y - 0.35) / 0.4));
      return isDark ? 0.09 + 0.2 * shade : Math.max(0.09, shade);
    }
    const bright = clamp(value * 1.18) ** (isDark ? 0.95 : 0.74);
    return clamp(isDark ? Math.min(0.86, bright) : 1.02 - bright * 1.06) * (1 - spared[at] / 255);
  });
}
