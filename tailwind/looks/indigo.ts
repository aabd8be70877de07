import type { Look } from '../theme.ts';

/** Indigo dye and brass: the engraved drawing in the ink of stamp paper, headings bold. */
export const indigo: Look = {
  brand: { hue: 268, primaryHue: 76, chroma: 0.115, primaryChroma: 0.15 },
  weight: { title: '700' },
};
