/**
 * Generates a palette from two hues. Each role has a fixed OKLCH lightness. These lightnesses are so far apart that
 * each pair in roles.ts has enough contrast with any hue and chroma (tests/unit/design/palette.test.ts).
 */
import { clampChroma, formatHex } from 'culori';
import { roles } from './roles.ts';
import type { Role } from './roles.ts';

/**
 * The hues and the chroma of a brand. Hues are in degrees of OKLCH, from 0 to 360: 25 is red, 75 ochre, 145 green, 260
 * blue and 330 purple.
 */
export interface Brand {
  /**
   * The hue of links, frames, figures and banners. With less chroma, it is also the hue of dark text, the footer and
   * the backgrounds of the dark scheme.
   */
  hue: number;
  /** The hue of the main button, active marks and margin notes. */
  primaryHue: number;
  /**
   * The chroma of the brand colour: 0 is grey, 0.07 is the default theme, and 0.15 is vivid. Screens show at most 0.32.
   */
  chroma: number;
  /** The chroma of the primary colour. By default, it is twice the chroma of the brand colour. */
  primaryChroma?: number;
  /** The hue of backgrounds and lines in the light scheme, and of most light text. By default, it is `primaryHue`. */
  neutralHue?: number;
}

/** A chroma that no sRGB colour exceeds, because the maximum is 0.3225. */
export const MAX_CHROMA = 0.33;

type Source = 'brand' | 'primary' | 'neutral' | 'red' | 'green';
type Scheme = 'light' | 'dark';

/**
 * How a role gets its colour: the lightness, the source of the hue, the factor for the source's chroma, and the maximum
 * chroma.
 */
type Step = readonly [lightness: number, from: Source, share: number, most?: number];

const ALL = MAX_CHROMA;
export const ladder: Record<Role, Record<Scheme, Step>> = {
  background: { light: [0.973, 'neutral', 0.25, 0.018], dark: [0.188, 'brand', 0.25, 0.02] },
  muted: { light: [0.947, 'neutral', 0.4, 0.028], dark: [0.221, 'brand', 0.35, 0.028] },
  card: { light: [0.993, 'neutral', 0.1, 0.006], dark: [0.25, 'brand', 0.4, 0.032] },
  accent: { light: [0.947, 'brand', 0.25, 0.02], dark: [0.272, 'brand', 0.55, 0.045] },
  foreground: { light: [0.24, 'brand', 0.4, 0.033], dark: [0.947, 'neutral', 0.3, 0.02] },
  'foreground-soft': { light: [0.385, 'brand', 0.4, 0.031], dark: [0.85, 'neutral', 0.25, 0.018] },
  'muted-foreground': { light: [0.415, 'brand', 0.4, 0.03], dark: [0.775, 'neutral', 0.2, 0.014] },
  border: { light: [0.86, 'neutral', 0.5, 0.035], dark: [0.35, 'brand', 0.45, 0.035] },
  input: { light: [0.57, 'neutral', 0.5, 0.04], dark: [0.63, 'brand', 0.4, 0.03] },
  brand: { light: [0.4, 'brand', 1], dark: [0.81, 'brand', 1.1, 0.13] },
  'brand-fine': { light: [0.565, 'brand', 0.9], dark: [0.63, 'brand', 1.1, 0.15] },
  highlight: { light: [0.41, 'primary', 0.75, 0.12], dark: [0.83, 'primary', 0.85, 0.13] },
  'highlight-fine': { light: [0.61, 'primary', 0.85, 0.15], dark: [0.7, 'primary', 0.8, 0.14] },
  primary: { light: [0.785, 'primary', 1, 0.17], dark: [0.805, 'primary', 1, 0.17] },
  'primary-hover': { light: [0.74, 'primary', 1, 0.17], dark: [0.855, 'primary', 0.95, 0.16] },
  'primary-bright': { light: [0.785, 'primary', 1, 0.17], dark: [0.805, 'primary', 1, 0.17] },
  'primary-foreground': { light: [0.205, 'brand', 0.4, 0.033], dark: [0.235, 'brand', 0.4, 0.033] },
  secondary: { light: [0.365, 'brand', 0.95], dark: [0.345, 'brand', 0.9, 0.14] },
  'secondary-hover': { light: [0.31, 'brand', 0.8], dark: [0.29, 'brand', 0.75, 0.12] },
  'secondary-foreground': { light: [0.973, 'neutral', 0.25, 0.018], dark: [0.955, 'neutral', 0.25, 0.018] },
  'secondary-foreground-soft': { light: [0.895, 'brand', 0.35, 0.03], dark: [0.895, 'brand', 0.35, 0.03] },
  'secondary-border': { light: [0.71, 'brand', 1.05, 0.14], dark: [0.68, 'brand', 1.1, 0.14] },
  footer: { light: [0.22, 'brand', 0.4, 0.034], dark: [0.158, 'brand', 0.25, 0.02] },
  'footer-foreground': { light: [0.947, 'neutral', 0.3, 0.02], dark: [0.947, 'neutral', 0.3, 0.02] },
  'footer-foreground-soft': { light: [0.825, 'neutral', 0.15, 0.012], dark: [0.825, 'neutral', 0.15, 0.012] },
  'footer-border': { light: [0.392, 'brand', 0.45, 0.036], dark: [0.37, 'brand', 0.45, 0.036] },
  destructive: { light: [0.44, 'red', 1, 0.168], dark: [0.79, 'red', 1, 0.122] },
  'destructive-tint': { light: [0.945, 'red', 1, 0.022], dark: [0.254, 'red', 1, 0.042] },
  success: { light: [0.4, 'green', 1, 0.09], dark: [0.81, 'green', 1, 0.1] },
  'success-tint': { light: [0.945, 'green', 1, 0.025], dark: [0.26, 'green', 1, 0.04] },
  ring: { light: [0.24, 'brand', 0.4, 0.033], dark: [0.947, 'neutral', 0.3, 0.02] },
  'ring-inner': { light: [0.785, 'primary', 1, 0.17], dark: [0.805, 'primary', 1, 0.17] },
};

/** Returns the colour of a role as six-digit hex. A chroma that is outside the gamut is reduced. */
function createSwatch(role: Role, scheme: Scheme, hue: number, chroma: number): string {
  const [l, , share, most = ALL] = ladder[role][scheme];
  const colour = clampChroma({ mode: 'oklch', l, c: Math.min(chroma * share, most), h: hue }, 'oklch');
  return formatHex(colour).toUpperCase();
}

/**
 * Returns the palette of a brand.
 * @throws RangeError that names an invalid hue or chroma
 */
export function createPalette(brand: Brand): Record<Scheme, Record<Role, string>> {
  const {
    hue,
    primaryHue,
    chroma,
    primaryChroma = Math.min(2 * chroma, MAX_CHROMA),
    neutralHue = primaryHue,
  } = brand;
  const limits = {
    hue: 360,
    primaryHue: 360,
    neutralHue: 360,
    chroma: MAX_CHROMA,
    primaryChroma: MAX_CHROMA,
  };
  const values = { hue, primaryHue, neutralHue, chroma, primaryChroma };
  for (const [field, limit] of Object.entries(limits)) {
    const value = values[field as keyof typeof values];
    if (!(value >= 0 && value <= limit))
      throw new RangeError(`brand.${field} is ${value}; it must be a number from 0 to ${limit}`);
  }
  const sources: Record<Source, [hue: number, chroma: number]> = {
    brand: [hue, chroma],
    primary: [primaryHue, primaryChroma],
    neutral: [neutralHue, chroma],
    red: [27, ALL], // errors are red and successes green in every brand
    green: [155, ALL],
  };
  const scheme = (name: Scheme) =>
    Object.fromEntries(
      roles.map((role) => {
        const [, source] = ladder[role][name];
        return [role, createSwatch(role, name, ...sources[source])];
      }),
    ) as Record<Role, string>;
  return { light: scheme('light'), dark: scheme('dark') };
}
