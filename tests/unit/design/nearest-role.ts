/** Suggests a class of this theme for a class of Tailwind's default theme. */
import { differenceEuclidean } from 'culori';
import palette from 'tailwindcss/colors';
import scale from 'tailwindcss/defaultTheme';
import { light, theme } from '../../../tailwind.config.ts';
import { closestName } from '../../../src/build/closest-name.ts';

const distance = differenceEuclidean('oklab');
/** The largest of a size in pixels: '1.125rem', '2px', 'clamp(1rem, 2vw, 3rem)'. */
const pixels = (size: string) =>
  Math.max(
    ...[...size.matchAll(/([\d.]+)(rem|px)\b/g)].map(([, n, unit]) => Number(n) * (unit === 'px' ? 1 : 16)),
  );

const least = (names: readonly string[], far: (name: string) => number) =>
  names.toSorted((one, other) => far(one) - far(other))[0];

function colourOf(rest: string): string | undefined {
  const [name = '', shade = ''] = rest.split('-');
  const found: unknown = palette[name as keyof typeof palette];
  const value: unknown = typeof found === 'object' ? (found as Record<string, string>)[shade] : found;
  return typeof value === 'string' && /^(?:oklch|#)/.test(value) ? value : undefined;
}

const sizes = theme.type as Readonly<Record<string, readonly [string, unknown]>>;

/** The role whose value is nearest to that of Tailwind's own class. */
function byValue(stem: string, rest: string): string | undefined {
  const colour = colourOf(rest);
  if (colour) return least(Object.keys(light), (role) => distance(light[role as keyof typeof light], colour));
  const size = (scale.fontSize as unknown as Record<string, readonly [string, unknown] | undefined>)[
    rest
  ]?.[0];
  if (stem === 'text' && size)
    return least(Object.keys(sizes), (role) => Math.abs(pixels(sizes[role]?.[0] ?? '') - pixels(size)));
  const corner = (scale.borderRadius as Record<string, string>)[rest || 'DEFAULT'];
  const corners = theme.radius as Readonly<Record<string, string>>;
  if (stem.startsWith('rounded') && corner)
    return least(Object.keys(corners), (role) => Math.abs(pixels(corners[role] ?? '') - pixels(corner)));
  return undefined;
}

/**
 * Returns ': text-lg is nearest', or how to enable an excluded word; '' if nothing is similar.
 * @param known every class that compiles
 * @param off those of `@source not inline` in src/styles/index.css
 */
export function advice(name: string, known: ReadonlySet<string>, off: readonly string[]): string {
  const [, variants = '', plain = name] = /^(.*:)?([^:]*)$/.exec(name) ?? [];
  if (off.includes(plain)) return `: strike it off \`@source not inline\` in src/styles/index.css`;
  const [, stem = '', rest = ''] =
    /^([a-z]+(?:-(?:[trblsexy]|[tb][lr]|[se]{2})(?=-|$))?)-?(.*)$/.exec(plain) ?? [];
  const role = byValue(stem, rest);
  const like = role ? `${stem}-${role}` : closestName(plain, known);
  return like ? `: ${variants}${like} is nearest` : '';
}
