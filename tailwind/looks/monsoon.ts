import type { Look } from '../theme.ts';
import { getFontFamily } from '../typefaces.mjs';

/** Blue-grey and coral: cool backgrounds, rounded controls, one typeface. */
export const monsoon: Look = {
  brand: { hue: 222, primaryHue: 48, chroma: 0.075, primaryChroma: 0.135, neutralHue: 225 },
  family: { display: getFontFamily('sans') },
  weight: { title: '600' },
  radius: { md: '10px', certificate: '40px', frame: '28px', specimen: '28px', punch: '9px' },
  line: { account: '1px solid', page: '2px solid', perforation: '1.5px dotted' },
};
