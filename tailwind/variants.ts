/** Derives variants of the main colours, such as colours for hover, with enough contrast if possible. */
import { clampChroma, converter, formatHex } from 'culori';
import { findLowPairs, findNearestPassing } from './nearest.ts';
import { roles } from './roles.ts';
import type { Colours, Role } from './roles.ts';

/** The colour from which each variant is derived. The variants are in the order of derivation. */
export const parents = {
  'brand-fine': 'brand',
  secondary: 'brand',
  'secondary-hover': 'secondary',
  'secondary-border': 'secondary',
  'primary-hover': 'primary',
  'primary-bright': 'primary',
  'ring-inner': 'primary-bright',
  'highlight-fine': 'highlight',
  ring: 'foreground',
} as const satisfies Partial<Record<Role, Role>>;

type Variant = keyof typeof parents;
/** The colours of a scheme as they are written in tailwind.config.ts, where variants are optional. */
export type WrittenColours = Readonly<
  Record<Exclude<Role, Variant>, string> & Partial<Record<Variant, string>>
>;
type Layer = Readonly<Partial<Record<Role, string>>>;

/** Reference colours. The difference between a variant and its parent here determines each derived variant. */
const reference: Record<'light' | 'dark', Layer> = {
  light: {
    brand: '#0B5245',
    'brand-fine': '#4E8578',
    secondary: '#0B4A3F',
    'secondary-hover': '#073A31',
    'secondary-border': '#6FB09D',
    primary: '#F2A51F',
    'primary-hover': '#E39208',
    'primary-bright': '#F2A51F',
    'ring-inner': '#F2A51F',
    highlight: '#7E3B00',
    'highlight-fine': '#C07A1E',
    foreground: '#15202F',
    ring: '#15202F',
  },
  dark: {
    brand: '#8FD1BA',
    'brand-fine': '#4F9683',
    secondary: '#0C4238',
    'secondary-hover': '#08322A',
    'secondary-border': '#5FA592',
    primary: '#F5B13A',
    'primary-hover': '#FFC45C',
    'primary-bright': '#F5B13A',
    'ring-inner': '#F5B13A',
    highlight: '#F7BC5E',
    'highlight-fine': '#C98E34',
    foreground: '#F5EDDA',
    ring: '#F5EDDA',
  },
};

const oklch = converter('oklch');

/** Moves a variant in OKLCH as its parent moved from `before` to `after`. All colours are six-digit hex. */
function shiftVariant(variant: string, before: string, after: string): string {
  const [colour, from, to] = [variant, before, after].map((hex) => oklch(hex));
  // oklch returns undefined for an invalid colour. createTheme reports it.
  if (!colour || !from || !to || before.toUpperCase() === after.toUpperCase()) return variant;
  if (variant.toUpperCase() === before.toUpperCase()) return after;
  const l = Math.min(Math.max(colour.l + to.l - from.l, 0), 1);
  const c = from.c > 0.01 ? (colour.c * to.c) / from.c : to.c;
  const h = (to.h ?? 0) + (from.c > 0.01 ? (colour.h ?? 0) - (from.h ?? 0) : 0);
  return formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch')).toUpperCase();
}

/**
 * Moves the derived variants, one after the other, to the nearest lightness that passes, if there is such a lightness.
 * If a role has too little contrast with the parent, its contrast with the variant is not checked. Lint reports the
 * role, and the variant is derived again when the role has a new value.
 */
function findPassingVariants(all: Colours, derived: ReadonlySet<Role>): Colours {
  const colours = { ...all };
  const settled = new Set(roles.filter((role) => !derived.has(role)));
  for (const [variant, parent] of Object.entries(parents) as [Variant, Role][]) {
    if (derived.has(variant)) {
      colours[variant] = shiftVariant(all[variant], all[parent], colours[parent]);
      const others = new Set(settled);
      for (const { text, ground } of findLowPairs(colours)) {
        if (text === parent) others.delete(ground);
        if (ground === parent) others.delete(text);
      }
      colours[variant] = findNearestPassing(variant, colours, others) ?? colours[variant];
    }
    settled.add(variant);
  }
  return colours;
}

/**
 * Returns the colours of a scheme. Later layers override earlier layers. If no layer sets a variant, the variant is
 * derived from its parent, and moved to the nearest lightness with enough contrast.
 */
export function layerColours(scheme: 'light' | 'dark', layers: readonly (Layer | undefined)[]): Colours {
  let colours = reference[scheme];
  const derived = new Set<Role>();
  for (const layer of layers) {
    const next = { ...colours, ...layer };
    for (const [variant, parent] of Object.entries(parents) as [Variant, Role][]) {
      const [current, before, after] = [colours[variant], colours[parent], next[parent]];
      if (layer?.[variant] !== undefined) derived.delete(variant);
      else if (current && before && after && before !== after) {
        next[variant] = shiftVariant(current, before, after);
        derived.add(variant);
      }
    }
    colours = next;
  }
  const all = Object.fromEntries(roles.map((role) => [role, colours[role]])) as Colours;
  return findPassingVariants(all, derived);
}
