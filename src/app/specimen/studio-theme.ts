/** Calculates a theme from the settings of the panel Theme, and the lines of tailwind.config.ts for this theme. */
import { theme as siteTheme, written } from '../../../tailwind.config.ts';
import { looks } from '../../../tailwind/looks/index.ts';
import { createTheme } from '../../../tailwind/theme.ts';
import type { Choice, Look, Theme } from '../../../tailwind/theme.ts';

export type LookName = Choice['look'];
export const lookNames = Object.keys(looks) as LookName[];

export interface Settings {
  /** The ready-made theme. If it is undefined, the theme of the site is used. */
  look: LookName | undefined;
  /** If true, the colours come from the hues. If false, they come from the look. */
  hasBrand: boolean;
  /** The hue in degrees of OKLCH, from 0 to 360. */
  hue: number;
  primaryHue: number;
  /** The chroma of OKLCH, from 0 to 0.32. */
  chroma: number;
  /** The radius in px. If it is undefined, the radius of the look is used. */
  radius: number | undefined;
  /** The font sizes, in percent of the sizes of the look. */
  scale: number;
}

export const initialSettings: Settings = {
  look: undefined,
  hasBrand: false,
  hue: 175,
  primaryHue: 75,
  chroma: 0.07,
  radius: undefined,
  scale: 100,
};

const createBrand = ({ hasBrand, hue, primaryHue, chroma }: Settings): Look['brand'] =>
  hasBrand ? { hue, primaryHue, chroma } : undefined;

/** Scales each length in rem and vw. Rounds it to four decimals. */
const scaleSize = (size: string, percent: number) =>
  size.replace(/(\d*\.?\d+)(rem|vw)/g, (_, number: string, unit: string) => {
    return `${Number(((Number(number) * percent) / 100).toFixed(4))}${unit}`;
  });

/** Returns the theme for the settings. @throws the errors of `createTheme` */
export function createThemeFromSettings(settings: Settings): Theme {
  const brand = createBrand(settings);
  const base: Theme = settings.look ? createTheme(written, [looks[settings.look]]) : siteTheme;
  if (!brand && settings.radius === undefined && settings.scale === 100) return base;
  const type = Object.entries(base.type).map(([role, [size, more]]) => [
    role,
    [scaleSize(size, settings.scale), more],
  ]);
  return createTheme(base, [
    ...(brand ? [{ brand }] : []),
    {
      ...(settings.radius !== undefined && { radius: { md: `${settings.radius}px` } }),
      ...(settings.scale !== 100 && { type: Object.fromEntries(type) as Theme['type'] }),
    },
  ]);
}

const formatObject = (values: object) =>
  `{ ${Object.entries(values)
    .map(([key, value]) => `${key}: ${value}`)
    .join(', ')} }`;
const formatKey = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`);

/** Returns the lines to paste into tailwind.config.ts. A comment names the part of the file to which they belong. */
export function formatConfigLines(settings: Settings): string {
  const brand = createBrand(settings);
  const { type, radius } = createThemeFromSettings(settings);
  const sizes = Object.entries(type).map(([role, [size, { lineHeight, letterSpacing }]]) => {
    const more = {
      lineHeight: `'${lineHeight}'`,
      ...(letterSpacing && { letterSpacing: `'${letterSpacing}'` }),
    };
    return `${formatKey(role)}: ['${size}', ${formatObject(more)}],`;
  });
  return [
    ...(settings.look || brand ? ['// choice'] : []),
    ...(settings.look ? [`look: '${settings.look}',`] : []),
    ...(brand ? [`brand: ${formatObject(brand)},`] : []),
    ...(settings.radius === undefined ? [] : ['// radius', `md: '${radius.md}',`]),
    ...(settings.scale === 100 ? [] : ['// type', ...sizes]),
  ].join('\n');
}
