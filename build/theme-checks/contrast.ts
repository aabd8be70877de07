/** Finds pairs of colours with too little contrast, and suggests the nearest colour with enough contrast. */
import { clampChroma, converter, formatHex, wcagContrast } from 'culori';
import { pairs } from '../../tailwind/roles.ts';
import type { Role } from '../../tailwind/roles.ts';
import type { Theme } from '../../tailwind/theme.ts';

type Colours = Theme['light'];

const toOklch = converter('oklch');
/** A step of lightness in OKLCH, from 0 to 1. */
const STEP = 0.0025;

/** Returns the pairs of colours with too little contrast: all pairs, or the pairs with a role. */
const lowPairs = (colours: Colours, role?: Role) =>
  pairs.flatMap(({ front, on, minimum }) =>
    front.flatMap((text) =>
      on.flatMap((ground) => {
        if (role && text !== role && ground !== role) return [];
        const ratio = wcagContrast(colours[text], colours[ground]);
        return ratio < minimum ? [{ text, ground, ratio, minimum }] : [];
      }),
    ),
  );

/** Returns the colour of `role` at the nearest lightness that gives all its pairs enough contrast, or undefined. */
function nearestPassing(role: Role, colours: Colours): string | undefined {
  const colour = toOklch(colours[role]);
  if (!colour) return undefined;
  for (let step = 0; step <= 1 / STEP; step++) {
    for (const l of [colour.l - step * STEP, colour.l + step * STEP]) {
      if (l < 0 || l > 1) continue;
      const value = formatHex(clampChroma({ ...colour, l }, 'oklch')).toUpperCase();
      if (lowPairs({ ...colours, [role]: value }, role).length === 0) return value;
    }
  }
  return undefined;
}

/** Returns a message for each pair of the theme whose contrast is below its minimum (tailwind/roles.ts). */
export const lowContrast = (theme: Pick<Theme, 'light' | 'dark'>) =>
  (['light', 'dark'] as const).flatMap((scheme) => {
    const colours = theme[scheme];
    return lowPairs(colours).map(({ text, ground, ratio, minimum }) => {
      const [fix = 'no lightness of either passes; change both'] = [text, ground].flatMap((role) => {
        const value = nearestPassing(role, colours);
        return value ? [`the nearest ${role} that passes is '${value}'`] : [];
      });
      const decimals = Math.floor(ratio * 100) / 100;
      return `tailwind.config.ts: ${scheme}: ${text} ${colours[text]} on ${ground} ${colours[ground]} has a contrast of ${decimals}, below ${minimum}; ${fix}`;
    });
  });
