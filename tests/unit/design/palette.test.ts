import { wcagLuminance } from 'culori';
import { expect, it } from 'vitest';
import { ladder, MAX_CHROMA, createPalette } from '../../../tailwind/palette.ts';
import { pairs, roles } from '../../../tailwind/roles.ts';
import type { Role } from '../../../tailwind/roles.ts';

const hues = Array.from({ length: 72 }, (_, i) => i * 5);
const chromas = [0, 0.03, 0.07, 0.12, 0.2, MAX_CHROMA];
const palettes = hues.flatMap((hue) =>
  chromas.map((chroma) => createPalette({ hue, primaryHue: hue, chroma, primaryChroma: chroma })),
);

const schemes = ['light', 'dark'] as const;
it.each(schemes)('a palette from any two hues has the minimum contrasts: %s (G12)', (scheme) => {
  const luminances = Object.fromEntries(
    roles.map((role) => [role, palettes.map((palette) => wcagLuminance(palette[scheme][role]))]),
  );
  const lowestContrast = (text: Role, ground: Role) => {
    const [front = [], on = []] = [luminances[text], luminances[ground]];
    const limits = (all: readonly number[]) => [Math.min(...all), Math.max(...all)];
    // Two roles of one source have the same hue and chroma. For two sources, every combination is possible.
    const isOneSource = ladder[text][scheme][1] === ladder[ground][scheme][1];
    const combinations = isOneSource
      ? front.map((a, i) => [a, on[i]!])
      : limits(front).flatMap((a) => limits(on).map((b) => [a, b]));
    return Math.min(...combinations.map((two) => (Math.max(...two) + 0.05) / (Math.min(...two) + 0.05)));
  };
  for (const { front, on, minimum } of pairs)
    for (const text of front)
      for (const ground of on)
        expect.soft(lowestContrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(minimum);
});

it.each([
  ['primaryHue', { hue: 0, primaryHue: -1, chroma: 0.1 }],
  ['chroma', { hue: 0, primaryHue: 0, chroma: Number.NaN }],
  ['neutralHue', { hue: 0, primaryHue: 0, chroma: 0.1, neutralHue: 900 }],
])('a palette from two hues throws an error that names an invalid %s', (field, brand) => {
  expect(() => createPalette(brand)).toThrow(`brand.${field} is`);
});
