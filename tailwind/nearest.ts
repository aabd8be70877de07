/** Finds pairs of colours with too little contrast, and the nearest colour with enough contrast. */
import { clampChroma, converter, formatHex, wcagLuminance } from 'culori';
import { pairs, roles } from './roles.ts';
import type { Colours, Role } from './roles.ts';

interface Pair {
  text: Role;
  ground: Role;
  /** The minimum contrast ratio, from 1 to 21. */
  minimum: number;
}

const allPairs: readonly Pair[] = pairs.flatMap(({ front, on, minimum }) =>
  front.flatMap((text) => on.map((ground) => ({ text, ground, minimum }))),
);

/** Returns the contrast ratio of two colours by their relative luminance (WCAG 2.2). */
const calculateRatio = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** Returns the pairs with too little contrast, with their contrast ratio. */
export function findLowPairs(colours: Colours) {
  // Each role is in many pairs, and the conversion of its colour takes most of the time.
  const luminance = new Map(roles.map((role) => [role, wcagLuminance(colours[role])]));
  return allPairs.flatMap((pair) => {
    const ratio = calculateRatio(luminance.get(pair.text) ?? 0, luminance.get(pair.ground) ?? 0);
    return ratio < pair.minimum ? [{ ...pair, ratio }] : [];
  });
}

const toOklch = converter('oklch');
/**
 * The step of OKLCH lightness (0 to 1) in the first search. The second search halves the step `HALVINGS` times.
 */
const STEP = 0.01;
const HALVINGS = 8;

/**
 * Returns the colour of `role` with the nearest OKLCH lightness at which all its pairs have enough contrast, as
 * six-digit hex. The hue stays the same. The chroma is reduced only if sRGB does not contain the colour at that
 * lightness. The lightness differs from the exact limit by at most 0.001 or one step of a channel. Returns the colour
 * itself if it already passes, and undefined if no lightness passes.
 * @param others limits the check to pairs with these roles; by default, all pairs are checked
 */
export function findNearestPassing(
  role: Role,
  colours: Colours,
  others?: ReadonlySet<Role>,
): string | undefined {
  const limits = allPairs.flatMap(({ text, ground, minimum }) => {
    const other = text === role ? ground : ground === role ? text : undefined;
    return other && (others?.has(other) ?? true) ? [{ other: wcagLuminance(colours[other]), minimum }] : [];
  });
  const passes = (hex: string) => {
    const luminance = wcagLuminance(hex);
    return limits.every(({ other, minimum }) => calculateRatio(luminance, other) >= minimum);
  };
  if (passes(colours[role])) return colours[role];
  const colour = toOklch(colours[role]);
  if (!colour) return undefined;
  const at = (l: number) => formatHex(clampChroma({ ...colour, l }, 'oklch')).toUpperCase();
  const closest = (direction: number): number | undefined => {
    const end = direction < 0 ? 0 : 1;
    for (let step = 0; step <= 1 / STEP; step++) {
      const clamp = (steps: number) => Math.min(Math.max(colour.l + direction * steps * STEP, 0), 1);
      let [failing, passing] = [clamp(step), clamp(step + 1)];
      if (passes(at(passing))) {
        for (let halving = 0; halving < HALVINGS; halving++) {
          const middle = (failing + passing) / 2;
          if (passes(at(middle))) passing = middle;
          else failing = middle;
        }
        return passing;
      }
      if (passing === end) return undefined;
    }
    return undefined;
  };
  const [nearest] = [closest(-1), closest(1)]
    .filter((l) => l !== undefined)
    .toSorted((a, b) => Math.abs(a - colour.l) - Math.abs(b - colour.l));
  return nearest === undefined ? undefined : at(nearest);
}
