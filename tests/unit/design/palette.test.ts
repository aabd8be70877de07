import { wcagLuminance } from 'culori';
import { expect, it } from 'vitest';
import { ladder, MAX_CHROMA, createPalette, createSwatch } from '../../../tailwind/palette.ts';
import type { Source } from '../../../tailwind/palette.ts';
import { pairs, roles } from '../../../tailwind/roles.ts';
import type { Role } from '../../../tailwind/roles.ts';

const hues = Array.from({ length: 72 }, (_, i) => i * 5);
const chromas = [0, 0.03, 0.07, 0.12, 0.2, MAX_CHROMA];
const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

interface Shade {
  hue: number;
  chroma: number;
  luminance: number;
}

/** Returns the shades of a role for brands with sampled hues and chromas. */
function shades(role: Role, scheme: Scheme): Shade[] {
  const from = ladder[role][scheme][1];
  const hueOf: Partial<Record<Source, number>> = { red: 27, green: 155 };
  const fixed = hueOf[from];
  return (fixed === undefined ? hues : [fixed]).flatMap((hue) =>
    (fixed === undefined ? chromas : [MAX_CHROMA]).map((chroma) => {
      return { hue, chroma, luminance: wcagLuminance(createSwatch(role, scheme, hue, chroma)) };
    }),
  );
}

const contrast = (a: Shade, b: Shade) =>
  (Math.max(a.luminance, b.luminance) + 0.05) / (Math.min(a.luminance, b.luminance) + 0.05);

/**
 * Returns the two shades, one of each role, that have the lowest contrast. Two roles of one source have the same hue and chroma. For two
 * sources, every combination is possible, and the extremes of luminance have the lowest contrast.
 */
function worst(front: readonly Shade[], on: readonly Shade[], oneSource: boolean): [Shade, Shade] {
  const extremes = (shadesOfRole: readonly Shade[]) => {
    const sorted = shadesOfRole.toSorted((a, b) => a.luminance - b.luminance);
    return [sorted[0], sorted.at(-1)] as [Shade, Shade];
  };
  const meetings = oneSource
    ? front.map((shade, i) => [shade, on[i]] as [Shade, Shade])
    : extremes(front).flatMap((a) => extremes(on).map((b) => [a, b] as [Shade, Shade]));
  return meetings.toSorted((a, b) => contrast(...a) - contrast(...b))[0] as [Shade, Shade];
}

const shadesByRole = new Map(
  schemes.flatMap((scheme) => roles.map((role) => [`${scheme} ${role}`, shades(role, scheme)] as const)),
);

it.each(schemes)('a palette from any two hues reaches the minimum contrasts: %s (G12)', (scheme) => {
  const low = pairs.flatMap(({ front: texts, on: grounds, minimum }) =>
    texts.flatMap((text) =>
      grounds.flatMap((ground) => {
        const [front = [], on = []] = [text, ground].map((role) => shadesByRole.get(`${scheme} ${role}`));
        const oneSource = ladder[text][scheme][1] === ladder[ground][scheme][1];
        const [a, b] = worst(front, on, oneSource);
        const at = ({ hue, chroma }: Shade) => `hue ${hue}, chroma ${chroma}`;
        return contrast(a, b) < minimum
          ? [`${text} (${at(a)}) on ${ground} (${at(b)}), below ${minimum}`]
          : [];
      }),
    ),
  );
  expect(low).toEqual([]);
});

it.each([
  ['hue', { hue: 361, primaryHue: 0, chroma: 0.1 }],
  ['primaryHue', { hue: 0, primaryHue: -1, chroma: 0.1 }],
  ['chroma', { hue: 0, primaryHue: 0, chroma: Number.NaN }],
  ['neutralHue', { hue: 0, primaryHue: 0, chroma: 0.1, neutralHue: 900 }],
])('a palette from two hues throws an error that names an invalid %s', (field, brand) => {
  expect(() => createPalette(brand)).toThrow(`brand.${field} is`);
});
