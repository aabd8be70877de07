import type { Look } from '../theme.ts';

/** Indigo and brass, bold headings. */
export const indigo: Look = {
  brand: { hue: 268, primaryHue: 76, chroma: 0.115, primaryChroma: 0.15 },
  weight: { title: '700' },
};
