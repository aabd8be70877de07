/** Converts the variables of a shadcn/ui theme to a look of this site. */
import { converter } from 'culori';
import { written } from '../../tailwind.config.ts';
import { findLowPairs, findNearestPassing } from '../../tailwind/nearest.ts';
import { repairColours } from '../../tailwind/repair.ts';
import { roles } from '../../tailwind/roles.ts';
import type { Colours, Role } from '../../tailwind/roles.ts';
import { createTheme } from '../../tailwind/theme.ts';
import type { Look, Theme } from '../../tailwind/theme.ts';
import { parents } from '../../tailwind/variants.ts';
import { toHex } from './colour-values.ts';
import { readShape } from './shape-values.ts';
import type { Variables } from './theme-file.ts';
import { readThemeVariables } from './theme-variables.ts';

export const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];
type Part = Partial<Record<Role, string>>;

export interface PastedTheme {
  look: Look;
  /** The theme before the repair of its contrast. `after` is the theme with `look`. */
  before: Pick<Theme, Scheme>;
  after: Pick<Theme, Scheme>;
  /** The roles whose values come from the file. */
  taken: Role[];
  /** The names of variables that are not used here, each with the reason. */
  ignored: { name: string; reason: string }[];
  /** True if the file has no `.dark`. All dark colours are then derived from the hues of `:root`. */
  isDarkDerived: boolean;
}

const oklch = converter('oklch');
const round = (value: number, decimals: number) => Number(value.toFixed(decimals));
const getHue = ({ h = 0 }: { h?: number | undefined }) => Math.round(h + 360) % 360;
/** The chroma below which a colour is a grey. The hue of a grey has no meaning, because it comes from rounding. */
const MIN_CHROMA = 0.003;
/**
 * The maximum chroma of derived colours. With a higher chroma, derived backgrounds would be more saturated than the
 * backgrounds of the theme.
 */
const MAX_DERIVED_CHROMA = 0.15;

/** Returns the colours that the file sets for a scheme. */
function readColours(variables: Variables, file: string): Part {
  const background = variables.has('background')
    ? toHex('background', variables, file, '#FFFFFF')
    : '#FFFFFF';
  const set = roles.filter((role) => variables.has(role));
  return Object.fromEntries(set.map((role) => [role, toHex(role, variables, file, background)]));
}

const getLightness = (hex: string | undefined) => oklch(hex ?? '')?.l ?? 1;
const bannerRoles: readonly Role[] = ['secondary', 'secondary-foreground'];
/**
 * Returns whether `secondary` can be the dark background of banners, as on this site. In shadcn/ui, `secondary` is a
 * quiet button.
 */
const isBannerGround = (part: Part) =>
  getLightness(part.secondary) < Math.min(getLightness(part['secondary-foreground']), 0.5);

/**
 * Returns the hues and chromas from which the palette derives all roles that the file does not set. Returns undefined if
 * the file has no valid `primary`.
 */
function deriveBrand({ primary, brand = primary, background }: Part): Look['brand'] {
  const [colour, main, page] = [brand, primary, background].map((hex) => oklch(hex ?? ''));
  if (!colour || !main) return undefined;
  const hue = getHue(colour);
  return {
    hue,
    primaryHue: getHue(main),
    chroma: round(Math.min(colour.c, MAX_DERIVED_CHROMA), 3),
    primaryChroma: round(main.c, 3),
    neutralHue: page && page.c > MIN_CHROMA ? getHue(page) : hue,
  };
}

/** Returns the colours with enough contrast. Changes only the roles that the file does not set. */
function repairDerived(colours: Colours, taken: ReadonlySet<Role>): Colours {
  const moved = { ...colours };
  for (const role of roles)
    if (!taken.has(role)) moved[role] = findNearestPassing(role, moved) ?? moved[role];
  return moved;
}

const ROUNDS = 4;
/**
 * Returns the look with colours that have enough contrast. Variants are derived again from the new colours, and may
 * need a repair too.
 */
function repairLook(look: Look, taken: ReadonlySet<Role>, isExact: boolean): Look {
  let repaired = look;
  for (let turn = 0; turn < ROUNDS; turn++) {
    const theme = createTheme(written, [repaired]);
    const changes = schemes.map((scheme) => {
      const colours = theme[scheme];
      const passing = isExact ? repairDerived(colours, taken) : repairColours(colours);
      const isOwn = (role: Role) => taken.has(role) || !(role in parents) || turn > 0;
      return roles
        .filter((role) => isOwn(role) && passing[role] !== colours[role])
        .map((role) => [role, passing[role]]);
    });
    if (changes.every(({ length }) => length === 0)) break;
    const [light, dark] = changes.map((entries) => Object.fromEntries(entries) as Part);
    repaired = { ...repaired, light: { ...repaired.light, ...light }, dark: { ...repaired.dark, ...dark } };
  }
  return repaired;
}

/**
 * Returns the look for a theme file. Replaces colours with too little contrast by the nearest colours with enough.
 * @param text CSS or registry JSON
 * @param file the name in messages
 * @param options.isExact keeps the colours of the file
 * @throws ThemeFileError for the first error in the file
 */
export function pasteTheme(text: string, file: string, { isExact = false } = {}): PastedTheme {
  const variables = readThemeVariables(text, file);
  const light = readColours(variables.light, file);
  const dark = variables.dark ? readColours(variables.dark, file) : {};
  const { shape, used, reasons } = readShape(variables.light);
  const isBanner = [light, ...(variables.dark ? [dark] : [])].every(isBannerGround);
  const parts = [light, dark].map((part) => {
    const own = { ...part };
    if (!isBanner) for (const role of bannerRoles) delete own[role];
    return own.primary ? { brand: own.primary, ...own } : own;
  });
  const brand = deriveBrand(light);
  const look: Look = { ...(brand && { brand }), light: parts[0] ?? {}, dark: parts[1] ?? {}, ...shape };
  const taken = roles.filter(
    (role) => variables.light.has(role) && (isBanner || !bannerRoles.includes(role)),
  );
  const repaired = repairLook(look, new Set(taken), isExact);
  const before = createTheme(written, [look]);
  const after = createTheme(written, [repaired]);
  const ignored = [...new Set([...variables.light.keys(), ...(variables.dark?.keys() ?? [])])]
    .filter((name) => !taken.includes(name as Role) && !used.includes(name))
    .map((name) => ({ name, reason: reasons.get(name) ?? explainIgnored(name) }));
  return { look: repaired, before, after, taken, ignored, isDarkDerived: !variables.dark };
}

const explainIgnored = (name: string) => {
  if (/^(?:chart|sidebar)\b/.test(name)) return 'no charts or sidebar here';
  if (/^secondary\b/.test(name)) return 'a quiet button there, the dark ground of banners here';
  if (/-foreground$|^popover$/.test(name)) return 'here the text and the ground of cards';
  return 'no such role here';
};

/** Returns whether a pair has too little contrast. This is possible only with `isExact`: otherwise, it is repaired. */
export const hasFailingPair = ({ after }: PastedTheme) =>
  schemes.some((scheme) => findLowPairs(after[scheme]).length > 0);
