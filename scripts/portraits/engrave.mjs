import { between, blurred, growth } from './field.mjs';
import { closed, levels, outline, swelling } from './hatch.mjs';
import { OVAL } from './tone.mjs';

/** Where each kind of part has its lines: across it at an angle, bent by its form, so far apart. */
const flows = {
  face: { angle: 0.12, bend: 0.5, apart: 1 },
  neck: { angle: -0.3, bend: 0.55, apart: 1 },
  beard: { angle: 1.5, bend: 0.15, apart: 0.9 },
  dress: { angle: 0.62, bend: 0.35, apart: 1.2 },
  photograph: { angle: 0, bend: 1, apart: 1 },
  ground: { angle: 0, bend: 0, apart: 1.15 },
};
/** Strands that lie closer than this, at a steep edge, are left to lines across. */
const DENSE = 2.6;
/** Darkness that one set of lines carries; the rest is crossed by a second. */
const ALONE = 0.72;
const all = (dark) => dark;
const first = (dark) => Math.min(dark, (dark + ALONE) / 2);
const second = (dark) => (dark <= ALONE ? 0 : 1 - (1 - dark) / (1 - first(dark)));

/**
 * The picture as paths.
 * @param seen of `see`, parts and marks of `modelOf`
 * @param tone of `toneOf`
 */
export function engraved({ seen, parts, marks }, tone, view) {
  const { width, scale, middle, gap, isDark, oval } = view;
  const darkness = between(tone, view);
  const paths = [];

  const cut = (field, inside, share, apart) => {
    const value = between(field, view);
    const half = (x, y) => {
      const spacing = apart / Math.max(0.5, Math.hypot(...growth(value, x, y)));
      return (spacing * Math.min(0.94, share(darkness(x, y)))) / 2;
    };
    for (const line of levels(field, inside, view, apart))
      for (const run of swelling(line, half)) paths.push(outline(run));
  };

  /** A part's outline, where one of its sides is dark; a beard has none. */
  const edge = (kind) => {
    const isOwn = (part) => part === kind || (parts[kind].kind === 'face' && parts[part]?.kind === 'beard');
    const mask = Float32Array.from(seen.part, (part) => (isOwn(part) ? 0.5 : -0.5));
    const soft = blurred(mask, () => true, view, 1);
    const value = between(soft, view);
    const half = (x, y) => {
      const [nx, ny] = growth(value, x, y);
      const far = 2.5 / (Math.hypot(nx, ny) || 1);
      const dark = Math.max(...[-far, far].map((by) => darkness(x + nx * by, y + ny * by)));
      if (dark < 0.28) return 0;
      return parts[kind].kind === 'hair' && dark > 0.5 ? 1 : 0.5;
    };
    for (const line of levels(soft, () => true, view, 99).filter(({ length }) => length > 24))
      for (const run of swelling(line, half)) paths.push(outline(run));
  };

  for (const kind of [...parts.keys(), -1]) {
    if (!seen.part.includes(kind)) continue;
    const { kind: name, strand, ...own } = parts[kind] ?? { kind: 'ground' };
    const flow = { ...(flows[name] ?? flows.dress), ...own };
    const inside = (at) => seen.part[at] === kind;
    const near = (at) => [at, at - 1, at + 1, at - width, at + width].some(inside);
    const form = blurred(seen.depth, inside, view, strand ? 1 : 7);
    const slanted = (angle) =>
      form.map(
        (z, at) =>
          Math.floor(at / width) * Math.cos(angle) + (at % width) * Math.sin(angle) + flow.bend * z * scale,
      );
    const apart = gap * (strand ? 1 : flow.apart);
    if (strand) {
      const field = form.map((z, at) =>
        near(at)
          ? scale *
            strand(((at % width) - middle[0]) / scale, (middle[1] - Math.floor(at / width)) / scale, z)
          : 0,
      );
      const slope = field.map((value, at) => Math.hypot(field[at + 1] - value, field[at + width] - value));
      const dense = blurred(slope, inside, view, 4);
      const isDense = (at) => dense[at] > DENSE;
      cut(field, (at) => near(at) && !isDense(at), all, apart);
      cut(slanted(flow.angle), (at) => near(at) && isDense(at), all, apart);
    } else {
      const isCrossed = !isDark && kind >= 0 && name !== 'beard';
      cut(slanted(flow.angle), near, isCrossed ? first : all, apart);
      if (isCrossed) cut(slanted(flow.angle - 0.95), near, second, apart * 1.15);
    }
    if (kind >= 0 && name !== 'beard' && name !== 'photograph') edge(kind);
  }

  for (const { filled, points } of marks.filter(({ dark }) => dark !== isDark)) {
    const flat = points.map(([x, y, , w]) => [middle[0] + x * scale, middle[1] - y * scale, w * scale]);
    paths.push(filled ? closed(flat) : outline(flat, 0.1));
  }
  if (oval) paths.push(...rim(5, 0.9, view), ...rim(9, 0.4, view));
  return paths;
}

/** A ring round the oval of a medallion, in four arcs. */
const rim = (far, w, { width, height }) =>
  [0, 1, 2, 3].map((part) => {
    const arc = Array.from({ length: 41 }, (_, n) => {
      const angle = (part + n / 40) * (Math.PI / 2);
      const [rx, ry] = [width * OVAL[0] + far, height * OVAL[1] + far];
      return [width / 2 + rx * Math.cos(angle), height / 2 + ry * Math.sin(angle), w];
    });
    return outline(arc, 0.06);
  });
