import type { Look } from '../theme.ts';

/** Madder red and turmeric: a serif for headings, square corners, single lines. */
export const madder: Look = {
  brand: { hue: 8, primaryHue: 74, chroma: 0.12, primaryChroma: 0.155, neutralHue: 75 },
  family: {
    display: ['"Palatino Linotype"', 'Palatino', '"Book Antiqua"', 'P052', 'Georgia', 'serif'],
  },
  radius: { md: '0', certificate: '0px', frame: '0px', specimen: '0px' },
  line: { account: '1.5px solid', page: '3px solid' },
};
