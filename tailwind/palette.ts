/**
 * A whole palette from two hues: a ladder of OKLCH lightnesses, the same for every brand. The steps are so far
 * apart that each pair of roles keeps its contrast at any hue and chroma; tests/unit/design/palette.test.ts
 * proves it for all of them.
 */
import { clampChroma, formatHex } from 'culori';
import { roles } from './roles.ts';
import type { Role } from './roles.ts';

/** Hues are OKLCH degrees, 0 to 360: 25 red, 75 ochre, 145 green, 260 blue, 330 purple. */
export interface Brand {
  /** Links, frames, figures, banners; a trace of it in ink, footer and the dark grounds. */
  hue: number;
  /** Main button, active marks, notes in the margin. */
  accentHue: number;
  /** Strength of the brand colour: 0 is grey, 0.07 engraved, 0.15 vivid. Screens end at 0.32. */
  chroma: number;
  /** Strength of the accent; twice the brand's unless given. */
  accentChroma?: number;
  /** Tint of paper and lines in the light scheme; the accent's hue unless given. */
  paperHue?: number;
}

/** Beyond it no screen has a colour (the sRGB gamut ends near 0.3225). */
export const MAX_CHROMA = 0.33;

export type Source = 'brand' | 'accent' | 'paper' | 'red' | 'green';
type Scheme = 'light' | 'dark';

/** Lightness, whose hue, share of its chroma, and the most chroma the role may have. */
type Step = readonly [lightness: number, from: Source, share: number, most?: number];

const ALL = MAX_CHROMA;
export const ladder: Record<Role, Record<Scheme, Step>> = {
  paper: { light: [0.973, 'paper', 0.25, 0.018], dark: [0.188, 'brand', 0.25, 0.02] },
  panel: { light: [0.947, 'paper', 0.4, 0.028], dark: [0.221, 'brand', 0.35, 0.028] },
  leaf: { light: [0.993, 'paper', 0.1, 0.006], dark: [0.25, 'brand', 0.4, 0.032] },
  ledger: { light: [0.947, 'brand', 0.25, 0.02], dark: [0.272, 'brand', 0.55, 0.045] },
  ink: { light: [0.24, 'brand', 0.4, 0.033], dark: [0.947, 'paper', 0.3, 0.02] },
  'ink-soft': { light: [0.385, 'brand', 0.4, 0.031], dark: [0.85, 'paper', 0.25, 0.018] },
  'ink-mute': { light: [0.415, 'brand', 0.4, 0.03], dark: [0.775, 'paper', 0.2, 0.014] },
  rule: { light: [0.86, 'paper', 0.5, 0.035], dark: [0.35, 'brand', 0.45, 0.035] },
  edge: { light: [0.57, 'paper', 0.5, 0.04], dark: [0.63, 'brand', 0.4, 0.03] },
  engrave: { light: [0.4, 'brand', 1], dark: [0.81, 'brand', 1.1, 0.13] },
  'engrave-fine': { light: [0.565, 'brand', 0.9], dark: [0.63, 'brand', 1.1, 0.15] },
  saffron: { light: [0.41, 'accent', 0.75, 0.12], dark: [0.83, 'accent', 0.85, 0.13] },
  'saffron-fine': { light: [0.61, 'accent', 0.85, 0.15], dark: [0.7, 'accent', 0.8, 0.14] },
  marigold: { light: [0.785, 'accent', 1, 0.17], dark: [0.805, 'accent', 1, 0.17] },
  'marigold-deep': { light: [0.74, 'accent', 1, 0.17], dark: [0.855, 'accent', 0.95, 0.16] },
  'on-marigold': { light: [0.205, 'brand', 0.4, 0.033], dark: [0.235, 'brand', 0.4, 0.033] },
  'marigold-field': { light: [0.993, 'paper', 0.1, 0.006], dark: [0.993, 'paper', 0.1, 0.006] },
  plate: { light: [0.365, 'brand', 0.95], dark: [0.345, 'brand', 0.9, 0.14] },
  'plate-deep': { light: [0.31, 'brand', 0.8], dark: [0.29, 'brand', 0.75, 0.12] },
  'on-plate': { light: [0.973, 'paper', 0.25, 0.018], dark: [0.955, 'paper', 0.25, 0.018] },
  'on-plate-soft': { light: [0.895, 'brand', 0.35, 0.03], dark: [0.895, 'brand', 0.35, 0.03] },
  'plate-line': { light: [0.71, 'brand', 1.05, 0.14], dark: [0.68, 'brand', 1.1, 0.14] },
  night: { light: [0.22, 'brand', 0.4, 0.034], dark: [0.158, 'brand', 0.25, 0.02] },
  'on-night': { light: [0.947, 'paper', 0.3, 0.02], dark: [0.947, 'paper', 0.3, 0.02] },
  'on-night-soft': { light: [0.825, 'paper', 0.15, 0.012], dark: [0.825, 'paper', 0.15, 0.012] },
  'night-line': { light: [0.392, 'brand', 0.45, 0.036], dark: [0.37, 'brand', 0.45, 0.036] },
  error: { light: [0.44, 'red', 1, 0.168], dark: [0.79, 'red', 1, 0.122] },
  'error-tint': { light: [0.945, 'red', 1, 0.022], dark: [0.254, 'red', 1, 0.042] },
  success: { light: [0.4, 'green', 1, 0.09], dark: [0.81, 'green', 1, 0.1] },
  'success-tint': { light: [0.945, 'green', 1, 0.025], dark: [0.26, 'green', 1, 0.04] },
  focus: { light: [0.24, 'brand', 0.4, 0.033], dark: [0.947, 'paper', 0.3, 0.02] },
  'focus-halo': { light: [0.785, 'accent', 1, 0.17], dark: [0.805, 'accent', 1, 0.17] },
};

/** One step of the ladder as six-digit hex; a chroma no screen has is taken back at the same lightness and hue. */
export function swatch(role: Role, scheme: Scheme, hue: number, chroma: number): string {
  const [l, , share, most = ALL] = ladder[role][scheme];
  const colour = clampChroma({ mode: 'oklch', l, c: Math.min(chroma * share, most), h: hue }, 'oklch');
  return formatHex(colour).toUpperCase();
}

/** @throws RangeError naming the field that is no hue or no chroma */
export function palette(brand: Brand): Record<Scheme, Record<Role, string>> {
  const {
    hue,
    accentHue,
    chroma,
    accentChroma = Math.min(2 * chroma, MAX_CHROMA),
    paperHue = accentHue,
  } = brand;
  const limits = { hue: 360, accentHue: 360, paperHue: 360, chroma: MAX_CHROMA, accentChroma: MAX_CHROMA };
  const given = { hue, accentHue, paperHue, chroma, accentChroma };
  for (const [field, limit] of Object.entries(limits)) {
    const value = given[field as keyof typeof given];
    if (!(value >= 0 && value <= limit))
      throw new RangeError(`brand.${field} is ${value}; it must be a number from 0 to ${limit}`);
  }
  const of: Record<Source, [hue: number, chroma: number]> = {
    brand: [hue, chroma],
    accent: [accentHue, accentChroma],
    paper: [paperHue, chroma],
    red: [27, ALL], // errors and successes keep the hues everybody knows
    green: [155, ALL],
  };
  const scheme = (name: Scheme) =>
    Object.fromEntries(
      roles.map((role) => [role, swatch(role, name, ...of[ladder[role][name][1]])]),
    ) as Record<Role, string>;
  return { light: scheme('light'), dark: scheme('dark') };
}
