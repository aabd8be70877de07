import type { Look } from '../theme.ts';
import { getFontFamily } from '../typefaces.mjs';

/** Grey with a green accent: thin lines, headings in normal weight. */
export const slate: Look = {
  brand: { hue: 250, primaryHue: 152, chroma: 0.022, primaryChroma: 0.115, neutralHue: 250 },
  family: { display: getFontFamily('sans') },
  weight: { title: '400' },
  radius: { md: '4px', certificate: '0px', frame: '0px', specimen: '0px' },
  line: { frame: '1px solid', account: '1px solid', page: '1px solid', perforation: '1px dashed' },
};
